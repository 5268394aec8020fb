import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '#server/retention/retention-settings.ts';
import { retentionJob } from '#server/retention/retention-job.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { retentionLines } from './retention.ts';
import { GROWING_TABLES } from './testing/growing-tables.ts';
import { testApp } from './testing/test-app.ts';

const DAY_MS = 86_400_000;
const server = await testApp();
const { db, clock, platform } = server;
clock.set('2026-01-01T12:00:00Z');
const { user_id } = await aStaffMember(db);
const { company_id } = await db
  .insertInto('company')
  .values({ company_domain: 'acme.example', company_name: 'Acme' })
  .returning('company_id')
  .executeTakeFirstOrThrow();
const keep = () =>
  retentionJob(platform, retentionLines).run(
    {},
    { key: 'k', attempt: 1, signal: new AbortController().signal },
  );
const count = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

/** What one person leaves on each of thirty days from now, in every table of the retention table. */
async function thirtyDays() {
  const from = clock.now().toISOString();
  const days = sql`from generate_series(0, 29) i, lateral (select ${from}::timestamptz + i * interval '1 day' as at,
    ${from}::timestamptz + i * interval '1 day' + interval '1 hour' as late, ${from}::text || i as key) day`;
  const me = sql`${user_id}::integer`;
  for (const statement of [
    sql`insert into idempotency_key (user_id, key, fingerprint, created_at) select ${me}, key, 'f', at ${days}`,
    sql`insert into session (user_id, cookie_hash, refresh_handle_hash, token_hash, token_expires_at, created_at,
      refreshed_at) select ${me}, key, 'h', 'h', late, at, at ${days}`,
    sql`insert into sign_in_attempt select key, 'b', 'n', 'v', at, late ${days}`,
    sql`insert into identity_record (kind, id, payload, expires_at) select 'Grant', key, '{}', late ${days}`,
    sql`insert into mail_outbox (effect_key, to_address, subject, html, plain, template, created_at)
      select key, 'a@b.example', 's', '<p>Hi</p>', 'Hi', 't', at ${days}`,
    sql`insert into analytics_event (name, user_id, at) select 'Screen Viewed', ${me}, at ${days}`,
    sql`insert into language_search (user_id, text, created_at) select ${me}, 'saas', at ${days}`,
    sql`insert into job_effect select key, at ${days}`,
    sql`insert into alert (user_id, company_id, type, message, created_at, read)
      select ${me}, ${company_id}::integer, 'quip', 'm', at, read ${days}, (values (true), (false)) o (read)`,
    sql`insert into meeting_delivery (webhook_id, sent_at, received_at) select key, at, at ${days}`,
    sql`insert into website_visit (company_id, user_id, visited_at)
      select ${company_id}::integer, ${me}, visited ${days}, unnest(array[at, late]) visited`,
  ])
    await statement.execute(db);
  clock.advance(30 * DAY_MS);
}

