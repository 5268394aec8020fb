import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { DB } from '#db';
import { listCards } from '#features/companies/server/cards.queries.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { compileOnce } from '#server/db/prepared.ts';
import { Refusal } from '#server/http/errors.ts';
import { findRuns, type Order } from './explore.queries.ts';
import { findRows } from './page-rows.ts';
import { PAGE_SIZE, type Page, type Pages, type Position, pagesOf } from './page-cursor.ts';

const SMALLEST = z.int().min(-32_768).max(32_767);
const INTEGER = z.int32();
const NUMBER = z.number();

/** The pages of a search; a value must be one that the column it is ordered by can hold. */
export const pagesOfSearch = ({ sort_by, direction }: Order, filters: unknown): Pages => {
  const value = sort_by === 'company_size' ? SMALLEST : INTEGER;
  return pagesOf({ sort_by, direction, filters }, sort_by.startsWith('growth_') ? NUMBER : value);
};

const rankingChanged = () =>
  new Refusal(409, 'RankingChanged', 'The ranking has changed since. Start again from the first page.');

/** The cards of one page and where the next begins; one row beyond the page tells whether there is a next. */
export async function searchPage(
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  pages: Pages,
  text?: string,
) {
  const page = pages.read(text);
  const { rows, run } = await rowsUnderRun(db, order, predicates, page);
  const found = rows.slice(0, PAGE_SIZE);
  const last = found.at(-1);
  return {
    results: await drawCards(
      db,
      found.map(({ company_id }) => company_id),
    ),
    next_page: last && rows.length > PAGE_SIZE ? pages.write(positionOf(last, order, run)) : null,
  };
}

/** Cards are drawn by a statement of their own, which each connection plans once. */
const drawCards = compileOnce(listCards);

/** A reader who began under the run before the last goes on under it, so that no rank is met twice or missed. */
async function rowsUnderRun(
  db: Kysely<DB>,
  order: Order,
  predicates: readonly Predicate[],
  page: Page,
): Promise<{ rows: Row[]; run: number | undefined }> {
  const rows = await findRows(db, order, predicates, page);
  const run = rows[0]?.run ?? undefined;
  if (order.sort_by !== 'current_rank' || !('after' in page)) return { rows, run };
  const begun = page.after.run;
  if (rows.length > 0 && begun === run) return { rows, run };
  const [last, before] = await findRuns(db).execute();
  if (begun === last?.run) return { rows, run };
  if (begun === undefined || begun !== before?.run) throw rankingChanged();
  const earlier = await findRows(db, { ...order, previousRun: true }, predicates, page);
  // One more ranking came while they were read.
  if (earlier[0] && earlier[0].run !== last?.run) throw rankingChanged();
  return { rows: earlier, run: begun };
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

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
