import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Secrets } from '../secrets.ts';
import type { Claim } from './hold-claims.ts';

/** Something that is sealed with the secret key; answers what of it is lost with the key, if anything. */
export type SealedLine = (db: Kysely<DB>) => Promise<string | null>;

const KIND = 1_330_858_318;

/** The same for the same key, and worth nothing to whoever wants the key. */
const fingerprintOf = (secrets: Secrets) => secrets.derive('fingerprint of the secret key');

export const secretKeyClaim = (secrets: Secrets): Claim => ({
  kind: KIND,
  id: fingerprintOf(secrets).readInt32BE(),
  refusal:
    'ORION_SECRET_KEY differs from that of another Orion that runs on this database: give both the same key, or stop the other first',
});

const lastUse = (db: Kysely<DB>) => db.selectFrom('secret_key_use').select('fingerprint').executeTakeFirst();

/** Whether an Orion used the database with a key of its own. */
export const isKeyRemembered = async (db: Kysely<DB>) => (await lastUse(db)) !== undefined;

/** Whether the database was last used with another key. */
export async function isOtherKey(db: Kysely<DB>, secrets: Secrets) {
  const known = await lastUse(db);
  return known !== undefined && known.fingerprint !== fingerprintOf(secrets).toString('hex');
}

/** Remembers the key; of a changed one it answers in a sentence what cannot be opened any more. */
export const rememberKey = (db: Kysely<DB>, secrets: Secrets, at: Date, sealed: readonly SealedLine[]) =>
  db.transaction().execute(async (db) => {
    const use = { fingerprint: fingerprintOf(secrets).toString('hex'), since: at.toISOString() };
    await db
      .insertInto('secret_key_use')
      .values(use)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('secret_key_use')
      .set(use)
      .where('fingerprint', '<>', use.fingerprint)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const lost: string[] = [];
    for (const line of sealed) {
      const words = await line(db);
      if (words !== null) lost.push(words);
    }
    return `the secret key is not the one of the last start, and is remembered from now on; what the old one sealed cannot be opened any more: ${lost.join('; ') || 'nothing that is kept'}`;
  });
