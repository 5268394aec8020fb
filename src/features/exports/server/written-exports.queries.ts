import { type Kysely, sql } from 'kysely';
import type { DB, JsonValue } from '#db';
import { MASK } from '#kernel/forms/form-types.ts';

export const exportNewsletters = (db: Kysely<DB>) =>
  db
    .selectFrom('knowledge_source as k')
    .select(['k.published_on', 'k.newsletter_type', 'k.title', 'k.newsletter_url', 'k.html'])
    .select(['k.source_type', 'k.source'])
    .orderBy('k.published_on')
    .orderBy('k.source_type')
    .orderBy('k.source');

export const exportCtoLunches = (db: Kysely<DB>) =>
  db
    .selectFrom('cto_lunch_message as m')
    .innerJoin('cto_lunch_thread as t', 't.thread_id', 'm.thread_id')
    .select(['t.subject', 'm.received_at', 'm.sender_name', 'm.sender_email', 'm.body'])
    .orderBy('t.thread_id')
    .orderBy('m.received_at')
    .orderBy('m.message_id');

/** Sealed values leave as the mask that stands for them. */
const exportedAnswers = sql<JsonValue>`(select coalesce(jsonb_object_agg(a.key, case when exists (
    select from form_template t, jsonb_path_query(t.definition, '$.request_schema.sections[*].data_model.attributes[*]') f
    where t.slug = u.template and f ->> 'name' = a.key and f -> 'describe' ->> 'sealed' = 'true')
  then to_jsonb(${sql.lit(MASK)}::text) else a.value end), '{}') from jsonb_each(u.answers) a)`;

const submissions = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('submission as u')
    .leftJoin('company as c', 'c.company_id', 'u.company_id')
    .innerJoin('staff as s', 's.user_id', 'u.created_by')
    .where('u.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('u.state', '<>', 'draft'), eb('u.created_by', '=', user_id)]));

/** The answers of each form as one JSON object, for every template asks its own questions. */
export const exportSubmissions = (db: Kysely<DB>, user_id: number) =>
  submissions(db, user_id)
    .select(['u.template', 'c.company_domain', 'u.state', exportedAnswers.as('answers')])
    .select(['s.full_name as created_by', 'u.created_at', 'u.updated_at'])
    .orderBy('u.template')
    .orderBy('u.created_at')
    .orderBy('u.uuid');

/** The entries of one form, with a column for each of its fields; sealed ones leave as the mask that stands for them. */
export const exportFormEntries = (
  db: Kysely<DB>,
  user_id: number,
  { template, fields }: { template: string; fields: ReadonlyMap<string, { isSealed: boolean }> },
) =>
  submissions(db, user_id)
    .select(['c.company_domain as entry_company', 'u.state as entry_state', 's.full_name as entry_by'])
    .select(['u.created_at as entry_created_at', 'u.updated_at as entry_updated_at'])
    .select(
      [...fields].map(([name, { isSealed }]) =>
        (isSealed
          ? sql<JsonValue>`case when u.answers -> ${name} is not null then to_jsonb(${MASK}::text) end`
          : sql<JsonValue>`u.answers -> ${name}`
        ).as(name),
      ),
    )
    .where('u.template', '=', template)
    .orderBy('u.created_at')
    .orderBy('u.uuid');

/** A line for each premise; a digest without any has one line, so that none is lost. */
export const exportDigests = (db: Kysely<DB>) =>
  db
    .selectFrom('digest as d')
    .innerJoin('staff as s', 's.user_id', 'd.scoper_id')
    .leftJoin('digest_premise as p', 'p.digest_uuid', 'd.uuid')
    .select(['d.date', 's.full_name as scoper', 'd.status', 'p.title', 'p.question', 'p.answer'])
    .select(['p.answered_at', 'd.repeat', 'd.sent_at', 'd.failure'])
    .select((select) =>
      select
        .selectFrom('digest_domain as o')
        .select(({ fn }) =>
          fn.agg<string[]>('array_agg', ['o.company_domain']).orderBy('o.order_index').as('all'),
        )
        .whereRef('o.premise_uuid', '=', 'p.uuid')
        .as('company_domains'),
    )
    .where('d.deleted_at', 'is', null)
    .orderBy('d.date')
    .orderBy('d.uuid')
    .orderBy('p.order_index');

/** Why companies were passed on, and what came of it. */
export const exportPassConditions = (db: Kysely<DB>) =>
  db
    .selectFrom('pass_condition as p')
    .innerJoin('company as c', 'c.company_id', 'p.company_id')
    .innerJoin('staff as s', 's.user_id', 'p.user_id')
    .select(['c.company_domain', 'c.company_name', 's.full_name as set_by', 'p.filters', 'p.note'])
    .select(['p.created_at', 'p.ended_at', 'p.ended_why', 'p.evidence'])
    .orderBy('p.created_at')
    .orderBy('p.uuid');

export const exportVisits = (db: Kysely<DB>) =>
  db
    .selectFrom('website_visit as v')
    .innerJoin('company as c', 'c.company_id', 'v.company_id')
    .innerJoin('staff as s', 's.user_id', 'v.user_id')
    .select(['c.company_domain', 'c.company_name', 's.full_name as visitor', 'v.visited_at'])
    .select(['v.visits', 'v.first_visited_at'])
    .orderBy('v.visit_id');
