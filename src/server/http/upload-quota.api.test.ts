import { expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const FILE = 'domain\nquota.example\n';
const server = await testApp({ env: { UPLOAD_BYTES_PER_DAY: String(3 * FILE.length) } });
const [ann, ben] = [await server.signIn(), await server.signIn()];

const upload = (who = ann, more = {}) =>
  server.call('POST', '/api/v1/imports?entity=companies&file_name=quota.csv', {
    payload: FILE,
    headers: { ...who.headers, 'content-type': 'text/csv', ...more },
  });
const kept = async () => (await server.db.selectFrom('import').select('id').execute()).length;

// T18
it('takes so much from one person in a day, and no more', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => upload()));

  expect(replies.map(({ statusCode }) => `${statusCode}`).sort()).toEqual([
    '201',
    '201',
    '201',
    '507',
    '507',
  ]);
  expect(await kept()).toBe(3);
  const late = await upload();
  expect(late.json()).toEqual({
    code: 507,
    name: 'QuotaFull',
    message: expect.stringContaining('You have uploaded as much as Orion takes from one person in a day'),
  });
  expect(late.headers.connection).toBe('close');
  expect((await upload(ben)).statusCode).toBe(201);
});

it('begins again the next day, and counts a file sent twice under one key once', async () => {
  server.clock.advance(24 * 3_600_000);
  const { headers } = await server.signIn();
  const twice = { 'idempotency-key': 'one-file' };
  for (let times = 0; times < 5; times += 1)
    expect((await upload({ ...ben, headers }, twice)).statusCode).toBe(201);

  expect((await upload({ ...ben, headers })).statusCode).toBe(201);
});
