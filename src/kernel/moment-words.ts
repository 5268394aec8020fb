import { daysBefore, monthsBefore } from './date-shortcuts.ts';
import type { Day } from './dates.ts';
import { FARTHEST_DAYS } from './meant-days.ts';
import { NUMBER_WORDS, suffixOf, unitOf } from './spans.ts';
import { dayIn, momentIn } from './zones.ts';

/** A moment somebody wrote in words. */
export interface SpokenMoment {
  at: Date;
  day: Day;
  /** Whether a time of day was written; without one it is nine in the morning. */
  has_time: boolean;
}

interface Said {
  day?: Day;
  weekday?: number;
  days: number;
  months: number;
  minutes?: number;
  time?: number;
  named: boolean;
  /** A date was written that no calendar has. */
  impossible?: true;
}

/** Why no moment to come was read: it has been, is more than ten years away, is in no calendar, or is no moment at all. */
export type NoMoment = 'past' | 'far' | 'impossible' | 'unread';

type Reader = (words: readonly string[], at: number, said: Said, today: Day) => number;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MORNING = 9 * 60;
const EVENING = 17 * 60;
const MOST_MONTHS = 120;
const LEAP_YEARS = 8;
const WORD = /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?|\d{1,2}:\d{2}|\d+|[a-z]+/g;
/** With dots the day always comes first: "31.12.2026", "31.12." */
const DOTTED = /\b(\d{1,2})\.(1[0-2]|0?[1-9])\.(\d{4}|\d{2})?(?!\d)/g;
/** With dashes and a year at the end the month comes first, as with slashes: "12-31-26" */
const DASHED = /\b(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![-\d])/g;
const PAST = /\b(yesterday|ago|last)\b/i;
const FILLER = new Set(['in', 'on', 'at', 'the', 'of', 'this', 'next', 'coming', 'around', 'by']);
/** The times that parts of a day stand for, in minutes. */
const PARTS = new Map([
  ['morning', MORNING],
  ['noon', 12 * 60],
  ['midday', 12 * 60],
  ['afternoon', 14 * 60],
  ['evening', 18 * 60],
]);
/** Nobody counts further; what is far beyond would be no date at all. */
const MOST_COUNT = 10_000_000;

const begins = (names: readonly string[], word = '') =>
  word.length < 3
    ? -1
    : names.findIndex((name) =>
        name.startsWith(word === 'tues' || word === 'thurs' ? word.slice(0, 3) : word),
      );
const numberOf = (word = '') => (/^\d+$/.test(word) ? Number(word) : NUMBER_WORDS[word]);
function isDay(day: string) {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
const dayFrom = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** That date of the year, the next time there is one. */
function nextDate(today: Day, month: number, date: number): Day | undefined {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: LEAP_YEARS + 1 }, (_, ahead) => dayFrom(year + ahead, month, date)).find(
    (day) => isDay(day) && day >= today,
  );
}

const RELATIVE: Record<string, number> = { today: 0, tonight: 0, tomorrow: 1 };

/** "today", "tomorrow", "day after tomorrow" */
const relativeDay: Reader = (words, at, said) => {
  const after = words[at] === 'day' && words[at + 1] === 'after' && words[at + 2] === 'tomorrow';
  const days = after ? 2 : Object.hasOwn(RELATIVE, words[at] ?? '') ? RELATIVE[words[at] ?? ''] : undefined;
  if (days === undefined || said.named) return 0;
  said.named = true;
  said.days += days;
  if (words[at] === 'tonight') said.time ??= 19 * 60;
  return after ? 3 : 1;
};

