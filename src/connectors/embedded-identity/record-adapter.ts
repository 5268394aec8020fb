import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { DB } from '#db';
import { isStorable } from '#kernel/query-fields.ts';
import type { Clock } from '#server/clock.ts';
import { json } from '#server/db/client.ts';
import { hashOf } from '#server/hash.ts';

const SWEEP_EVERY = 100;

/** Whoever reads the database must not find tokens in it: these are kept under their hash. */
const TOKENS = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken']);

export interface Store {
  db: Kysely<DB>;
  clock: Clock;
}

/** What the provider remembers, in the table identity_record. */
export function recordAdapter(store: Store): (kind: string) => Adapter {
  let written = 0;
  const sweepNowAndThen = async () => {
    written += 1;
    if (written % SWEEP_EVERY === 0) await sweep(store);
  };
  // The demonstration sign-in remembers nobody: it asks each time, so a logout needs no second one here.
  return (kind) => (kind === 'Session' ? forgetful : adapterOf(kind, store, sweepNowAndThen));
}

const nothing = () => Promise.resolve(undefined);
const forgetful: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

function adapterOf(kind: string, store: Store, written: () => Promise<void>): Adapter {
  const { db, clock } = store;
  const keyOf = (id: string) => (TOKENS.has(kind) ? hashOf(id) : id);
  const found = async (column: 'id' | 'uid' | 'user_code', value: string) => {
    if (!isStorable(value)) return undefined;
    const row = await livingRecords(store, kind).where(column, '=', value).executeTakeFirst();
    return row && payloadOf(row);
  };
  const removed = () => db.deleteFrom('identity_record').where('kind', '=', kind);

  return {
    async upsert(id, payload, expiresIn) {
      await upsertRecord(store, { kind, id: keyOf(id), payload, expiresIn });
      await written();
    },
    async find(id) {
      const payload = await found('id', keyOf(id));
      return payload && { ...payload, jti: id };
    },
    findByUid: (uid) => found('uid', uid),
    findByUserCode: (userCode) => found('user_code', userCode),
    async consume(id) {
      await db
        .updateTable('identity_record')
        .set({ consumed_at: clock.now().toISOString() })
        .where('kind', '=', kind)
        .where('id', '=', keyOf(id))
        .execute();
    },
    async destroy(id) {
      await removed().where('id', '=', keyOf(id)).execute();
    },
    async revokeByGrantId(grantId) {
      await removed().where('grant_id', '=', grantId).execute();
    },
  };
}

const livingRecords = ({ db, clock }: Store, kind: string) =>
  db
    .selectFrom('identity_record')
    .select(['id', 'payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now().toISOString())]));

interface NewRecord {
  kind: string;
  id: string;
  payload: AdapterPayload;
  expiresIn: number | undefined;
}

async function upsertRecord({ db, clock }: Store, { kind, id, payload, expiresIn }: NewRecord) {
  const { jti: _secret, ...kept } = payload;
  const row = {
    payload: json(kept),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    user_code: payload.userCode ?? null,
    expires_at: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000).toISOString() : null,
  };
  await db
    .insertInto('identity_record')
    .values({ kind, id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute();
}

const payloadOf = (row: { id: string; payload: unknown; consumed_at: string | null }): AdapterPayload => ({
  ...(row.payload as AdapterPayload),
  jti: row.id,
  ...(row.consumed_at && { consumed: Math.floor(Date.parse(row.consumed_at) / 1000) }),
});

const sweep = ({ db, clock }: Store) =>
  db.deleteFrom('identity_record').where('expires_at', '<', clock.now().toISOString()).execute();
