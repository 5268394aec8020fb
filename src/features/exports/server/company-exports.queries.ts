import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { companyFields } from '#features/companies/company-fields.ts';
import { namesOf } from '#kernel/record-fields.ts';

// Each export reads along a key, so that its first rows leave at once and no sort has to fit anywhere.

const { company_name: _leads, ...otherFields } = companyFields;

/** A subquery of one column as a list. */
const listOf = (query: ReturnType<typeof sql>) => sql<string[]>`array(${query})`;

export const exportCompanies = (db: Kysely<DB>) =>
  db
    .selectFrom('company as c')
    .leftJoin('choice as tp', (join) =>
      join
        .on('tp.kind', '=', 'tp_status')
        .on(
          'tp.server_value',
          '=',
          sql`(select tp_status from tp_status_history h where h.company_id = c.company_id and h.until is null)`,
        ),
    )
    .leftJoin('company_bucket as cb', 'cb.company_id', 'c.company_id')
    .leftJoin('bucket as b', 'b.bucket_id', 'cb.bucket_id')
    .select([
      'c.company_domain',
      'c.company_name',
      listOf(sql`select domain from company_alias a where a.company_id = c.company_id
        and domain not like '~%' order by domain`).as('other_domains'),
    ])
    .select(namesOf(otherFields).map((name) => `c.${name}` as const))
    .select([
      listOf(sql`select tag from company_growth_tag t where t.company_id = c.company_id order by tag`).as(
        'growth_tags',
      ),
      listOf(sql`select server_value from company_project p where p.company_id = c.company_id
        order by server_value`).as('projects'),
      listOf(sql`select w.name::text from workboard_company m join workboard w using (workboard_id)
        where m.company_id = c.company_id order by 1`).as('lists'),
      'b.name as bucket',
      'tp.display_name as tp_status',
      listOf(sql`select s.email_address::text from tp_owner o join staff s using (user_id)
        where o.company_id = c.company_id order by 1`).as('tp_owners'),
      listOf(sql`select d.datasource from company_datasource m join datasource d using (datasource_id)
        where m.company_id = c.company_id order by 1`).as('datasources'),
      'c.source',
      'c.observed_at',
      'c.created_at',
      'c.updated_at',
    ])
    .orderBy('c.company_id');

export const exportCompanyPeople = (db: Kysely<DB>) =>
  db
    .selectFrom('company_person as p')
    .innerJoin('company as c', 'c.company_id', 'p.company_id')
    .select(['c.company_domain', 'c.company_name', 'p.first_name', 'p.last_name', 'p.job_title', 'p.email'])
    .select(['p.linkedin_url', 'p.city', 'p.state', 'p.country', 'p.metro_area', 'p.is_founder'])
    .select(['p.is_notable', 'p.source', 'p.observed_at'])
    .orderBy('p.company_person_id');

export const exportFundingRounds = (db: Kysely<DB>) =>
  db
    .selectFrom('funding_round as f')
    .innerJoin('company as c', 'c.company_id', 'f.company_id')
    .select(['c.company_domain', 'c.company_name', 'f.round', 'f.amount_usd', 'f.announced_on'])
    .select(['f.investors', 'f.source', 'f.observed_at'])
    .orderBy('f.round_id');

export const exportEmployeeCounts = (db: Kysely<DB>) =>
  db
    .selectFrom('employee_count_point as e')
    .innerJoin('company as c', 'c.company_id', 'e.company_id')
    .select(['c.company_domain', 'e.metric_recorded_on', 'e.raw_count', 'e.raw_inflow', 'e.raw_outflow'])
    .select(['e.source', 'e.observed_at'])
    .orderBy('e.company_id')
    .orderBy('e.metric_recorded_on');

export const exportCompetitors = (db: Kysely<DB>) =>
  db
    .selectFrom('competitor as o')
    .innerJoin('company as c', 'c.company_id', 'o.company_id')
    .select(['c.company_domain', 'c.company_name', 'o.type', 'o.domain as competitor_domain'])
    .select(['o.name as competitor_name', 'o.city', 'o.state_code', 'o.employee_count', 'o.source'])
    .orderBy('o.company_id')
    .orderBy('o.type')
    .orderBy('o.domain');

export const exportQuips = (db: Kysely<DB>) =>
  db
    .selectFrom('quip as q')
    .innerJoin('company as c', 'c.company_id', 'q.company_id')
    .leftJoin('knowledge_source as k', (join) =>
      join.onRef('k.source_type', '=', 'q.source_type').onRef('k.source', '=', 'q.source'),
    )
    .select(['c.company_domain', 'c.company_name', 'q.date', 'q.quip_type', 'q.quip_text'])
    .select(['q.source_type', 'q.source', 'k.title as source_title'])
    .orderBy('q.quip_id');

export const exportMentions = (db: Kysely<DB>) =>
  db
    .selectFrom('mention as m')
    .innerJoin('company as c', 'c.company_id', 'm.company_id')
    .leftJoin('knowledge_source as k', (join) =>
      join.onRef('k.source_type', '=', 'm.source_type').onRef('k.source', '=', 'm.source'),
    )
    .select(['c.company_domain', 'c.company_name', 'm.date', 'm.mentions', 'm.mentions_type'])
    .select(['m.summary_text', 'm.standouts_text', 'm.newsletter_type', 'm.source_type', 'm.source'])
    .select('k.title as source_title')
    .orderBy('m.mention_id');
