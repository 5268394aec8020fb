import type { Random } from '#demo/making/random.ts';
import type { Facts } from './facts.ts';
import { type Condition, RANGES, type Search, SORTED, type Sort } from './search.ts';

const DAY_MS = 86_400_000;

type Draw = (random: Random, facts: Facts) => Condition;

const range: Draw = (random, { hundredths }) => {
  const column = random.pick(RANGES);
  const [low = 0, high = 100] = [random.int(0, 100), random.int(0, 100)].toSorted((a, b) => a - b);
  // What the wire takes: six decimals at most.
  const bound = (at: number) => Math.round((hundredths[column][at] ?? 0) * 10) / 10;
  const [min, max] = [bound(low), bound(high)];
  if (random.chance(0.3)) return { kind: 'range', column, max };
  return random.chance(0.4) ? { kind: 'range', column, min } : { kind: 'range', column, min, max };
};
const ago = (facts: Facts, days: number) => new Date(facts.now.getTime() - days * DAY_MS).toISOString();
const some = <T>(random: Random, from: readonly T[], most: number) => random.some(from, random.int(1, most));

/** Every kind of filter, the commoner ones more than once. */
const DRAWS: readonly Draw[] = [
  range,
  range,
  range,
  range,
  (random, { hundredths }) => ({
    kind: 'funding',
    min: hundredths.total_funding_usd[random.int(0, 99)] ?? 0,
    unknownToo: random.chance(0.4),
  }),
  (random, { countries }) => ({ kind: 'country', of: some(random, countries, 3) }),
  (random, { states }) => ({ kind: 'state', of: some(random, states, 4) }),
  (random, { cities }) => ({ kind: 'city', of: some(random, cities, 3) }),
  (random, { statuses }) => ({ kind: 'status', of: some(random, statuses, 2) }),
  (random, { tags }) => ({ kind: 'tag', of: some(random, tags, 3) }),
  (random, { metros }) => ({ kind: 'metro', of: some(random, metros, 2) }),
  (random, { lists }) => ({ kind: 'list', id: random.pick(lists) }),
  (random) => ({ kind: 'saas', value: random.chance(0.7) }),
  (random, { tp_statuses }) => ({ kind: 'tp_status', of: some(random, tp_statuses, 3) }),
  () => ({ kind: 'no_tp_status' }),
  (random, facts) => {
    const days = random.int(5, 380);
    return { kind: 'stood', of: some(random, facts.tp_statuses, 2), days, since: ago(facts, days) };
  },
  (random, facts) => {
    const days = random.int(5, 900);
    return { kind: random.chance(0.6) ? 'not_emailed' : 'emailed', days, since: ago(facts, days) };
  },
  (random, { abroad }) => ({ kind: 'abroad', country: random.pick(abroad), least: random.int(0, 120) }),
  (random, facts) => {
    const [near, length] = [random.int(0, 200), random.int(5, 160)];
    return {
      kind: 'newsletter',
      from: ago(facts, near + length).slice(0, 10),
      to: ago(facts, near).slice(0, 10),
    };
  },
  (random, { words }) => ({ kind: 'words', ...random.pick(words) }),
];

/** Filters of one panel of the screen: a search has at most one of them. */
const panelOf = (condition: Condition) => {
  if (condition.kind === 'range') return condition.column;
  if (['stood', 'tp_status', 'no_tp_status'].includes(condition.kind)) return 'status';
  return condition.kind.replace('not_', '');
};

const drawSort = (random: Random): Sort =>
  random.chance(0.5)
    ? { by: 'current_rank', direction: 'asc' }
    : { by: random.pick(SORTED), direction: random.pick(['asc', 'desc'] as const) };

/** One search nobody chose: how many filters, of which kinds, how narrow, in which order and how deep. */
export function drawSearch(random: Random, facts: Facts): Search {
  const wanted = random.chance(0.1) ? random.int(6, 11) : random.int(1, 4);
  const conditions = new Map<string, Condition>();
  while (conditions.size < wanted) {
    const condition = random.pick(DRAWS)(random, facts);
    conditions.set(panelOf(condition), condition);
  }
  const page = random.chance(0.75) ? 1 : random.int(2, 60);
  return { conditions: [...conditions.values()], sort: drawSort(random), page };
}
