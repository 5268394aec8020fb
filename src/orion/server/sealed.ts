import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { counted } from '#kernel/numbers.ts';
import type { SealedLine } from '#server/claims/secret-key-use.ts';

const lost =
  (rows: RawBuilder<unknown>, words: (count: number) => string): SealedLine =>
  async (db) => {
    const found = await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db);
    const count = found.rows[0]?.count ?? 0;
    return count > 0 ? words(count) : null;
  };

/** What nobody could open any more goes. */
const forget = (table: 'sign_in_attempt' | 'idempotency_key') => async (db: Kysely<DB>) => {
  await db.deleteFrom(table).execute();
  return null;
};

/** What is sealed or signed with the secret key, and what a change of it means for each. */
export const sealedLines: readonly SealedLine[] = [
  lost(
    sql`session where revoked_at is null and refresh_token is not null`,
    (count) => `${counted(count, 'session')}, whose people sign in again`,
  ),
  lost(
    sql`submission s join form_template t on t.slug = s.template and t.version = s.template_version
      where exists (select from jsonb_path_query(t.definition,
        '$.**.attributes[*] ? (@.describe.sealed == "true").name') field where s.answers ? (field #>> '{}'))`,
    (count) =>
      `the sealed answers of ${counted(count, 'form entry', 'form entries')}, which are entered again`,
  ),
  lost(
    sql`meeting_key where sealed_key is not null`,
    (count) => `${counted(count, 'Fathom key')}, which their owners enter again`,
  ),
  lost(
    sql`mail_outbox where unsubscribe_url is not null`,
    (count) => `the unsubscribe links in ${counted(count, 'mail')}`,
  ),
  // A sign-in under way begins anew, and a call that is repeated is a new call.
  forget('sign_in_attempt'),
  forget('idempotency_key'),
];
