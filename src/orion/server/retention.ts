import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { forgetImportFiles } from '#features/imports/server/forget-files.ts';
import type { RetentionLine } from '#server/retention/retention-job.ts';

type Condition = (before: RawBuilder<unknown>) => RawBuilder<unknown>;

const countOf = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }) =>
  Number(numAffectedRows ?? 0);

/** Rows of a table that are older than their time. */
const deleteFrom =
  (table: keyof DB, isOld: Condition): RetentionLine['forget'] =>
  async (db, before, most) =>
    countOf(
      await sql`delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${isOld(sql`${before.toISOString()}::timestamptz`)} limit ${most}))`.execute(
        db,
      ),
    );

/** That a mail was sent stays; what it said goes. */
const emptyMails: RetentionLine['forget'] = async (db, before, most) =>
  countOf(
    await sql`update mail_outbox set html = '', plain = '' where mail_id = any (array(
      select mail_id from mail_outbox where created_at < ${before.toISOString()}::timestamptz
        and next_attempt_at is null and html <> '' limit ${most}))`.execute(db),
  );

/** The visits of one person at one company in one month become one row that counts them. */
const rollUpVisits: RetentionLine['forget'] = (db, before, most) =>
  db.transaction().execute(async (tx: Kysely<DB>) => {
    // The latest visit of each month stays, so nothing derived changes.
    await sql`set local orion.bulk = 'on'`.execute(tx);
    return countOf(
      await sql`with month as (
          select max(visit_id) as kept, array_agg(visit_id) as ids, sum(visits)::integer as visits,
            max(visited_at) as latest, min(coalesce(first_visited_at, visited_at)) as first
          from website_visit where visited_at < date_trunc('month', ${before.toISOString()}::timestamptz, 'UTC')
          group by user_id, company_id, date_trunc('month', visited_at, 'UTC')
          having count(*) > 1 limit ${most}
        ), counted as (
          update website_visit v set visits = m.visits, visited_at = m.latest, first_visited_at = m.first
          from month m where v.visit_id = m.kept
        )
        delete from website_visit v using month m where v.visit_id = any (m.ids) and v.visit_id <> m.kept`.execute(
        tx,
      ),
    );
  });

/** What is kept how long. What stands in no line is the firm's own record, or the audit trail: those stay. */
export const retentionLines: readonly RetentionLine[] = [
  {
    what: 'idempotency keys',
    setting: 'KEEP_CALL_KEYS_DAYS',
    forget: deleteFrom('idempotency_key', (before) => sql`created_at < ${before}`),
  },
  {
    what: 'sessions after their end',
    setting: 'KEEP_SESSIONS_DAYS',
    forget: deleteFrom('session', (before) => sql`coalesce(revoked_at, token_expires_at) < ${before}`),
  },
  {
    what: 'sign-in attempts',
    setting: 'KEEP_SIGN_IN_ATTEMPTS_DAYS',
    forget: deleteFrom('sign_in_attempt', (before) => sql`expires_at < ${before}`),
  },
  {
    what: 'identity records after their end',
    setting: 'KEEP_IDENTITY_RECORDS_DAYS',
    forget: deleteFrom('identity_record', (before) => sql`expires_at < ${before}`),
  },
  { what: 'the text of mails', setting: 'KEEP_MAIL_BODIES_DAYS', forget: emptyMails },
  {
    what: 'mails',
    setting: 'KEEP_MAILS_DAYS',
    forget: deleteFrom('mail_outbox', (before) => sql`created_at < ${before} and next_attempt_at is null`),
  },
  {
    what: 'analytics events',
    setting: 'KEEP_ANALYTICS_DAYS',
    forget: deleteFrom('analytics_event', (before) => sql`at < ${before}`),
  },
  {
    what: 'free-text searches',
    setting: 'KEEP_LANGUAGE_SEARCHES_DAYS',
    forget: deleteFrom('language_search', (before) => sql`created_at < ${before}`),
  },
  {
    what: 'effects of jobs',
    setting: 'KEEP_JOB_EFFECTS_DAYS',
    forget: deleteFrom('job_effect', (before) => sql`done_at < ${before}`),
  },
  {
    what: 'alerts that were read',
    setting: 'KEEP_READ_ALERTS_DAYS',
    forget: deleteFrom('alert', (before) => sql`read and created_at < ${before}`),
  },
  {
    what: 'deliveries to the webhook',
    setting: 'KEEP_DELIVERIES_DAYS',
    forget: deleteFrom('meeting_delivery', (before) => sql`received_at < ${before} and body is null`),
  },
  { what: 'visits', setting: 'KEEP_VISITS_DAYS', forget: rollUpVisits },
  { what: 'imported files and their copies', setting: 'IMPORT_KEEP_DAYS', forget: forgetImportFiles },
];
