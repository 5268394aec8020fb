import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { DEFAULT_DATASOURCE } from '../company-options.contract.ts';

/** Types the firm lists and types that occur, each with its quips; a retired type is offered no more. */
export const listQuipTypes = (db: Kysely<DB>) =>
  db
    .selectFrom((eb) => eb.selectFrom('choice').selectAll().where('kind', '=', 'quip_type').as('listed'))
    .fullJoin(
      (eb) =>
        eb
          .selectFrom('quip')
          .select(['quip_type', (quip) => quip.fn.countAll<number>().as('count')])
          .groupBy('quip_type')
          .as('used'),
      (join) => join.onRef('used.quip_type', '=', 'listed.server_value'),
    )
    .select((eb) => [
      eb.fn.coalesce('listed.display_name', 'used.quip_type').$castTo<string>().as('display_name'),
      eb.fn.coalesce('listed.server_value', 'used.quip_type').$castTo<string>().as('server_value'),
      eb.fn.coalesce('used.count', sql<number>`0`).as('count'),
    ])
    .where((eb) => eb.fn.coalesce('listed.active', sql<boolean>`true`))
    .orderBy('listed.position', (order) => order.asc().nullsLast())
    .orderBy('display_name');

/** How many companies each datasource brought; those tagged nowhere are the default one's. */
export const countSources = (db: Kysely<DB>) =>
  db
    .selectFrom(
      sql<{ name: string; companies: number }>`(
        select datasource as name, companies from datasource join (
          select datasource_id, count(*) as companies from company_datasource group by datasource_id) brought
          using (datasource_id)
        union all
        select ${sql.lit(DEFAULT_DATASOURCE)}, (select count(*) from company)
          - (select count(*) from (select distinct company_id from company_datasource) tagged))`.as(
        'counted',
      ),
    )
    .select(['name', sql<number>`sum(companies)`.as('count')])
    .groupBy('name')
    .having(sql<boolean>`sum(companies) > 0`)
    .orderBy('count', 'desc')
    .orderBy('name');

/** Every datasource by name, the default one first. */
export const listDatasources = (db: Kysely<DB>) =>
  db
    .selectFrom('datasource')
    .select(['datasource', 'datasource_type', 'scoper', 'created_at'])
    .orderBy((eb) => eb('datasource', '=', DEFAULT_DATASOURCE), 'desc')
    .orderBy('datasource');
