import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { type CompanyField, companyFields } from '#features/companies/company-fields.ts';
import { discoveryFilters } from '#features/explore/explore.filters.ts';
import { namesOf } from '#kernel/record-fields.ts';

export type FilterOfField = Extract<keyof typeof discoveryFilters, CompanyField>;

/** The fields of a company that a filter compares: each filter that is called as its field is. */
const COMPARED = namesOf(companyFields).filter((name): name is FilterOfField => name in discoveryFilters);

/** Everything a filter can compare, as it is told; and where each company value came from. */
export const readFacts = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('company as c')
    .leftJoin('discovery as d', 'd.company_id', 'c.company_id')
    .leftJoin('email_summary as e', 'e.company_id', 'c.company_id')
    .select(COMPARED.map((name) => `c.${name}` as const))
    .select(['d.last_visit_at', 'd.last_email_at', 'c.source', 'c.observed_at', 'c.provenance'])
    .select(
      sql<string[]>`array(select o.display_name from company_growth_tag t
        join choice o on o.kind = 'growth_tag' and o.server_value = t.tag
        where t.company_id = c.company_id order by 1)`.as('growth_tags'),
    )
    .select(
      sql<string[]>`array(select s.full_name from tp_owner w join staff s on s.user_id = w.user_id
        where w.company_id = c.company_id order by 1)`.as('owners'),
    )
    .select(
      sql<string[]>`array(select distinct metro_area from company_person
        where company_id = c.company_id and is_founder and metro_area is not null order by 1)`.as('metros'),
    )
    .select(
      sql<Record<string, number>>`coalesce((select jsonb_object_agg(country, employee_count)
        from company_country where company_id = c.company_id), '{}')`.as('countries'),
    )
    .select(
      sql<number>`(select count(*)::int from mention where company_id = c.company_id
        and newsletter_type is not null)`.as('newsletters'),
    )
    .select(
      sql<string | null>`(select o.display_name from tp_status_history h
        join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
        where h.company_id = c.company_id and h.until is null)`.as('tp_status'),
    )
    .where('c.company_id', '=', company_id);

/** What is known of a company when a condition is set or met. */
export type Facts = Omit<
  NonNullable<Awaited<ReturnType<ReturnType<typeof readFacts>['executeTakeFirst']>>>,
  'source' | 'observed_at' | 'provenance'
>;