/** "in 3 weeks", "in a month", "6mo", "in half an hour", "next quarter", "a week from now" */
const span: Reader = (words, at, said) => {
  let here = at + (words[at] === 'in' ? 1 : 0);
  let count = numberOf(words[here]);
  if (count !== undefined) here += 1;
  else if (words[here] === 'a' || words[here] === 'an' || words[here] === 'another') {
    here += 1;
    count = words[here] === 'couple' ? 2 : 1;
    if (words[here] === 'couple') here += words[here + 1] === 'of' ? 2 : 1;
  } else if (words[at - 1] === 'next') count = 1;
  if (count === undefined || count > MOST_COUNT || said.minutes !== undefined) return 0;
  const word = words[here] ?? '';
  if (/^(hour|hr|minute|min)s?$/.test(word)) said.minutes = count * (word.startsWith('h') ? 60 : 1);
  else {
    const unit = unitOf(word) ?? (here > at ? suffixOf(word) : undefined);
    if (!unit || said.named) return 0;
    if (unit.months) said.months += count * unit.months;
    else said.days += count * unit.days;
  }
  said.named = true;
  const end = here + 1;
  return end - at + (words[end] === 'from' && /^(now|today)$/.test(words[end + 1] ?? '') ? 2 : 0);
};

/** "monday", "tue", "weekend" */
const weekday: Reader = (words, at, said) => {
  const found = begins(WEEKDAYS, words[at] === 'weekend' ? 'saturday' : words[at]);
  if (found === -1 || said.weekday !== undefined) return 0;
  said.weekday = found;
  return 1;
};

/** "2026-12-08", "12/8", "12/8/26", "31/12/2026", "12 March", "March 12 2027" */
const date: Reader = (words, at, said, today) => {
  if (said.named) return 0;
  const word = words[at] ?? '';
  const [one = 0, two = 0, year] = word.split('/').map(Number);
  // The month comes first, unless there is no such month.
  const [month, day] = one > 12 ? [two, one] : [one, two];
  const done = (found: Day | undefined, used: number) => {
    if (!found || !isDay(found)) {
      said.impossible = true;
      return 0;
    }
    said.day = found;
    said.named = true;
    return used;
  };
  if (/^\d{4}-/.test(word)) return done(word, 1);
  if (word.includes('/') && month && day)
    return done(year ? dayFrom(year < 100 ? 2000 + year : year, month, day) : nextDate(today, month, day), 1);
  const first = begins(MONTHS, word);
  const named = first === -1 ? begins(MONTHS, words[at + 1]) : first;
  const number = Number(first === -1 ? word : words[at + 1]);
  if (named === -1 || !Number.isInteger(number) || number < 1) return 0;
  const end = at + 2 + (/^(st|nd|rd|th)$/.test(words[at + 2] ?? '') ? 1 : 0);
  const written = /^\d{4}$/.test(words[end] ?? '') ? Number(words[end]) : undefined;
  return done(
    written ? dayFrom(written, named + 1, number) : nextDate(today, named + 1, number),
    end - at + (written ? 1 : 0),
  );
};

