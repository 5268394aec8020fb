import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db';
import { companyAddress } from '#kernel/domains.ts';
import { wireTime } from './wire-time.ts';

/** The company at a domain or an old one, to hang further columns on. */
export const companyAt = (db: Kysely<DB>, domain: string) =>
  db
    .selectFrom('company as c')
    .where('c.company_id', '=', sql<number>`company_at(${companyAddress(domain) ?? ''})`);

const GROWTH = [
  'growth_1m',
  'growth_6m',
  'growth_1y',
  'growth_2y',
  'churn_1m',
  'churn_6m',
  'churn_1y',
  'churn_2y',
] as const;

/** Departments of the company `c`, the largest first. */
export const departmentsOfC = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('company_department as d')
      .select(['d.department', 'd.percentage', 'd.count', ...GROWTH, 'd.source'])
      .select(wireTime('d.observed_at').as('observed_at'))
      .where('d.company_id', '=', sql.ref<number>('c.company_id'))
      .orderBy('d.percentage', 'desc')
      .orderBy('d.department'),
  );

/** Countries of the company `c`, the largest first. */
export const countriesOfC = (db: Kysely<DB>) =>
  jsonArrayFrom(
    db
      .selectFrom('company_country as n')
      .select(['n.country', 'n.percentage', ...GROWTH, 'n.source'])
      .select(wireTime('n.observed_at').as('observed_at'))
      .where('n.company_id', '=', sql.ref<number>('c.company_id'))
      .orderBy('n.percentage', 'desc')
      .orderBy('n.country'),
  );
