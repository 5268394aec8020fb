import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { statusOfFault } from './faults.ts';

const nowhere = openDatabase('postgres://orion@127.0.0.1:1/orion');
afterAll(() => nowhere.close());
const server = await testApp({ platform: { db: nowhere.db } });

describe('while the database is away', () => {
  it.each([
    ['GET', '/health/ready', {}],
    ['GET', '/api/v1/scopers', { headers: { authorization: 'Bearer orion_pat_anything' } }],
    ['POST', '/api/v1/analytics-events', { payload: { name: 'User Logout' } }],
  ] as const)('%s %s says so, and when to come back', async (method, url, more) => {
    const reply = await server.call(method, url, more);

    expect(reply.json()).toMatchObject({ code: 503, name: 'Unavailable' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('the process still says that it lives', async () => {
    expect((await server.call('GET', '/health/live')).json()).toMatchObject({ status: 'ok' });
  });
});

describe('a fault of the database', () => {
  it.each([
    [{ code: '53100' }, 507],
    [{ code: 'ENOSPC' }, 507],
    [{ code: '57P01' }, 503],
    [{ code: '08006' }, 503],
    [{ code: '57014' }, 503],
    [{ code: 'ECONNREFUSED' }, 503],
    [{ code: 'ENOENT', syscall: 'connect' }, 503],
    [{ code: 'ENOENT', syscall: 'open' }, 500],
    [{ message: 'timeout exceeded when trying to connect' }, 503],
    [{ code: '22021' }, 422],
    [{ code: '42P01' }, 500],
    [new Error('a bug'), 500],
    [new DOMException('left', 'AbortError'), 503],
    [{ code: 20 }, 500],
    [null, 500],
    ['a word', 500],
  ])('%j answers %d', (error, status) => {
    expect(statusOfFault(error)).toBe(status);
  });
});
