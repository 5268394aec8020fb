import { NUMBER_WORDS } from '#kernel/spans.ts';
import type { Token } from './token-shape.rules.ts';
import { findAt, keyOf, tokenAt } from './token-text.rules.ts';
import { wordTable } from './word-table.rules.ts';

const WORD = /(?:[\p{L}\p{M}]\.){2,}|[\p{L}\p{M}][\p{L}\p{M}\d]*/uy;
/** A part of a name as it is written in code: of "isSaas" first "is". */
/** "c.country": whose it is, in code. */
const OF_CODE = /\p{Ll}\.(?=\p{Ll}{2})/uy;
const FIRST_PART = /\p{Ll}{2,}(?=\p{Lu}\p{Ll})/uy;
const NEXT_PART = /\p{Lu}\p{Ll}+(?=\p{Lu}\p{Ll})/uy;
/** "w/ 20 people" and "on hold w theo", but not "w/o" and "w virginia" */
const WITH = /w(?:\/(?=\s|\d)|(?= (?!virginia|va(?!\p{L}))[\p{L}\d]))/iuy;
/** "founder(s)" */
const PLURAL = /\((s)\)/iy;
const APOSTROPHE = /['’](s|t|m|re|ve|d|ll)(?![\p{L}])/iuy;

/** "no. of employees", "200 nos. of staff": how many, and no denial. */
const NUMBER_OF =
  /(?:nos|no|nr)\.?(?=(?<=nos\.?) (?:employees|staff|people|persons)| of (?:the )?(?:full time )?(?:employees|staff|people|persons|heads|workers|ftes|personnel))/iuy;
/** Marks that were spoken. */
const SPOKEN =
  /(?:i\.e\.|tl;dr|comma|semicolon|question mark|full stop|exclamation (?:mark|point)|period(?=\s*$))(?![\p{L}\d])/iuy;
/** "havent" as well as "haven't": what is denied, and then that it is. */
const DENIED = /(?:have|has|had|did|do|does|is|are|was|were|wo|should|could|would)(?=nt(?![\p{L}\d]))/iuy;
const DENYING = /(?<=(?:have|has|had|did|do|does|is|are|was|were|wo|should|could|would))nt(?![\p{L}\d])/iuy;
const DENIALS = wordTable<string>({ nt: 'not', wo: 'will' });

/** Nothing follows an answer but the next question: ": no more than 35" is none. */
const ANSWER = /[:=?] ?([yn])(?:es|o|ope|ah)?(?![\p{L}\d])(?=\s*(?:$|[,;:.)|]|\p{L}[\p{L}_ ]{0,30}[:=]))/iuy;
/** "saas: no", "is_saas = y", "saas? no": an answer, not a word that turns around what follows. */
export function readAnswer(text: string, from: number): Token | null {
  const found = findAt(ANSWER, text, from);
  return found && tokenAt('word', found[1]?.toLowerCase() === 'y' ? 'yes' : 'false', found[0], from);
}

export function readWord(text: string, from: number, tokens: readonly Token[]): Token | null {
  const short = findAt(APOSTROPHE, text, from);
  if (short) return shortened(short[0], from, tokens.at(-1));
  const spoken = findAt(SPOKEN, text, from)?.[0];
  if (spoken) return tokenAt('mark', ',', spoken, from);
  const mail = findAt(/e-(?=mail)/iy, text, from);
  const startup = findAt(/start-ups?(?![\p{L}\d])/iuy, text, from)?.[0];
  if (startup) return tokenAt('word', 'startups', startup, from);
  const beside = findAt(WITH, text, from)?.[0];
  if (beside) return tokenAt('word', 'with', beside, from);
  const companies = findAt(/co(?:['’]s|s)(?![\p{L}\d'’])/uy, text, from)?.[0];
  if (companies) return tokenAt('word', 'companies', companies, from);
  const number = findAt(NUMBER_OF, text, from)?.[0];
  if (number) return tokenAt('word', 'number', number, from);
  const denied = findAt(DENIED, text, from) ?? findAt(DENYING, text, from);
  if (denied) return tokenAt('word', DENIALS[keyOf(denied[0])] ?? keyOf(denied[0]), denied[0], from);
  const variable = findAt(OF_CODE, text, from)?.[0];
  if (variable) return tokenAt('word', '', variable, from);
  const isNext = tokens.at(-1)?.to === from;
  const part = findAt(FIRST_PART, text, from) ?? (isNext ? findAt(NEXT_PART, text, from) : null);
  const found = part ?? findAt(WORD, text, mail ? from + 2 : from);
  if (!found) return null;
  const key = keyOf(found[0]);
  // "OR(" of a spreadsheet is no Oregon.
  const isFormula = FORMULAS.has(key) && text[found.index + found[0].length] === '(';
  const plural = findAt(PLURAL, text, found.index + found[0].length);
  const written = isFormula ? key : (mail?.[0] ?? '') + found[0] + (plural?.[0] ?? '');
  const value = NUMBER_WORDS[key];
  return {
    ...tokenAt('word', `${mail ? 'e' : ''}${key}${plural?.[1] ?? ''}`, written, from),
    ...(value !== undefined && { quantity: { value, suffix: '', currency: '', plus: false } }),
  };
}

const FORMULAS = new Set(['or', 'in', 'and', 'not']);

/** "haven't" is have not; "Marta's" is Marta and what is hers. */
function shortened(text: string, from: number, before: Token | undefined): Token {
  // "HQ'd" is hqed.
  if (/d$/i.test(text) && before && before.text === before.text.toUpperCase()) before.key += 'ed';
  if (!/t$/i.test(text)) return tokenAt('word', /s$/i.test(text) ? "'s" : '', text, from);
  // "gov't"
  if (!before?.key.endsWith('n')) return tokenAt('word', '', text, from);
  before.key = before.key === 'can' ? 'can' : before.key.slice(0, -1);
  return { ...tokenAt('word', 'not', text, from), from: before.from };
}
