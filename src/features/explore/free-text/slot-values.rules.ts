import type { Range } from '#kernel/filter-kinds.ts';
import type { GrowthPeriod } from './growth-periods.rules.ts';
import type { Headquarters } from './headquarters.rules.ts';
import type { When } from './times.rules.ts';

/** What a slot of a phrase holds once it is read. */
export interface SlotValues {
  count: Range;
  /** A bound with nothing counted: it may be people. */
  bare_count: Range;
  /** So many in all, which may be people. */
  total_count: Range;
  /** A bound in words with nothing counted. */
  bounded_count: Range;
  /** Both bounds with nothing counted, as a size is written. */
  bare_range: Range;
  percent: Range;
  money: Range;
  /** A bound in dollars with no word of what was paid. */
  bare_money: Range;
  amount: Range;
  years: Range;
  /** Behind a colon. */
  labelled_years: Range;
  age: Range;
  own_age: Range;
  standing: Range;
  open_years: Range;
  compared_years: Range;
  /** Years with no word of what happened then. */
  bare_years: Range;
  decade: Range;
  points: Range;
  /** The same with a word or a sign that compares. */
  open_points: Range;
  /** "21+ years", with no word of what is so old. */
  bare_age: Range;
  /** "over 8 years", with nothing beside it. */
  lone_age: Range;
  foreign_money: Range;
  span: number;
  within: number;
  /** For how long nothing happened. */
  silence: number;
  /** The same where how long something lasted is not meant. */
  lately: number;
  when: When;
  period: GrowthPeriod;
  other_period: string;
  owner: string[];
  bare_owner: string[];
  /** By name, with no colon behind it. */
  open_owner: string[];
  namesakes: readonly string[];
  guessed_city: string[];
  tp_status: string[];
  status: string[];
  tag: string[];
  newsletter: string[];
  quip: string[];
  country: string[];
  state: string[];
  city: string[];
  metro: string[];
  one_country: string;
  place: Headquarters;
  bare_place: Headquarters;
  list: number;
  long_list: number;
  /** The same where it is no bound: one is called "Under 5M raised". */
  named_list: number;
  datasource: string;
  long_datasource: string;
  uuid: string;
  day: string;
  /** One that no calendar has. */
  no_day: string;
  /** A name nobody here has. */
  unknown: string;
  /** A name in capitals that is none of the firm's. */
  name: string;
}
export type SlotName = keyof SlotValues;
