import type { Range } from '#kernel/filter-kinds.ts';
import { FEWER, MORE, OR_LESS } from './amounts.rules.ts';
import { patternOf, wordsIn, writePattern } from './pattern.rules.ts';
import { readingYears } from './year-slots.rules.ts';

const LATER =
  '(or later|or after|or afterwards|or afterward|or beyond|or onward|or onwards|or subsequently|or upwards|and afterwards|and beyond|and subsequently|and since|or younger|and younger|or up|or newer|or more recent|or more recently|or thereafter|or since|or since then|and more recent|and more recently|and thereafter|onwards|onward|and later|and newer|and after|and up|and on|and onward|and onwards|forward)';
const EARLIER =
  '(or earlier|or before|or older|or prior|or sooner|and earlier|and before|and older|and prior)';
const OPEN = [`{a} (${LATER}|+)`, `{b} ${EARLIER}`, '{onward}'];
const DECADE = [
  '{decade} [(or|and|to|-|through|&|/) [the] {last_decade}]',
  `{decade_on} ${LATER}`,
  `{decade_back} ${EARLIER}`,
];
const YEARS = [
  '[sometime|somewhere] between {a} (and|-|to) {b}',
  `(in|from) {a} ${LATER}`,
  `(in|by|from) {b} ${EARLIER}`,
  '(after|post|past|later than|following) {after}',
  '(before|pre|prior to|earlier than|precedes|preceding|predates|predating|that predate) {before}',
  '(after {after}|since {since}|from {since}) [,] (and|but|yet) [founded|started] (before {before}|by {until}|until {until}|no later than {until})',
  'before {before} [,] (and|but|yet) (after {after}|since {since}|no earlier than {since})',
  '(since|from|no earlier than|not earlier than|not before|nothing before|starting|starting (in|from)|as of|as from|(in|on|during) or (after|since)) {a} [on|onward|onwards]',
  '(by|until|till|no later than|not later than|not after|nothing after|up to|up to and including|through|(in|on|during) or before) {b}',
  '[in|by|from] {b} at the latest',
  '[in|from] {a} at the earliest',
  '[from|during|in|sometime] [the] [pandemic|covid] [years] {a} (to|-|through|thru|until|till|and|up to|up to and including|through to) {b}',
  '[sometime|somewhere|anytime] (between|btw|btwn|bw|from|starting) {a} (and|to|-|through|thru|until|till|up to|up to and including) {b}',
  '(between|from|since) {a} (and|to|until|till|-) (today|now|the present|present|this year)',
  '(not|no|nothing) (before|earlier than|prior to) {since} [,] (and|but|nor) [not|no] (after|later than|past) {until}',
  '[in] [either] {a} or {next}',
  '[in] [either] {a} , {next} [,] (or|and) {b}',
  '[exactly|precisely] (in|during|around) [exactly|precisely] {year}',
  '(exactly|precisely) {year}',
  '{year}',
  '[in|during|from|sometime in] [the] (first|early) half of [the] {early_decade}',
  '[in|during|from|sometime in] [the] (second|latter|later|last|back) half of [the] {late_decade}',
  ...DECADE.map((said) => `[sometime|back] [in|during|from] [the] [early|late|mid] ${said}`),
  '(in|within|over|during) [the] (last|past|previous) {span}',
  '(less than|under|at most|no more than|not more than|within|up to) {span} ago',
  '(more than|over|at least|upwards of|no less than|well over) {ago} ago',
  '{ago} (or more|plus) ago',
  '[between|from|anywhere from|somewhere between] {least} (and|to|-|or) {most} ago',
  ...OPEN,
  '(>=|at least|gte) {a}',
  '(>|gt) {after}',
  '(<=|at most|lte) {b}',
  '(<|lt) {before}',
  '[in|during] [either] this year or last {both}',
  '[in|during] [either] (last year or this|this or last|last or this) {both}',
  '[in|during] this {this}',
  '[in|during] last {last}',
].map(patternOf);

/** "after 2018" is 2019 and later; "since 2018" is 2018 and later; "in the last 5 years" counts from this year. */
export const years = {
  read: readingYears(YEARS),
  write({ min, max }: Range): string {
    const pattern = YEARS[min === undefined ? 2 : max === undefined ? 1 : 0] ?? [];
    return writePattern(pattern, (slot) => String(slot === 'a' ? min : max));
  },
};

