import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const server = await testApp();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe.each(['/health/live', '/health/ready'])('%s', (path) => {
  it.each(['127.0.0.1:3000', 'localhost', '10.1.2.3:3000', 'orion.internal', 'anything.example:8080'])(
    'answers under the name %s, and says the version',
    async (host) => {
      const reply = await server.call('GET', path, { headers: { host } });

      expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok', version }]);
    },
  );
});

it.each(['/health;x/login', '/health%2fready', '/health/foo', '/health', '/healthz'])(
  '%s is no address of health: a stranger’s name leads nowhere',
  async (path) => {
    expect((await server.call('GET', path, { headers: { host: 'evil.example' } })).statusCode).toBe(421);
  },
);

it('is not ready on a full disk, and says what still works', async () => {
  const { call } = await testApp({ env: { ORION_DATA_DIR: tmpdir(), ORION_LEAST_FREE_MB: '1000000000' } });

  const reply = await call('GET', '/health/ready');

  expect([reply.statusCode, reply.json().message]).toEqual([
    503,
    'The disk is full: what is stored can be read, nothing can be changed.',
  ]);
  expect((await call('GET', '/health/live')).statusCode).toBe(200);
});
