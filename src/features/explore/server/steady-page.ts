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
  compile(): CompiledQuery;
  execute(): Promise<T[]>;
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
    const oneByOne = find({});
    if (conditions > MOST_JUDGED) return oneByOne.execute();
    const cost = await costOf(db, oneByOne.compile());
    if (cost < QUICK_COST) return oneByOne.execute();
    const sure = find({ allFirst: true });
    const sureCost = await costOf(db, sure.compile());
    if (sureCost <= WORTH * cost) return sure.execute();
    if (!findAmong) return oneByOne.execute();
    const found = await findAmong(Math.max(FEWEST_TRIED, Math.round(ROWS_OF_COST * sureCost))).execute();
    return found.length === limit ? found : sure.execute();
  };
