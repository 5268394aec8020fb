import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** The states and countries that companies have, as they are written. */
export const listWrittenPlaces = (db: Kysely<DB>) =>
  db.selectFrom('company').select(['hq_state', 'hq_country']).distinct().where('hq_country', 'is not', null);

/** The companies at places that are written otherwise than we do, after an id. */
export const listCompaniesAt = (db: Kysely<DB>, places: readonly object[], after: number, most: number) =>
  db
    .selectFrom('company as c')
    .innerJoin(
      sql<{
        hq_state: string | null;
        hq_country: string;
        state: string | null;
        country: string;
      }>`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)`.as<'p'>(
        sql`p (hq_state text, hq_country text, state text, country text)`,
      ),
      (join) =>
        join
          .onRef('p.hq_country', '=', 'c.hq_country')
          .on(sql<boolean>`p.hq_state is not distinct from c.hq_state`),
    )
    .select(['c.company_id', 'c.company_domain as domain', 'p.state as hq_state', 'p.country as hq_country'])
    .where('c.company_id', '>', after)
    .orderBy('c.company_id')
    .limit(most);
