import type { Platform } from '#server/platform.ts';
import type { ConnectionState, OwnKey } from '../../connections.contract.ts';
import { countSeen, findOwnKey, type KeyRow } from './keys.queries.ts';

const STATES: Record<string, ConnectionState> = {
  running: 'running',
  slowed: 'slowed',
  failed: 'failed',
  refused: 'refused',
};

/** How fetching with a key goes. */
export function standingOf(row: KeyRow, isSet: boolean, meeting_count: number) {
  if (!isSet) return { ...NO_KEY, meeting_count };
  const { last_success_at, last_error, last_error_at, next_run_at } = row;
  const state = STATES[row.state] ?? (last_success_at ? 'connected' : 'waiting');
  return { state, meeting_count, last_success_at, last_error, last_error_at, next_run_at };
}

const NO_KEY = {
  state: 'not_configured' as const,
  meeting_count: 0,
  last_success_at: null,
  last_error: null,
  last_error_at: null,
  next_run_at: null,
};

export async function readOwnKey({ db }: Pick<Platform, 'db'>, user_id: number): Promise<OwnKey> {
  const row = await findOwnKey(db, user_id).executeTakeFirst();
  if (!row) return { ...NO_KEY, has_key: false, include_internal: false };
  const counts = await countSeen(db).where('key_id', '=', row.key_id).executeTakeFirst();
  const has_key = row.sealed_key !== null;
  const { include_internal } = row;
  return { ...standingOf(row, has_key, counts?.count ?? 0), has_key, include_internal };
}
