import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db';
import { importWork, watchBlockers } from '../db/blockers.ts';
import { json } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { invalid, Refusal } from './errors.ts';

/** Who asks, and by what way; written into every audit event. */
export interface Caller {
  user_id: number | null;
  email_address: string | null;
  subject: string | null;
  via: 'browser' | 'api-token' | 'email_link' | 'command' | 'job';
  request_id: string;
  ip: string;
  idempotency_key: string | null;
  /** The browser session the call came with. */
  session_id?: string;
}

export interface AuditDetail {
  object_type?: string;
  object_id?: string | number;
  before?: unknown;
  after?: unknown;
  detail?: Record<string, unknown>;
  /** By what way the caller came, where the request itself does not tell. */
  via?: Caller['via'];
  /** All was as it was asked for: nothing happened, so nothing is recorded. */
  unchanged?: true;
}

interface Write {
  operation: string;
  caller: Caller;
  input: unknown;
}

const ATTEMPTS = 3;
/** So long a write waits for another; whoever clicked is told before they wonder. */
const LONGEST_WAIT = '900ms';
const LOCK_NOT_AVAILABLE = '55P03';
/** Also of two that wrote the same at once: the later one's next try sees what the other wrote, and answers to that. */
const RETRIABLE = new Set(['40001', '40P01', '23505']);

/** Runs a write, its audit event and its idempotency record as one transaction: all of it happened, or none. */
export async function performWrite<T>(
  { db, clock, counts, secrets }: Pick<Platform, 'db' | 'clock' | 'counts' | 'secrets'>,
  write: Write,
  work: (db: Kysely<DB>, audit: (detail: AuditDetail) => void) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let watch: ReturnType<typeof watchBlockers> | undefined;
    try {
      return await db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`
          select set_config('lock_timeout', ${LONGEST_WAIT}, true), pg_backend_pid() as pid`.execute(
          transaction,
        );
        watch = watchBlockers(db, rows[0]?.pid ?? 0);
        const at = clock.now();
        const earlier = await claimKey(transaction, write, at);
        if (earlier) return JSON.parse(secrets.open(earlier.reply ?? '')) as T;
        let detail: AuditDetail = {};
        const reply = await work(transaction, (said) => {
          detail = { ...detail, ...said };
        });
        if (!detail.unchanged) await recordEvent(transaction, at, write.operation, write.caller, detail);
        await keepReply(transaction, write.caller, secrets.seal(JSON.stringify(reply)));
        return reply;
      });
    } catch (error) {
      if (codeOf(error) === LOCK_NOT_AVAILABLE) throw lockedRefusal(watch?.name() ?? null);
      if (attempt === ATTEMPTS || !RETRIABLE.has(codeOf(error))) throw error;
    } finally {
      counts.writes += 1;
      watch?.stop();
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

const IMPORTED = new Map([
  [importWork('companies'), 'This company is being imported; try again in a moment.'],
  [importWork('people'), 'This person is being imported; try again in a moment.'],
]);

/** Who holds what is wanted, as far as it was seen: an import, or anybody, also the caller's own earlier try. */
const lockedRefusal = (blocker: string | null) =>
  new Refusal(
    409,
    'Locked',
    IMPORTED.get(blocker ?? '') ?? 'This is being changed right now; try again in a moment.',
  );

const fingerprintOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

/** The second sender of one key waits here for the first, then gets the first one's answer. */
async function claimKey(db: Transaction<DB>, { operation, caller, input }: Write, at: Date) {
  const { user_id, idempotency_key: key } = caller;
  if (user_id === null || key === null) return undefined;
  const fingerprint = fingerprintOf([operation, input]);
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ user_id, key, fingerprint, created_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== fingerprint) throw invalid('This key was used for a different request.');
  return earlier;
}

/** Sealed, because an answer may hold a secret that is shown once and kept nowhere else. */
async function keepReply(db: Transaction<DB>, { user_id, idempotency_key: key }: Caller, reply: string) {
  if (user_id === null || key === null) return;
  await db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute();
}

/** Appends to the audit trail. Values are kept as hashes: the trail tells that they changed, never what they said. */
export async function recordEvent(
  db: Kysely<DB>,
  at: Date,
  action: string,
  { user_id, email_address, subject, request_id, ip, via: way }: Caller,
  { object_type, object_id, before, after, detail = {}, via = way }: AuditDetail = {},
) {
  await db
    .insertInto('audit_event')
    .values({
      at: at.toISOString(),
      user_id,
      email_address,
      subject,
      action,
      object_type: object_type ?? null,
      object_id: object_id === undefined ? null : String(object_id),
      before_hash: before === undefined ? null : fingerprintOf(before),
      after_hash: after === undefined ? null : fingerprintOf(after),
      detail: json(detail),
      request_id,
      ip,
      via,
    })
    .execute();
}
