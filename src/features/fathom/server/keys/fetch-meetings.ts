import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';
import { hashOf } from '#server/hash.ts';
import type { Platform } from '#server/platform.ts';
import { takeInMeetings } from '../taking-in/take-in.ts';
import { changeKey, forgetSeen, type KeyRow, leaseKey, markDeleted, noteSeen } from './keys.queries.ts';
import { wordsOfFailure } from './failure-words.ts';

export type FetchParts = Pick<Platform, 'db' | 'config' | 'clock' | 'log' | 'secrets' | 'capabilities'>;

const LEASE_MS = 120_000;
const POLL_EVERY_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 24 * 3_600_000;
/** A summary may be ready hours after its meeting: what is a day old is read again. */
const LOOK_BACK_MS = 24 * 3_600_000;
const LONGEST_PAUSE_MS = 3_600_000;
const ASK_AGAIN_MS = 3_600_000;

/** Somebody changed the key while it was used: what came with the old one is not kept. */
class RunEnded extends Error {}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** The key itself; null where there is none, or none that can be read. */
export function openKey(
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  row: KeyRow,
): string | null {
  if (row.user_id === null) return config.FATHOM_API_KEY ?? null;
  try {
    return row.sealed_key === null ? null : secrets.open(row.sealed_key);
  } catch {
    return null;
  }
}

/** Fetches what a key has to tell, page by page; each page and where it goes on are kept at once, so a kill costs one page. */
export async function fetchMeetings(parts: FetchParts, key_id: number, signal: AbortSignal) {
  const { db, clock } = parts;
  const leased = await leaseKey(
    db,
    key_id,
    clock.now(),
    new Date(clock.now().getTime() + LEASE_MS),
  ).executeTakeFirst();
  if (!leased) return;
  const key = openKey(parts, leased);
  if (key === null) return refuse(parts, leased);
  try {
    let row = await beginRun(parts, leased, key);
    while (row.run !== null && !signal.aborted) row = await fetchPage(parts, row, key);
    if (row.run !== null) await changeKey(db, key_id, { leased_until: null, state: 'idle' }).execute();
  } catch (error) {
    if (!(error instanceof RunEnded)) await noteFailure(parts, leased, error);
  }
}

/** Goes on with the run that was under way, else begins the one that is due. */
async function beginRun({ db, clock }: FetchParts, row: KeyRow, key: string): Promise<KeyRow> {
  const key_mark = hashOf(key);
  const isOther = row.key_mark !== key_mark;
  if (row.run !== null && !isOther) return row;
  const now = clock.now();
  const isSwept = row.swept_at !== null && Date.parse(row.swept_at) > now.getTime() - SWEEP_EVERY_MS;
  const begun = {
    key_mark,
    run: isSwept && !isOther ? 'poll' : 'sweep',
    run_started_at: now.toISOString(),
    cursor: null,
  };
  await db.transaction().execute(async (tx) => {
    if (isOther) await forgetSeen(tx, row.key_id);
    await changeKey(tx, row.key_id, begun).execute();
  });
  return { ...row, ...begun };
}

async function fetchPage(parts: FetchParts, row: KeyRow, key: string): Promise<KeyRow> {
  const { db, config, clock, log, capabilities } = parts;
  const { provider } = capabilities.meetings;
  if (!provider) throw new UpstreamFailure(capabilities.meetings.name, 'unreachable');
  const asked_at = clock.now();
  const { cursor, include_internal } = row;
  const page = await provider.pageOf(key, { cursor, created_after: createdAfter(row), include_internal });
  if (page.unreadable > 0) log.warn({ unreadable: page.unreadable }, 'meetings could not be read');
  const now = clock.now();
  const ends = page.next_cursor === null || page.next_cursor === cursor;
  const changes = ends ? endOf(row, now) : goesOn(page.next_cursor, now);
  await db.transaction().execute(async (tx: Kysely<DB>) => {
    const origin = { source: provider.source, told_at: asked_at, now };
    const ids = await takeInMeetings(tx, config, page.meetings, origin);
    await noteSeen(tx, row.key_id, ids, now.toISOString());
    if (ends && row.run === 'sweep')
      await markDeleted(tx, row, row.run_started_at ?? now.toISOString(), now.toISOString());
    const { numUpdatedRows } = await changeKey(tx, row.key_id, changes)
      .where('run_started_at', '=', row.run_started_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RunEnded();
  });
  return { ...row, ...changes };
}

const createdAfter = ({ run, polled_until }: KeyRow) =>
  run === 'poll' && polled_until ? after(new Date(polled_until), -LOOK_BACK_MS) : null;

const goesOn = (cursor: string | null, now: Date) => ({
  cursor,
  state: 'running',
  failures: 0,
  leased_until: after(now, LEASE_MS),
});

const endOf = ({ run, run_started_at, swept_at }: KeyRow, now: Date) => ({
  run: null,
  run_started_at: null,
  cursor: null,
  leased_until: null,
  state: 'idle',
  failures: 0,
  last_error: null,
  last_error_at: null,
  last_success_at: now.toISOString(),
  polled_until: run_started_at,
  swept_at: run === 'sweep' ? run_started_at : swept_at,
  next_run_at: after(now, POLL_EVERY_MS),
});

/** Says in words what went wrong, and when it is tried again: as the other side asks, else later each time. */
async function noteFailure({ db, clock, log }: FetchParts, { key_id, failures }: KeyRow, error: unknown) {
  const now = clock.now();
  const failure = error instanceof UpstreamFailure ? error : null;
  if (!failure) log.error({ err: error, key_id }, 'meetings could not be fetched');
  const status = failure?.upstream_status ?? null;
  const isRefused = status === 401 || status === 403;
  const isSlowed = status === 429;
  const pause = Math.min(60_000 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);
  const wait = isRefused ? ASK_AGAIN_MS : Math.max(failure?.retryAfterMs ?? 0, pause);
  // A place in the list that is no longer known there: the list is read from its beginning.
  const isLost = status === 400 || status === 404 || status === 422;
  await changeKey(db, key_id, {
    ...(isLost && { cursor: null }),
    state: isRefused ? 'refused' : isSlowed ? 'slowed' : 'failed',
    leased_until: null,
    failures: failures + 1,
    last_error: wordsOfFailure(error),
    last_error_at: now.toISOString(),
    next_run_at: after(now, wait),
  }).execute();
}

/** A key that is gone, or that another secret sealed. */
async function refuse({ db, clock }: FetchParts, { key_id, user_id, sealed_key }: KeyRow) {
  const isSealed = user_id !== null && sealed_key !== null;
  await changeKey(db, key_id, {
    state: isSealed ? 'refused' : 'idle',
    leased_until: null,
    last_error: isSealed ? "This key can't be read anymore. Enter it again." : null,
    next_run_at: after(clock.now(), ASK_AGAIN_MS),
  }).execute();
}
