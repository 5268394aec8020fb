import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { listCards } from '#features/companies/server/cards.queries.ts';
import { compileOnce } from '#server/db/prepared.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import {
  countValued,
  findRuns,
  listFromTop,
  listOrdered,
  listUnvalued,
  listValued,
  type Order,
} from './explore.queries.ts';
import { type Page, PAGE_SIZE, type Position, writePage } from './page-cursor.ts';

/** The cards of one page and where the next begins; one row beyond the page tells whether there is a next. */
export async function searchPage(db: Kysely<DB>, order: Order, predicates: readonly Predicate[], page: Page) {
  const begun = 'after' in page ? page.after.run : undefined;
  let rows = await rowsOf(db, order, predicates, page);
  let run = rows[0]?.run ?? undefined;
  // A reader who began under the run before the last goes on under it, so that no rank is met twice or missed.
  if (begun !== undefined && begun !== run && (await isBeforeLast(db, begun))) {
    rows = await rowsOf(db, { ...order, previousRun: true }, predicates, page);
    run = begun;
  }
  const found = rows.slice(0, PAGE_SIZE);
  const last = found.at(-1);
  return {
    results: await drawCards(
      db,
      found.map(({ company_id }) => company_id),
    ),
    next_page: last && rows.length > PAGE_SIZE ? writePage(positionOf(last, order, run)) : null,
  };
}

/** Cards are drawn by a statement of their own, which each connection plans once. */
const drawCards = compileOnce(listCards);

async function isBeforeLast(db: Kysely<DB>, run: number) {
  const [, before] = await findRuns(db).execute();
  return before?.run === run;
}

async function rowsOf(db: Kysely<DB>, order: Order, predicates: readonly Predicate[], page: Page) {
  const limit = PAGE_SIZE + 1;
  const { after, skip } = { after: null, skip: 0, ...page };
  if (after?.value === null) return listUnvalued(db, order, predicates, { after, limit }).execute();
  if (skip === 0 && after === null) return listFromTop(db, order, predicates, { limit }).execute();
  if (skip === 0) return listOrdered(db, order, predicates, { after, limit }).execute();
  const valued = await listValued(db, order, predicates, { skip, limit }).execute();
  if (valued.length === limit) return valued;
  const missing = await listUnvalued(db, order, predicates, {
    skip: valued.length > 0 ? 0 : await skipUnvalued(db, order, predicates, skip),
    limit: limit - valued.length,
  }).execute();
  return [...valued, ...missing];
}

/** How many of those without a value a page by number skips: what is left of it behind all that have one. */
async function skipUnvalued(db: Kysely<DB>, order: Order, predicates: readonly Predicate[], skip: number) {
  const { valued } = await countValued(db, order, predicates).executeTakeFirstOrThrow();
  return Math.max(0, skip - valued);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const positionOf = (
  { value, company_id, company_name }: Row,
  { sort_by }: Order,
  run: number | undefined,
): Position => ({
  value,
  id: company_id,
  ...(sort_by === 'company_size' && { name: company_name }),
  ...(sort_by === 'current_rank' && run !== undefined && { run }),
});
