import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

const DAY_MS = 86_400_000;
const NEW_DAYS = 30;

/** Every status with how many companies stand there: of one owner’s, or of all. */
export const countByStatus = (db: Kysely<DB>, owner_email?: string) =>
  db
    .selectFrom('choice as o')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('tp_status_history as h')
          .select(['h.tp_status', eb.fn.countAll<number>().as('count')])
          .where('h.until', 'is', null)
          .$if(owner_email !== undefined, (query) =>
            query.where('h.company_id', 'in', (inner) =>
              inner
                .selectFrom('tp_owner')
                .innerJoin('staff', 'staff.user_id', 'tp_owner.user_id')
                .select('tp_owner.company_id')
                .where('staff.email_address', '=', owner_email ?? ''),
            ),
          )
          .groupBy('h.tp_status')
          .as('held'),
      (join) => join.onRef('held.tp_status', '=', 'o.server_value'),
    )
    .select((eb) => [
      'o.server_value as tp_status',
      'o.display_name',
      eb.fn.coalesce('held.count', sql<number>`0`).as('count'),
    ])
    .where('o.kind', '=', 'tp_status')
    // A status that is no longer offered is shown for as long as a company stands there.
    .where((eb) => eb.or([eb('o.active', '=', true), eb('held.count', '>', 0)]))
    .orderBy('o.position')
    .orderBy('o.display_name');

/** How many companies ever had each status, and how many ever had any. */
export const countReached = (db: Kysely<DB>) =>
  db
    .selectFrom('tp_status_history')
    .select(['tp_status', sql<number>`count(distinct company_id)`.as('reached')])
    .select(sql<number>`(select count(distinct company_id) from tp_status_history)`.as('ever'))
    .groupBy('tp_status');

interface Days {
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** How many companies of each owner stand where, and got there within the days. */
export const countByOwner = (db: Kysely<DB>, { date_from, date_to }: Days) =>
  db
    .selectFrom('tp_owner')
    .innerJoin('staff', 'staff.user_id', 'tp_owner.user_id')
    .innerJoin('tp_status_history as h', 'h.company_id', 'tp_owner.company_id')
    .select(['staff.email_address as scoper', 'staff.full_name', 'h.tp_status'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('h.until', 'is', null)
    .$if(date_from !== undefined, (query) =>
      query.where('h.since', '>=', sql<string>`${date_from}::date at time zone 'UTC'`),
    )
    .$if(date_to !== undefined, (query) =>
      query.where('h.since', '<', sql<string>`(${date_to}::date + 1) at time zone 'UTC'`),
    )
    .groupBy(['staff.email_address', 'staff.full_name', 'h.tp_status'])
    .orderBy('staff.full_name')
    .orderBy('staff.email_address');

export const countEverything = (db: Kysely<DB>) =>
  db.selectNoFrom((eb) => [
    eb.selectFrom('staff').select(sql<number>`count(*)`.as('n')).where('active', '=', true).as('users'),
    eb.selectFrom('company').select(sql<number>`count(*)`.as('n')).as('companies'),
    eb
      .selectFrom('workboard')
      .select(sql<number>`count(*)`.as('n'))
      .where('type', '=', 'companies')
      .as('lists'),
    eb
      .selectFrom('import')
      .select((inner) => inner.fn.max('committed_at').as('at'))
      .as('last_import_at'),
  ]);

/** How many companies came in the last days. */
export const countAdded = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('company')
    .select((eb) => eb.fn.countAll<number>().as('added_last_30_days'))
    .where('created_at', '>=', new Date(now.getTime() - NEW_DAYS * DAY_MS).toISOString());

/** Every country with its companies, most first, and under no name those that are in none: together all there are. */
export const countByCountry = (db: Kysely<DB>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('discovery')
        .select((of) => ['hq_country_id', of.fn.countAll<number>().as('count')])
        .groupBy('hq_country_id')
        .as('counted'),
    )
    .leftJoin('place as p', 'p.place_id', 'counted.hq_country_id')
    .select(['p.name as country', 'counted.count'])
    .orderBy('counted.count', 'desc')
    .orderBy('p.name');
