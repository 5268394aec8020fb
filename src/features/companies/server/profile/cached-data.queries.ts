import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db';
import { companyAt, countriesOfC, departmentsOfC } from './company-facts.ts';
import { wireTime } from './wire-time.ts';

const ofC = sql.ref<number>('c.company_id');

const growthTags = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('company_growth_tag as t')
      .innerJoin('choice as o', (join) =>
        join.onRef('o.kind', '=', 't.tag_kind').onRef('o.server_value', '=', 't.tag'),
      )
      .select(['t.tag', 'o.description', 't.date_observed'])
      .where('t.company_id', '=', ofC)
      .orderBy('t.date_observed', 'desc')
      .orderBy('o.position'),
  );

const employeeStats = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('employee_count_point as e')
      .select(['e.metric_recorded_on', 'e.raw_count', 'e.raw_inflow', 'e.raw_outflow'])
      .where('e.company_id', '=', ofC)
      .orderBy('e.metric_recorded_on'),
  );

/** What is told of one person. */
export const PERSON = [
  'p.first_name',
  'p.last_name',
  'p.job_title',
  'p.profile_picture',
  'p.linkedin_url',
  'p.email',
  'p.state',
  'p.country',
  'p.source',
  'p.email_source',
] as const;

const notablePeople = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('company_person as p')
      .select(PERSON)
      .select([
        wireTime('p.observed_at').as('observed_at'),
        wireTime('p.email_observed_at').$castTo<string | null>().as('email_observed_at'),
      ])
      .where('p.company_id', '=', ofC)
      .where('p.is_notable', '=', true)
      .orderBy('p.position')
      .orderBy('p.company_person_id'),
  );

/** Who typed what, by name; the origins themselves hold numbers. */
const hands = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('staff as s')
      .select(['s.user_id', 's.full_name'])
      .where(
        sql<boolean>`s.user_id::text in (select o.value ->> 'by' from jsonb_each(c.provenance) o
          where jsonb_typeof(o.value) = 'object')`,
      ),
  );

export const readCached = (db: Kysely<DB>, domain: string) =>
  companyAt(db, domain).select([
    'c.company_domain',
    'c.company_name',
    'c.company_logo',
    'c.url',
    'c.g2_url',
    'c.linkedin_url',
    'c.hq_address',
    'c.year_founded',
    'c.description',
    'c.external_id',
    'c.employee_count',
    'c.employee_range',
    'c.source',
    'c.observed_at',
    'c.provenance',
    'c.version as company_version',
    growthTags(db).as('growth_tags'),
    departmentsOfC(db).as('departments'),
    countriesOfC(db).as('countries'),
    employeeStats(db).as('employee_stats'),
    notablePeople(db).as('notable_people'),
    hands(db).as('hands'),
  ]);
