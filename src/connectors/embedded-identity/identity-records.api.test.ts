import { describe, expect, it } from 'vitest';
import { secretsFrom } from '#server/secrets.ts';
import { testClock } from '#server/testing/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { embeddedIdentityKeys } from './identity-keys.ts';
import { recordAdapter } from './record-adapter.ts';

const { db } = await testDatabase();

describe('the signing key', () => {
  it('is one for all who start at the same time, and sealed', async () => {
    const secrets = secretsFrom('another secret for tests, long enough too');
    await db.deleteFrom('identity_record').where('kind', '=', 'key').execute();

    const found = await Promise.all(Array.from({ length: 5 }, () => embeddedIdentityKeys({ db, secrets })));

    expect(new Set(found.map((keys) => JSON.stringify(keys))).size).toBe(1);
  });

  it('is made anew when the secret that sealed it is gone', async () => {
    const before = await embeddedIdentityKeys({
      db,
      secrets: secretsFrom('a first secret, long enough to be one'),
    });
    const after = await embeddedIdentityKeys({
      db,
      secrets: secretsFrom('a second secret, long enough to be one'),
    });

    expect(after).not.toEqual(before);
    const again = await embeddedIdentityKeys({
      db,
      secrets: secretsFrom('a second secret, long enough to be one'),
    });
    expect(again).toEqual(after);
  });
});

it('forgets what has expired, and sweeps it away now and then', async () => {
  const clock = testClock();
  const codes = recordAdapter({ db, clock })('AuthorizationCode');
  await codes.upsert('short', { grantId: 'g' }, 60);
  await codes.consume('short');
  expect(await codes.find('short')).toMatchObject({
    jti: 'short',
    grantId: 'g',
    consumed: expect.any(Number),
  });

  clock.advance(61_000);
  expect(await codes.find('short')).toBeUndefined();
  for (let written = 0; written < 100; written += 1) await codes.upsert('other', {}, 60);

  const left = await db.selectFrom('identity_record').select('id').where('grant_id', '=', 'g').execute();
  expect(left).toEqual([]);
});
