import { monthOf } from './calendar.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { findAt, tokenAt } from './token-text.rules.ts';
import { wordTable } from './word-table.rules.ts';

/** "!isSaas" */
const DENYING = /(?<![\p{L}\d!?.)"”'’])!(?=[\p{L}(])/uy;
/** "+saas -california", as search engines read it. */
const MINUS = /(?<=(?:^|[^\S\n]))-(?=\p{L})(?!no[tn]?\b|without\b)/uy;
const hasPlus = (text: string) => /(?:^|\s)\+\p{L}/u.test(text);
const MARK = /(?<!\|)\|(?!\|)|->|\+\/-|±|\.\.|[,;/&~+%]|!=|<>|[<>]=?|[≤≥≠–—-]/uy;
const MARKS = wordTable<string>({
  ';': ',',
  '|': ',',
  '≤': '<=',
  '≥': '>=',
  '–': '-',
  '—': '-',
  '..': '-',
  '->': '',
  '+/-': '±',
});
const UNEQUAL = new Set(['!=', '<>', '≠']);

/** The end of a sentence parts as a comma does; the dot of a short form says nothing. */
const STOP = /[.!?](?=\s+([\p{L}\d"“]))/uy;
/** "owner? none": the answer belongs to the question. */
const ASKED =
  /(?<=owner|status|state|country|city|hq|stage|size|staff|headcount|employees|founded|list|tag)\?|\?(?=\s+(?:none|never|nobody|no one|any|either|whatever|does ?n['’]?t|do ?n['’]?t)(?![\p{L}\d]))/iuy;
const SHORTEST_LAST_WORD = 3;
/** Before a small letter only a longer word ends a sentence. */
const LONGER_LAST_WORD = 5;
const SHORT_FORMS = new Set(
  `excl incl approx calif empl inc ltd llc est max min emp mrs etc usd mio mil yrs mos pct avg abt jan feb mar apr jun jul
  aug sep oct nov dec mon tue wed thu fri sat sun ill ind wis ore del ark fla tex ala col`.split(/\s+/),
);
/** Short words that end a sentence, and are short for nothing. */
const LAST_WORDS = new Set(
  'us it me so up do go on him her them that this now here too ones yet one all'.split(' '),
);
const isShortForm = ({ text, key }: Token, next: string) =>
  !LAST_WORDS.has(text) &&
  key !== 'not' &&
  key !== "'s" &&
  (text.length < (/\p{Ll}/u.test(next) ? LONGER_LAST_WORD : SHORTEST_LAST_WORD) || SHORT_FORMS.has(key));
export function readStop(text: string, from: number, before: Token | undefined): Token | null {
  if (before?.to === from && findAt(ASKED, text, from)) return null;
  const stop = before?.to === from ? findAt(STOP, text, from) : null;
  if (!before || !stop) return null;
  const isShort = before.kind === 'word' && text[from] === '.' && isShortForm(before, stop[1] ?? '');
  return isShort ? null : tokenAt('mark', ',', text.charAt(from), from);
}

const BEFORE_NUMBER =
  /^\s*(?:(?:US\$|USD|EUR|GBP|[$€£])?\s?\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/i;
const BEFORE_MONTH = /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** What has to follow a hyphen so that it stands between two amounts or two days. */
const joins = (before: Token | undefined) => {
  if (before?.kind === 'number' || before?.kind === 'date') return BEFORE_NUMBER;
  return monthOf(before?.key) === null ? null : BEFORE_MONTH;
};

const LABELS = new Set(
  'location geo region country state city hq headcount size staff employees funding raised growth age founded owner status stage sector'.split(
    ' ',
  ),
);

/** A bar parts what is labelled, else it stands behind a label; a hyphen joins words, parts thoughts, or stands between numbers; only the first says nothing. */
export function readMark(text: string, from: number, before: Token | undefined): Token | null {
  if (findAt(DENYING, text, from)) return tokenAt('word', 'not', '!', from);
  if (findAt(MINUS, text, from) && (before || hasPlus(text))) return tokenAt('word', 'not', '-', from);
  const found = findAt(MARK, text, from);
  if (!found || (found[0] === '|' && !text.includes(':'))) return null;
  if (UNEQUAL.has(found[0])) return tokenAt('word', 'not', found[0], from);
  const key = MARKS[found[0]] ?? found[0];
  const isBetween = joins(before)?.test(text.slice(from + found[0].length)) ?? false;
  if (key !== '-' || isBetween) return tokenAt('mark', key, found[0], from);
  // With a blank on both sides it parts two thoughts.
  const isApart = /\s/.test(text[from - 1] ?? '') && /\s/.test(text[from + found[0].length] ?? '');
  // "Headcount - under 30"
  if (isApart && before && LABELS.has(before.key)) {
    before.closes = true;
    return tokenAt('mark', '', found[0], from);
  }
  return tokenAt('mark', isApart ? ',' : '', found[0], from);
}