/** Every word of a year or an age. */
export const yearWords = () => [...YEARS, ...[...AGES, ...OWN_AGES].map(patternOf)].flatMap(wordsIn);

const WITHOUT_WORDS = { write: () => '' };

/** "2015 or later", with no word that says what happened then. */
export const openYears = {
  read: readingYears([...OPEN, 'post {after}', '(pre|predates|predating) {before}'].map(patternOf)),
  ...WITHOUT_WORDS,
};
/** "newer than 2015" */
export const comparedYears = {
  read: readingYears(['(newer|younger|more recent) than {after}', 'older than {before}'].map(patternOf)),
  ...WITHOUT_WORDS,
};
/** "after 2017", "from 2012 until 2018" */
export const bareYears = {
  read: readingYears(
    [
      'after {after}',
      'since {a}',
      'before {before}',
      '[either] [from|between] {a} (to|until|till|and|through|-) {b}',
    ].map(patternOf),
  ),
  ...WITHOUT_WORDS,
};
/** "the nineties" */
export const decades = { read: readingYears(DECADE.map(patternOf)), ...WITHOUT_WORDS };
/** "since before 2005": how long something has been there at least. */
export const standing = {
  read: readingYears(
    [
      'since (before|prior to) {before}',
      'since [at least] {b}',
      'since the [early|mid|late] {decade_back}',
      '(for|since) (more than|over|at least|longer than|well over) {ago}',
      'since {ago}',
    ].map(patternOf),
  ),
  ...WITHOUT_WORDS,
};

const AGES = [
  `(${FEWER}|younger than|newer than) {span}`,
  `(${MORE}|older than) {ago}`,
  '[between|from|btw|somewhere between] {least} (and|to|-|or) {most}',
  '(at least|more than|over) {above} [years|yrs] [,] (but|and) (at most|less than|under|no more than|not more than|fewer than|up to) {below}',
  '{plus}',
  '{ago} (+|or more|or longer|and up|plus|at least|minimum|and counting)',
  `{span} (${OR_LESS})`,
];
const OWN_AGES = [
  '(younger|newer) than {span}',
  '[can|must|should|may|could|shall|to] (no|not) [be|any] older than ({span}|{number})',
  'older than {ago}',
  '[can|must|should|may|could|shall|to] (no|not) [be|any] younger than ({ago}|{years_old})',
  '{span} (or younger|or newer)',
  '{ago} (or older|and older|or more of age|and counting)',
  '(older|more mature) than {ago}',
  'at least {ago} old',
  '{ago} old [,] (or more|or older|and up|and older|and over|or over|or above|at least|at the (least|very least)|at a minimum|at minimum|minimum|min|plus)',
  '{ago} (behind|under) (them|it|their belt|its belt|the belt)',
  `{span} old [,] (or younger|or newer|${OR_LESS})`,
  // "younger than four": a number of years.
  '(younger|newer) than {number}',
  'older than {years_old}',
  '(aged|age) {number} (or less|or younger|or under|at most|max)',
  '(aged|age) {years_old} (or more|or older|or over|and up|plus|at least|min)',
  `(aged|age) (${FEWER}) {number}`,
  `(aged|age) (${MORE}) {years_old}`,
  '(aged|ages) [between|from] {least} (and|to|-) {oldest}',
];

/** "less than 5 years" of age: the years in which such a company was founded. */
export const age = { read: readingYears(AGES.map(patternOf)), ...WITHOUT_WORDS };
/** "21+ years" */
export const bareAge = { read: readingYears(['{plus}'].map(patternOf)), ...WITHOUT_WORDS };
/** "over 8 years", with nothing beside it. */
export const loneAge = {
  read: readingYears([`(over|more than|at least) {ago}`, '(under|less than|at most) {span}'].map(patternOf)),
  ...WITHOUT_WORDS,
};
/** The same where the words say that it is an age: "older than 5 years". */
export const ownAge = { read: readingYears(OWN_AGES.map(patternOf)), ...WITHOUT_WORDS };
