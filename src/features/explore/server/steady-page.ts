import type { CompiledQuery, Kysely } from 'kysely';
import type { DB } from '#db';
import { costOf } from '#server/db/plan-cost.ts';

/** Where more conditions meet, few companies pass, and the planner does not guess: judging would only cost time. */
const MOST_JUDGED = 3;
/** A page that costs the planner less is quick even where it errs fiftyfold. */
const QUICK_COST = 250;
/** What it may cost more to find all that pass first: that is sure, and the other way a guess. */
const WORTH = 3;
/** So many rows can be tried in the time that a planner's cost of 1 takes where all that pass are found first. */
const ROWS_OF_COST = 3;
const FEWEST_TRIED = 10_000;

interface Query<T> {
  compile(): CompiledQuery<T>;
}

interface Ways<T> {
  /** Row by row in the order until the page is full, or all that pass first. */
  find: (how: { allFirst?: boolean }) => Query<T>;
  /** Row by row too, but no more than so many. */
  findAmong?: (among: number) => Query<T>;
}

/**
 * Asks for a page of a search with so many conditions. Rows of an order are tried one by one until a page is full. Where
 * those that pass are few or lie at the far end, that takes longer than finding them all: so it is not begun, or given up
 * when it has taken as long. Decision 0021 tells why.
 */
export const askSteadily =
  (db: Kysely<DB>, conditions: number, limit: number) =>
  async <T>({ find, findAmong }: Ways<T>): Promise<T[]> => {
    const ask = async (query: CompiledQuery<T>) => (await db.executeQuery(query)).rows;
    const oneByOne = find({}).compile();
    if (conditions > MOST_JUDGED) return ask(oneByOne);
    const cost = await costOf(db, oneByOne);
    if (cost < QUICK_COST) return ask(oneByOne);
    const sure = find({ allFirst: true }).compile();
    const sureCost = await costOf(db, sure);
    if (sureCost <= WORTH * cost) return ask(sure);
    if (!findAmong) return ask(oneByOne);
    const tried = Math.max(FEWEST_TRIED, Math.round(ROWS_OF_COST * sureCost));
    const found = await ask(findAmong(tried).compile());
    return found.length === limit ? found : ask(sure);
  };
