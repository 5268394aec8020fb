import { readFileSync } from 'node:fs';
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
