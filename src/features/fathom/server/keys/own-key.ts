import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';
import { need } from '#server/capabilities/capability.ts';
import { hashOf } from '#server/hash.ts';
import { invalid } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { performWrite } from '#server/http/write.ts';
import { FETCH_JOB } from './fetch-meetings.job.ts';
import { findOwnKey, forgetSeen } from './keys.queries.ts';
import { readOwnKey } from './standing.ts';

/** Keeps somebody's key, sealed, when it holds; fetching begins at once. */
export async function saveOwnKey(context: Context, api_key: string) {
  const { user, caller, secrets, clock, capabilities, jobs } = context;
  const source = need(capabilities.meetings);
  // Nothing else goes into a header.
  if (!/^[\x21-\x7e]+$/.test(api_key)) throw refusedKey();
  try {
    await source.checkKey(api_key);
  } catch (error) {
    const status = error instanceof UpstreamFailure ? error.upstream_status : null;
    if (status === 401 || status === 403) throw refusedKey();
    throw error;
  }
  const write = { operation: 'connections.saveOwnKey', caller, input: { key: hashOf(api_key) } };
  const { key_id, shown } = await performWrite(context, write, async (db, audit) => {
    const now = clock.now().toISOString();
    const begin = {
      sealed_key: secrets.seal(api_key),
      state: 'idle',
      run: null,
      run_started_at: null,
      cursor: null,
      leased_until: null,
      swept_at: null,
      polled_until: null,
      failures: 0,
      last_error: null,
      last_error_at: null,
      last_success_at: null,
      next_run_at: now,
    };
    const row = await db
      .insertInto('meeting_key')
      .values({ user_id: user.user_id, created_at: now, ...begin })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(begin))
      .returning('key_id')
      .executeTakeFirstOrThrow();
    audit({ object_type: 'meeting_key', object_id: row.key_id });
    return { ...row, shown: await readOwnKey({ db }, user.user_id) };
  });
  await jobs.enqueue(FETCH_JOB, { key_id });
  return shown;
}

const refusedKey = () => invalid('Fathom refused this key. Check it and try again.');

/** Forgets the key; what it brought in stays, and so does the wish about internal meetings. */
export async function removeOwnKey({ db, user, audit }: Context) {
  const row = await findOwnKey(db, user.user_id).forUpdate().executeTakeFirst();
  if (row?.sealed_key == null) audit({ unchanged: true });
  else {
    audit({ object_type: 'meeting_key', object_id: row.key_id });
    await forgetSeen(db, row.key_id);
    await db
      .updateTable('meeting_key')
      .set({ sealed_key: null, key_mark: null, run: null, run_started_at: null, cursor: null, state: 'idle' })
      .set({
        leased_until: null,
        last_error: null,
        last_error_at: null,
        last_success_at: null,
        swept_at: null,
      })
      .where('key_id', '=', row.key_id)
      .execute();
  }
  return readOwnKey({ db }, user.user_id);
}

/** Whether meetings among ourselves come in; those that are wanted now are fetched with everything else. */
export async function changeOwnKey({ db, user, clock, audit }: Context, include_internal: boolean) {
  const now = clock.now().toISOString();
  const row = await findOwnKey(db, user.user_id).forUpdate().executeTakeFirst();
  if (row?.include_internal === include_internal) audit({ unchanged: true });
  else {
    const run = { run: null, run_started_at: null, cursor: null, leased_until: null, swept_at: null };
    const changes = { ...run, include_internal, next_run_at: now };
    await db
      .insertInto('meeting_key')
      .values({ user_id: user.user_id, created_at: now, ...changes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
      .execute();
    audit({ object_type: 'meeting_key', object_id: user.user_id, detail: { include_internal } });
  }
  return readOwnKey({ db }, user.user_id);
}
