import type { CompiledQuery, Kysely } from 'kysely';
import type { DB } from '#db';
import { costOf } from '#server/db/plan-cost.ts';
import { keepLatest } from '#server/keep-latest.ts';

/** A page that costs the planner less is quick even where it errs fiftyfold. */
const QUICK_COST = 250;
/** What it may cost more to find all that pass first: that is sure, and the other way a guess. */
const WORTH = 3;
/** So many rows can be tried in the time that a planner's cost of 1 takes where all that pass are found first. */
const ROWS_OF_COST = 3;
const FEWEST_TRIED = 10_000;

/** What was judged is remembered so long, for who comes back to a search; in an hour the companies may be others. */
const REMEMBERED_MS = 600_000;
const MOST_REMEMBERED = 1000;

interface Query<T> {
  compile(): CompiledQuery<T>;
}

interface Search<T> {
  limit: number;
  /** Row by row in the order until the page is full, or all that pass first. */
  find: (how: { allFirst?: boolean }) => Query<T>;
  /** Row by row too, but no more than so many. */
  findAmong?: (among: number) => Query<T>;
}

/** Row by row, all that pass first, or those after so many rows were tried. */
type Way = 'one by one' | 'all first' | { tried: number };

/**
 * Asks for a page of a search. Rows of an order are tried one by one until a page is full. Where
 * those that pass are few or lie at the far end, that takes longer than finding them all: so it is not begun, or given up
 * when it has taken as long. Decision 0021 tells why.
 */
export async function askSteadily<T>(db: Kysely<DB>, search: Search<T>): Promise<T[]> {
  const ask = async (query: CompiledQuery<T>) => (await db.executeQuery(query)).rows;
  const oneByOne = search.find({}).compile();
  const allFirst = () => search.find({ allFirst: true }).compile();
  const way = await rememberWay(oneByOne, () => judge(db, search, oneByOne, allFirst));
  if (way === 'one by one') return ask(oneByOne);
  if (way === 'all first' || !search.findAmong) return ask(allFirst());
  const found = await ask(search.findAmong(way.tried).compile());
  return found.length === search.limit ? found : ask(allFirst());
}

async function judge<T>(
  db: Kysely<DB>,
  { findAmong }: Search<T>,
  oneByOne: CompiledQuery<T>,
  allFirst: () => CompiledQuery<T>,
): Promise<Way> {
  const cost = await costOf(db, oneByOne);
  if (cost < QUICK_COST) return 'one by one';
  const sureCost = await costOf(db, allFirst());
  if (sureCost <= WORTH * cost) return 'all first';
  if (!findAmong) return 'one by one';
  return { tried: Math.max(FEWEST_TRIED, Math.round(ROWS_OF_COST * sureCost)) };
}

const judgements = new Map<string, { way: Way; until: number }>();

/** An old judgement may be slower than a new one, and never wrong. */
async function rememberWay({ sql, parameters }: CompiledQuery, judgeAnew: () => Promise<Way>): Promise<Way> {
  const key = `${sql} ${JSON.stringify(parameters)}`;
  const known = judgements.get(key);
  if (known && known.until > performance.now()) return known.way;
  const way = await judgeAnew();
  keepLatest(judgements, key, { way, until: performance.now() + REMEMBERED_MS }, MOST_REMEMBERED);
  return way;
}