describe('720 days of one person', { timeout: 300_000 }, () => {
  it('leave in every table no more than its line allows', async () => {
    for (let day = 0; day < 720; day += 30) {
      await thirtyDays();
      await keep();
    }

    const sizes: Record<string, number> = {};
    for (const table of GROWING_TABLES) sizes[table] = await count(table);
    expect(sizes).toEqual({
      idempotency_key: 7,
      session: 30,
      sign_in_attempt: 1,
      identity_record: 1,
      mail_outbox: 720,
      analytics_event: 400,
      language_search: 90,
      job_effect: 400,
      meeting_delivery: 30,
      // What was read goes after 180 days; what nobody has read stays.
      alert: 720 + 180,
      // 400 days one by one (and those of the month that is not over), each older month once.
      website_visit: expect.any(Number),
    });
    expect(sizes.website_visit).toBeGreaterThanOrEqual(2 * 400);
    expect(sizes.website_visit).toBeLessThan(2 * 431 + 13);
  });

  it('keep of a mail that it was sent, and not what it said', async () => {
    const { rows } = await sql<{ texts: number }>`select count(*) filter (where html <> '')::integer as texts
      from mail_outbox`.execute(db);
    expect(rows).toEqual([{ texts: 90 }]);

    clock.advance(RETENTION_DAYS.KEEP_MAILS_DAYS * DAY_MS);
    await keep();

    expect(await count('mail_outbox')).toBe(0);
  });

  it('keep the number of visits, the first and the latest', async () => {
    const { rows } =
      await sql`select sum(visits)::integer as visits, min(coalesce(first_visited_at, visited_at)) as first,
      max(visited_at) as latest, count(*)::integer as rows from website_visit`.execute(db);

    expect(rows).toEqual([
      { visits: 1440, first: '2026-01-01T12:00:00.000Z', latest: '2027-12-21T13:00:00.000Z', rows: 24 },
    ]);
    const { rows: derived } = await sql`select last_visit_at from discovery`.execute(db);
    expect(derived).toEqual([{ last_visit_at: '2027-12-21T13:00:00.000Z' }]);
  });

  it('leave a table for the month of now and the next', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'audit_months'::regnamespace and relkind = 'r' and relname like 'month_2030%' or relname like 'month_2031%'
      order by 1`.execute(db);

    expect(rows.map(({ name }) => name)).toContain(
      `month_${clock.now().toISOString().slice(0, 7).replace('-', '_')}`,
    );
  });
});

describe('the retention job', () => {
  it('has a setting for each line, and a line for each setting', () => {
    const settings = retentionLines.map(({ setting }) => setting);

    expect(new Set(settings).size).toBe(settings.length);
    expect(settings.toSorted()).toEqual([...Object.keys(RETENTION_DAYS), 'IMPORT_KEEP_DAYS'].toSorted());
  });

  it('goes on with the next line when one fails', async () => {
    await sql`insert into job_effect values ('old', '2000-01-01')`.execute(db);
    const broken = {
      what: 'broken',
      setting: 'KEEP_SESSIONS_DAYS' as const,
      forget: () => Promise.reject(new Error('no')),
    };

    await retentionJob(platform, [broken, ...retentionLines]).run(
      {},
      { key: 'k', attempt: 1, signal: new AbortController().signal },
    );

    expect(await count('job_effect')).toBe(0);
  });

  it('lets much go in steps', async () => {
    await sql`insert into job_effect select 'many ' || i, '2000-01-01' from generate_series(1, 5000) i`.execute(
      db,
    );

    await keep();

    expect(await count('job_effect')).toBe(0);
  });
});

describe('the audit trail', () => {
  it('moves what came before its month was made into that month', async () => {
    await sql`insert into audit_event (at, action) values ('2050-05-05', 'early')`.execute(db);
    await sql`select make_audit_month('2050-05-31T23:59:59Z')`.execute(db);
    await sql`select make_audit_month('2050-05-01')`.execute(db);

    const { rows } =
      await sql`select tableoid::regclass::text as home from audit_event where action = 'early'`.execute(db);
    expect(rows).toEqual([{ home: 'audit_months.month_2050_05' }]);
    await expect(sql`delete from audit_months.month_2050_05`.execute(db)).rejects.toThrow('append-only');
  });
});

/** Why a table that has no line in the retention table does not grow with every call. */
const WITHOUT_A_LINE: Record<string, readonly string[]> = {
  'the firm’s own records, which people wrote or brought': [
    'advertising_stat',
    'bucket',
    'company',
    'company_alias',
    'company_bucket',
    'company_bucket_history',
    'company_change',
    'company_country',
    'company_datasource',
    'company_department',
    'company_file',
    'company_growth_tag',
    'company_lookup',
    'company_meeting',
    'company_person',
    'company_project',
    'company_update',
    'competitor',
    'cto_lunch_file',
    'cto_lunch_message',
    'cto_lunch_thread',
    'datasource',
    'deleted_workboard',
    'digest',
    'digest_domain',
    'digest_premise',
    'discovery_search',
    'discovery_watch',
    'email_month',
    'email_summary',
    'employee_count_point',
    'fathom_association',
    'fathom_attendee',
    'fathom_company',
    'fathom_meeting',
    'funding_round',
    'import',
    'knowledge_source',
    'meeting_participant',
    'mention',
    'pass_condition',
    'person',
    'person_change',
    'person_choice',
    'person_email',
    'pipeline_record',
    'quip',
    'reference',
    'reference_company',
    'reference_person',
    'reference_project',
    'reference_version',
    'reminder',
    'reminder_company',
    'stored_file',
    'submission',
    'tp_owner',
    'tp_owner_history',
    'tp_status_history',
    'web_traffic_point',
    'workboard',
    'workboard_category',
    'workboard_company',
    'workboard_company_history',
    'workboard_person',
  ],
  'derived, one row for each of theirs': [
    'company_rank',
    'company_text',
    'discovery',
    'fathom_text',
    'place',
    'reference_facts',
    'reference_text',
  ],
  'one row for each person, and what they set': [
    'alert_subscription',
    'api_token',
    'calendar_feed',
    'favourite',
    'mail_preference',
    'meeting_key',
    'meeting_seen',
    'staff',
    'upload_use',
    'workboard_use',
  ],
  'the firm’s settings and options': [
    'bay_area_city',
    'choice',
    'feature_gate',
    'form_template',
    'migration',
    'secret_key_use',
    'shared_domain',
  ],
  'emptied by the job that reads it': ['changed_company'],
  'a row a day or a night': ['capability_use', 'ranking_run'],
  'minutes that are over go by themselves': ['rate_count'],
  'gone with their import': [
    'import_added',
    'import_before',
    'import_meeting',
    'import_outcome',
    'import_row',
  ],
  'the audit trail': ['audit_event'],
};

it('knows of every table why it does not grow without end', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const known = [...GROWING_TABLES, ...Object.values(WITHOUT_A_LINE).flat()];

  expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
});