/** "end of the month", "end of next week": a week ends on Friday */
const ending: Reader = (words, at, said, today) => {
  if (words[at] !== 'end' || words[at + 1] !== 'of' || said.named) return 0;
  const skipped = /^(the|this)$/.test(words[at + 2] ?? '') ? 1 : 0;
  const isNext = words[at + 2 + skipped] === 'next';
  const end = at + 2 + skipped + (isNext ? 1 : 0);
  const unit = unitOf(words[end] ?? '');
  const begin = `${today.slice(0, 8)}01`;
  const month = Number(today.slice(5, 7));
  if (unit?.months) {
    const left = unit.months - ((month - 1) % unit.months);
    said.day = daysBefore(monthsBefore(begin, -(left + (isNext ? unit.months : 0))), 1);
  } else if (unit?.days === 7) {
    const toFriday = (5 - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
    said.day = daysBefore(today, -(toFriday + (isNext ? 7 : 0)));
  } else return 0;
  said.named = true;
  return end + 1 - at;
};

/** "9am", "9:30 pm", "15:30", "noon", "afternoon" */
const time: Reader = (words, at, said) => {
  if (said.time !== undefined) return 0;
  const word = words[at] ?? '';
  const part = PARTS.get(word);
  if (part !== undefined) {
    said.time = part;
    return 1;
  }
  const [hour = Number.NaN, minute = 0] = word.split(':').map(Number);
  const half = /^(am|pm)$/.test(words[at + 1] ?? '') ? words[at + 1] : undefined;
  if (Number.isNaN(hour) || minute > 59 || (!half && !word.includes(':'))) return 0;
  if (half ? hour < 1 || hour > 12 : hour > 23) return 0;
  said.time = (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute;
  return half ? 2 : 1;
};

/** The day that "12 March 2026" or "March 12, 2026" names. */
export function writtenDay(text: string): Day | null {
  const words = wordsOf(text);
  const said: Said = { days: 0, months: 0, named: false };
  return words && date(words, 0, said, '0000-01-01') === words.length ? (said.day ?? null) : null;
}

/** The words of a text; null when it also holds something else. */
function wordsOf(text: string): string[] | null {
  const plain = text
    .toLowerCase()
    .replace(DOTTED, (_, date: string, month: string, year = '') => `${month}/${date}${year && `/${year}`}`)
    .replace(DASHED, '$1/$2/$3')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/[,.]/g, ' ')
    .trim();
  const words = plain.match(WORD) ?? [];
  return words.length === 0 || plain.replace(WORD, '').trim() !== '' ? null : words;
}

const READERS = [date, ending, time, relativeDay, span, weekday];

/** Reads "in 3 weeks", "12 March", "Monday 9am": the next such moment after now, or null when it says none. */
export function readMoment(text: string, now: Date, zone: string): SpokenMoment | null {
  const read = sayMoment(text, now, zone);
  return typeof read === 'string' ? null : read;
}

/** Why a text is no moment that can be planned for; null where it is one. */
export function whyNoMoment(text: string, now: Date, zone: string): NoMoment | null {
  const read = sayMoment(text, now, zone);
  return typeof read === 'string' ? read : null;
}

function sayMoment(text: string, now: Date, zone: string): SpokenMoment | NoMoment {
  const words = wordsOf(text) ?? [];
  const today = dayIn(now, zone);
  const said: Said = { days: 0, months: 0, named: false };
  for (let at = 0; at < words.length; ) {
    const used = READERS.reduce((found, read) => found || read(words, at, said, today), 0);
    if (used === 0 && !FILLER.has(words[at] ?? ''))
      return said.impossible ? 'impossible' : PAST.test(text) ? 'past' : 'unread';
    at += used || 1;
  }
  return momentOf(said, today, now, zone);
}

function momentOf(said: Said, today: Day, now: Date, zone: string): SpokenMoment | NoMoment {
  const { minutes, weekday: named, time: asked } = said;
  if (minutes !== undefined) {
    const at = new Date(now.getTime() + minutes * 60_000);
    return whyNotAhead(at, now) ?? { at, day: dayIn(at, zone), has_time: true };
  }
  if (!said.named && named === undefined && asked === undefined) return 'unread';
  if (said.months > MOST_MONTHS || said.days > FARTHEST_DAYS) return 'far';
  const begin = daysBefore(monthsBefore(said.day ?? today, -said.months), -said.days);
  let day = named === undefined ? begin : onWeekday(said.named ? begin : daysBefore(today, -1), named);
  if (!said.named && named === undefined && momentIn(day, asked ?? 0, zone) <= now) day = daysBefore(day, -1);
  const tooLate = asked === undefined && momentIn(day, MORNING, zone) <= now;
  const at = momentIn(day, asked ?? (tooLate ? EVENING : MORNING), zone);
  return whyNotAhead(at, now) ?? { at, day, has_time: asked !== undefined };
}

function whyNotAhead(at: Date, now: Date): NoMoment | null {
  if (!(at > now)) return 'past';
  return at.getTime() - now.getTime() < FARTHEST_DAYS * 86_400_000 ? null : 'far';
}

const onWeekday = (from: Day, wanted: number): Day =>
  daysBefore(from, -((wanted - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7));
