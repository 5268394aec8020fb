import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Predicate } from '#server/db/filter-predicates.ts';
import {
  countValued,
  listAmong,
  listBehind,
  listFromTop,
  listUnvalued,
  listValued,
  type Order,
} from './explore.queries.ts';
import { PAGE_SIZE, type Page } from './page-cursor.ts';
import { askSteadily } from './steady-page.ts';

/** The rows of a page in its order, and one more where there is another page. */
export async function findRows(db: Kysely<DB>, order: Order, predicates: readonly Predicate[], page: Page) {
  const limit = PAGE_SIZE + 1;
  const { after, skip } = { after: null, skip: 0, ...page };
  if (after?.value === null) return listUnvalued(db, order, predicates, { after, limit }).execute();
  if (after)
    return askSteadily(db, {
      limit,
      find: (how) => listBehind(db, order, predicates, { after, limit, ...how }),
      ...(order.sort_by === 'current_rank' &&
        !order.previousRun && {
          findAmong: (among) => listAmong(db, order, predicates, { after, limit, among }),
        }),
    });
  if (skip === 0)
    return askSteadily(db, {
      limit,
      find: (how) => listFromTop(db, order, predicates, { limit, ...how }),
      findAmong: (among) => listAmong(db, order, predicates, { limit, among }),
    });
  const valued = await askSteadily(db, {
    limit,
    find: (how) => listValued(db, order, predicates, { skip, limit, ...how }),
  });
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
