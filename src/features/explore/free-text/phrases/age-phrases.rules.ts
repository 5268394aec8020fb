import { headquarters } from './place-phrases.rules.ts';
import { type AnyTopic, topic } from './topic.rules.ts';

const RUNNING = 'in business|in operation|up and running|in existence|existing';

/** When companies were founded, and how old they are. */
export const ageTopics: readonly AnyTopic[] = [
  topic<'years'>({
    phrases: [
      'founded {years}',
      '(founded|started|launched|established|incorporated|created|formed|born|est|estd|began|begun|set up|built|opened|opened [its|their] doors|kicked off|got going|got started|started up|registered|came into being|in business|around|operating|existing|on the market|in the market|active|trading|dating [back] [to|from]|dates [back] [to|from]|going back to|goes back to) [only|sometime|back|somewhere|anytime|any time] {years}',
      '(founding|foundation|incorporation|creation) (date|year) {years}',
      '{years} (vintage|founded|est|estd|established|incorporated)',
      '(year founded|founding year|year of founding|founding|foundation|foundation year|year of (foundation|creation|establishment|incorporation|launch)|creation year|start year|founded year|creation|establishment|incorporation|vintage) [is|of|was|should be|must be] {years}',
    ],
    read: ({ years }) => ({ year_founded: years }),
    tell: ({ year_founded: years }) => years && { years },
    excludes: 'a year',
  }),
  topic<'years'>({
    phrases: ['(min|minimum|earliest) (founded|year founded|founding year|founded year) {years}'],
    read: ({ years: { min } }) => (min === undefined ? null : { year_founded: { min } }),
    excludes: 'a year',
  }),
  topic<'years'>({
    phrases: ['(max|maximum|latest) (founded|year founded|founding year|founded year) {years}'],
    read: ({ years: { max } }) => (max === undefined ? null : { year_founded: { max } }),
    excludes: 'a year',
  }),
  topic<'labelled_years'>({
    phrases: ['(year|years|yr|yrs|inc|fdd|age) {labelled_years}'],
    read: ({ labelled_years }) => ({ year_founded: labelled_years }),
    excludes: 'a year',
  }),
  topic<'years'>({
    phrases: ['already (around|active|operating|in business|there|existing|running) {years}'],
    read: ({ years: { max } }) => (max === undefined ? null : { year_founded: { max } }),
    excludes: 'an age',
  }),
  topic<'years' | 'place'>({
    phrases: ['(founded|started|launched|established|born|set up) in [the] {place} {years}'],
    read: ({ years, place }) => ({ ...headquarters(place), year_founded: years }),
    excludes: 'a place with a year',
  }),
  topic<'age'>({
    phrases: [
      '{age} (old|of age|in business|in operation|in existence|on the market|in the market|of history|of existence)',
      '(age|aged|ages) [of|is] {age}',
      `(existed for|around for|(${RUNNING}) [for]) {age}`,
    ],
    read: ({ age }) => ({ year_founded: age }),
    excludes: 'an age',
  }),
  topic<'own_age'>({
    phrases: ['{own_age} [old]'],
    read: ({ own_age }) => ({ year_founded: own_age }),
    excludes: 'an age',
  }),
  topic<'bare_age'>({
    phrases: ['{bare_age}'],
    read: ({ bare_age }) => ({ year_founded: bare_age }),
    excludes: 'an age',
    guess: true,
    bare: 'right',
  }),
  topic<'lone_age'>({
    phrases: ['{lone_age}'],
    read: ({ lone_age }) => ({ year_founded: lone_age }),
    excludes: 'an age',
    guess: true,
    bare: 'both',
  }),
  topic<'standing'>({
    phrases: [
      `[been] (around|active|operating|trading|open|open for business|family owned|family run|going|going strong|exist|exists|existed|there|running|on the market|in the market|${RUNNING}) {standing} [or [even] longer]`,
      `{standing} (active|operating|on the market|in the market|${RUNNING}) [or [even] longer]`,
    ],
    read: ({ standing }) => ({ year_founded: standing }),
    excludes: 'an age',
  }),
  topic<'compared_years'>({
    phrases: ['{compared_years}'],
    read: ({ compared_years }) => ({ year_founded: compared_years }),
    excludes: 'a year',
  }),
  topic<'open_years'>({
    phrases: ['{open_years}'],
    read: ({ open_years }) => ({ year_founded: open_years }),
    excludes: 'a year',
    guess: true,
  }),
  topic<'bare_years'>({
    phrases: ['{bare_years}'],
    read: ({ bare_years }) => ({ year_founded: bare_years }),
    excludes: 'a year',
    guess: true,
    bare: 'name',
  }),
  topic<'decade'>({
    phrases: [
      '(in|from|of|during) the {decade}',
      '{decade} (companies|company|startups|firms|businesses|vintage|era)',
    ],
    read: ({ decade }) => ({ year_founded: decade }),
    excludes: 'a decade',
    guess: true,
  }),
  topic<'decade'>({
    phrases: ['{decade}'],
    read: ({ decade }) => ({ year_founded: decade }),
    excludes: 'a decade',
    guess: true,
    bare: 'both',
  }),
];
