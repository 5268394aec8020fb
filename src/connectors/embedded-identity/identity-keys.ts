import { exportJWK, generateKeyPair } from 'jose';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import type { Secrets } from '#server/secrets.ts';

const KIND = 'key';
const ID = 'signing';

/** The keys the provider signs with: made once, kept sealed, so that tokens outlive a restart. */
export async function embeddedIdentityKeys({ db, secrets }: { db: Kysely<DB>; secrets: Secrets }) {
  const kept = (await readKey(db)) ?? (await offerKey(db, secrets));
  const key = opened(secrets, kept) ?? opened(secrets, await replaceKey(db, secrets, kept));
  if (!key) throw new Error('The signing key of the embedded identity provider cannot be opened.');
  return { keys: [key] };
}

const opened = (secrets: Secrets, sealed: string): object | undefined => {
  try {
    return JSON.parse(secrets.open(sealed)) as object;
  } catch {
    return undefined;
  }
};

async function newKey(secrets: Secrets) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), use: 'sig', alg: 'ES256' };
  return secrets.seal(JSON.stringify(key));
}

async function readKey(db: Kysely<DB>) {
  const row = await db
    .selectFrom('identity_record')
    .select('payload')
    .where('kind', '=', KIND)
    .where('id', '=', ID)
    .executeTakeFirst();
  return (row?.payload as { sealed?: string } | undefined)?.sealed;
}

/** Two first starts at once each offer a key; the first one stays and both read it. */
async function offerKey(db: Kysely<DB>, secrets: Secrets) {
  const sealed = await newKey(secrets);
  await db
    .insertInto('identity_record')
    .values({ kind: KIND, id: ID, payload: json({ sealed }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readKey(db)) ?? sealed;
}

/** A key sealed with a secret that is gone is of no use to anybody. */
async function replaceKey(db: Kysely<DB>, secrets: Secrets, old: string) {
  const sealed = await newKey(secrets);
  await db
    .updateTable('identity_record')
    .set({ payload: json({ sealed }) })
    .where('kind', '=', KIND)
    .where('id', '=', ID)
    .where('payload', '=', json({ sealed: old }))
    .execute();
  return (await readKey(db)) ?? sealed;
}
