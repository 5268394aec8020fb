import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aUsedFolder, cleanUp } from '#server/db/embedded/launcher-scene.ts';
import { freePort } from '#server/testing/free-port.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { aPersonalToken, type ProductProcess, startProduct } from './testing/product-process.ts';

let product: ProductProcess | undefined;
afterEach(async () => {
  product?.child.kill('SIGKILL');
  await cleanUp();
});

async function started(env: Record<string, string>) {
  product = startProduct({ PORT: String(await freePort()), ...env });
  return product;
}

const isNoted = (folder: string) => existsSync(join(folder, 'postgres/postmaster.pid'));
const portOf = ({ origin }: ProductProcess) => Number(new URL(origin).port);

describe('a start that is told to stop', () => {
  it.each([
    ['while migrations are applied', /applied 0001/, 'SIGINT'],
    ['as soon as its database runs', null, 'SIGTERM'],
  ] as const)('%s takes its database with it', async (_when, sign, signal) => {
    const ORION_DATA_DIR = await aUsedFolder();
    const { child, exited, output } = await started({ ORION_DATA_DIR, PGOPTIONS: '-c no.such=1' });
    await expect.poll(() => (sign ? sign.test(output()) : isNoted(ORION_DATA_DIR))).toBe(true);

    child.kill(signal);

    expect(await exited, output()).toEqual({ code: 0, signal: null });
    expect(output()).toMatch(/(^|\n)Orion: stopped before it was ready\n$/);
    expect(isNoted(ORION_DATA_DIR)).toBe(false);
  });
});

describe('a stop', () => {
  it('that is told twice stops the database all the same', async () => {
    const ORION_DATA_DIR = await aUsedFolder();
    const { child, exited, output, ready } = await started({ ORION_DATA_DIR });
    await ready();

    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${product?.origin}/health/ready`)).status).toBe(503);
    child.kill('SIGTERM');

    expect(await exited, output()).toEqual({ code: 1, signal: null });
    expect(output()).toMatch(/Orion: told twice: stopping at once\n$/);
    expect(isNoted(ORION_DATA_DIR)).toBe(false);
    expect(readFileSync(join(ORION_DATA_DIR, 'postgres.log'), 'utf8')).toMatch(
      /database system is shut down\n$/,
    );
  });

  it('cuts a request that does not end, says so, and ends with 0', async () => {
    const { url, db } = await testDatabase();
    const secret = await aPersonalToken(db);
    const running = await started({ DATABASE_URL: url });
    await running.ready();
    const socket = connect(portOf(running), '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /api/v1/people HTTP/1.1\r\nhost: ${new URL(running.origin).host}\r\nauthorization: Bearer ${secret}\r\n` +
        'content-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
    );
    // The request is open once a later one has been answered.
    await fetch(`${running.origin}/health/live`);

    running.child.kill('SIGTERM');

    expect(await running.exited, running.output()).toEqual({ code: 0, signal: null });
    expect(running.output()).toContain('Orion: requests that are still open are cut\n');
  });
});
