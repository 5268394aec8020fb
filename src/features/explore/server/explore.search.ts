import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { findRuns, listSkipping, listUnvalued, listValued, type Order } from './explore.queries.ts';
import { type Page, PAGE_SIZE, type Position, writePage } from './page-cursor.ts';

interface Candidate {
  company_id: number;
  company_name: string;
  value: number | null;
}

/** The ids of one page and where the next begins; one row beyond the page tells whether there is a next. */
export async function searchPage(db: Kysely<DB>, order: Order, predicates: readonly Predicate[], page: Page) {
  const ranked = order.sort_by === 'current_rank';
  const after = 'after' in page ? page.after : null;
  const runs = ranked ? (await findRuns(db).execute()).map(({ run }) => run) : [];
  // A reader who began under the run before the last goes on under it, so that no rank is met twice or missed.
  const previousRun = after?.run !== undefined && after.run !== runs[0] && after.run === runs[1];
  const run = previousRun ? runs[1] : runs[0];
  const rows = await rowsOf(db, { ...order, previousRun }, predicates, page, after);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ company_id }) => company_id),
    next_page: last && rows.length > PAGE_SIZE ? writePage(positionOf(last, order, run)) : null,
  };
}

async function rowsOf(
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  page: Page,
  after: Position | null,
): Promise<Candidate[]> {
  const wanted = PAGE_SIZE + 1;
  if ('skip' in page && page.skip > 0)
    return listSkipping(db, order, predicates, page.skip, wanted).execute();
  const valued =
    after?.value === null ? [] : await listValued(db, order, predicates, after, wanted).execute();
  if (valued.length === wanted) return valued;
  const afterId = after?.value === null ? after.id : 0;
  return [
    ...valued,
    ...(await listUnvalued(db, order, predicates, afterId, wanted - valued.length).execute()),
  ];
}

const positionOf = (
  { value, company_id, company_name }: Candidate,
  { sort_by }: Order,
  run: number | undefined,
): Position => ({
  value,
  id: company_id,
  ...(sort_by === 'company_size' && { name: company_name }),
  ...(sort_by === 'current_rank' && run !== undefined && { run }),
});
