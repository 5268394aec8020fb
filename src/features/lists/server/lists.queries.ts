import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { WorkboardType } from '../list.rules.ts';

const SUGGESTED = 5;
const MEMBERS = 500;
const HISTORY = 500;

/** The lists a company is on, by name. */
export const listsOfCompany = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('workboard_company as m')
    .innerJoin('workboard as w', 'w.workboard_id', 'm.workboard_id')
    .select(['w.workboard_id as list_id', 'w.name'])
    .where('m.company_id', '=', company_id)
    .where('w.type', '=', 'companies')
    .orderBy('w.name');

/** The lists a person used last that do not hold the company. */
export const suggestLists = (db: Kysely<DB>, user_id: number, company_id: number) =>
  db
    .selectFrom('workboard_use as u')
    .innerJoin('workboard as w', 'w.workboard_id', 'u.workboard_id')
    .select(['w.workboard_id as list_id', 'w.name'])
    .where('u.user_id', '=', user_id)
    .where('w.type', '=', 'companies')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('workboard_company as m')
            .select('m.company_id')
            .whereRef('m.workboard_id', '=', 'w.workboard_id')
            .where('m.company_id', '=', company_id),
        ),
      ),
    )
    .orderBy('u.used_at', 'desc')
    .orderBy('w.workboard_id', 'desc')
    .limit(SUGGESTED);

export const findBucketOf = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company_bucket as c')
    .innerJoin('bucket as b', 'b.bucket_id', 'c.bucket_id')
    .select(['b.bucket_id', 'b.name'])
    .where('c.company_id', '=', company_id);

/** On and off which lists and buckets a company went, newest first. */
export const listFilings = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom(
      sql<{
        kind: 'list' | 'bucket';
        change_id: number;
        name: string;
        change: 'added' | 'removed';
        changed_by: number | null;
        changed_at: string;
      }>`(select 'list' as kind, change_id, name, change, changed_by, changed_at
          from workboard_company_history where company_id = ${company_id}
        union all
        select 'bucket', change_id, name, change, changed_by, changed_at
          from company_bucket_history where company_id = ${company_id})`.as('h'),
    )
    .leftJoin('staff', 'staff.user_id', 'h.changed_by')
    .select(['h.kind', 'h.name', 'h.change', 'h.changed_at', 'staff.full_name as changed_by'])
    .orderBy('h.changed_at', 'desc')
    .orderBy('h.kind')
    .orderBy('h.change_id', 'desc')
    .limit(HISTORY);

const held = sql<number>`(select count(*) from workboard_company m where m.workboard_id = w.workboard_id)
  + (select count(*) from workboard_category m where m.workboard_id = w.workboard_id)
  + (select count(*) from workboard_person m where m.workboard_id = w.workboard_id)`;

/** Workboards by name, with how many each holds. */
export const listWorkboards = (db: Kysely<DB>, type?: WorkboardType) =>
  db
    .selectFrom('workboard as w')
    .select(['w.workboard_id', 'w.name', 'w.type', held.as('count')])
    .$narrowType<{ type: WorkboardType }>()
    .$if(type !== undefined, (query) => query.where('w.type', '=', type ?? ''))
    .orderBy('w.name')
    .orderBy('w.workboard_id');

export const findWorkboard = (db: Kysely<DB>, workboard_id: number) =>
  db
    .selectFrom('workboard')
    .selectAll()
    .$narrowType<{ type: WorkboardType }>()
    .where('workboard_id', '=', workboard_id);

/** The first by name are found in the index of names alone; only their rows are read. */
export const listCompaniesOn = (db: Kysely<DB>, workboard_id: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('workboard_company as m')
        .innerJoin('company as c', 'c.company_id', 'm.company_id')
        .select(['c.company_id', 'c.company_name'])
        .where('m.workboard_id', '=', workboard_id)
        .orderBy('c.company_name')
        .orderBy('c.company_id')
        .limit(MEMBERS)
        .as('first'),
    )
    .innerJoin('company', 'company.company_id', 'first.company_id')
    .select(['company.company_domain', 'first.company_name'])
    .orderBy('first.company_name')
    .orderBy('first.company_id');

export const listCategoriesOn = (db: Kysely<DB>, workboard_id: number) =>
  db
    .selectFrom('workboard_category')
    .select('category')
    .where('workboard_id', '=', workboard_id)
    .orderBy('category')
    .limit(MEMBERS);

export const listPeopleOn = (db: Kysely<DB>, workboard_id: number) =>
  db
    .selectFrom('workboard_person as m')
    .innerJoin('person as p', 'p.person_id', 'm.person_id')
    .leftJoin('person_email as e', (join) =>
      join.onRef('e.person_id', '=', 'p.person_id').on('e.is_primary', '=', true),
    )
    .select(['p.person_id', 'p.full_name', 'e.email'])
    .where('m.workboard_id', '=', workboard_id)
    .where('p.is_ignored', '=', false)
    .orderBy('p.full_name')
    .orderBy('p.person_id')
    .limit(MEMBERS);
