import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded-database.ts';
import { operationsOf } from './testing/openapi-requests.ts';
import { refuseUnfit } from '#server/start-database.ts';
import { aPersonalToken, type ProductProcess, startProduct } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { passingFolder } from '#server/testing/passing-folder.ts';
import { testDatabase } from '#server/testing/test-database.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const KILLS = LONG ? 20 : 1;
const DATABASE_KILLS = 30;
const running: ProductProcess[] = [];
const start = (env: Record<string, string>) => {
  const product = startProduct(env);
  running.push(product);
  return product;
};
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});

describe('a start', () => {
  it('with wrong settings stops with one line for each', async () => {
    const product = start({
      PORT: 'abc',
      ORION_ORIGIN: 'http://orion.firm.example',
      MAIL_URL: 'x',
      DATABASE_URL: 'y',
    });

    expect(await product.exited).toMatchObject({ code: 78 });
    expect(product.output().trim().split('\n')).toHaveLength(3);
    expect(product.output()).toMatch(/^PORT .*\n(.*\n)*$/);
  });

  it('on a busy port says so and touches nothing', async () => {
    const { url } = await testDatabase();
    const PORT = String(await freePort());
    const first = start({ PORT, DATABASE_URL: url });
    await first.ready();

    const second = start({ PORT, DATABASE_URL: url });

    expect(await second.exited).toMatchObject({ code: 1 });
    expect(second.output()).toBe(
      `PORT ${PORT} is in use: something, perhaps another Orion, already listens there; stop it, or start with another PORT\n`,
    );
  });

  it.each([
    ['a file', async (folder: string) => writeFile(folder, ''), 'is a file; set ORION_DATA_DIR'],
    [
      'a folder with an empty database folder',
      async (folder: string) => mkdir(join(folder, 'postgres'), { recursive: true }),
      'exists but holds no database; move it away',
    ],
    [
      'a folder with the database of another program',
      async (folder: string) => {
        await mkdir(join(folder, 'postgres'), { recursive: true });
        await writeFile(join(folder, 'postgres/PG_VERSION'), '18\n');
      },
      'The password of the database cannot be read',
    ],
  ])('in %s stops as with any wrong setting', async (_what, make, sentence) => {
    const ORION_DATA_DIR = join(await passingFolder('orion-wrong-'), 'data');
    await make(ORION_DATA_DIR);

    const product = start({ PORT: String(await freePort()), ORION_DATA_DIR });

    expect(await product.exited).toMatchObject({ code: 78 });
    expect(product.output()).toContain(sentence);
  });

  it.runIf(existsSync('/proc/self'))('where no folder can be made stops so too', async () => {
    const product = start({ PORT: String(await freePort()), ORION_DATA_DIR: '/proc/nope' });

    expect(await product.exited).toMatchObject({ code: 78 });
    expect(product.output()).toMatch(/^The data folder \/proc\/nope cannot be written/);
  });

  it('with a wrong password for the database says so at once', async () => {
    const { url } = await testDatabase();
    const wrong = new URL(url);
    wrong.password = 'wrong';
    const product = start({ PORT: String(await freePort()), DATABASE_URL: wrong.href });

    expect(await product.exited).toMatchObject({ code: 78 });
    expect(product.output()).toMatch(/^DATABASE_URL cannot be used: password authentication failed/);
  });
});

describe('a start that fails', () => {
  it('stops the database that it started', async () => {
    const folder = await passingFolder('orion-failing-');
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'secret.key'));
    const product = start({ PORT: String(await freePort()), ORION_DATA_DIR: folder });

    expect(await product.exited).toMatchObject({ code: 1 });

    expect(product.output()).toMatch(/applied 0001/);
    expect(product.output()).toMatch(/The secret key in .*secret\.key cannot be used \(EISDIR\)/);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('names a database in another encoding, and leaves it empty', async () => {
    const { url, db } = await testDatabase();
    await sql`create database in_ascii encoding 'SQL_ASCII' locale 'C' template template0`.execute(db);
    onTestFinished(async () => void (await sql`drop database in_ascii with (force)`.execute(db)));
    const DATABASE_URL = Object.assign(new URL(url), { pathname: '/in_ascii' }).href;

    const product = start({ PORT: String(await freePort()), DATABASE_URL });

    expect(await product.exited).toMatchObject({ code: 78 });
    expect(product.output()).toMatch(
      /^DATABASE_URL leads to a database in SQL_ASCII: Orion needs one in UTF8/,
    );
  });

  it('names a PostgreSQL that is too old, and any encoding but UTF8', () => {
    const kind = { version: '15.8 (Debian 15.8-0+deb12u1)', encoding: 'UTF8' };

    expect(() => refuseUnfit(kind)).toThrow('DATABASE_URL leads to PostgreSQL 15.8');
    expect(() => refuseUnfit({ version: '16.0', encoding: 'LATIN1' })).toThrow('a database in LATIN1');
    expect(() => refuseUnfit({ ...kind, version: '16.0' })).not.toThrow();
  });
});

describe('a stop', () => {
  it('lets the open request finish, then ends with 0', async () => {
    const { url, db } = await testDatabase();
    const secret = await aPersonalToken(db);
    const PORT = await freePort();
    const product = start({ PORT: String(PORT), DATABASE_URL: url });
    await product.ready();
    const body = personNamed('halfway');
    const socket = connect(PORT, '127.0.0.1');
    let answer = '';
    socket.on('data', (text) => (answer += text));
    socket.write(
      `POST /api/v1/people HTTP/1.1\r\nhost: 127.0.0.1:${PORT}\r\nauthorization: Bearer ${secret}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The request is open once a later one has been answered.
    await fetch(`${product.origin}/health/live`);

    product.child.kill('SIGTERM');
    await pause(100);
    socket.write(body.slice(5));

    expect(await product.exited, product.output()).toEqual({ code: 0, signal: null });
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });
});

describe('a kill', () => {
  it('of the server under writes loses nothing that was acknowledged', async () => {
    const { url, db } = await testDatabase();
    const secret = await aPersonalToken(db);
    const env = { PORT: String(await freePort()), DATABASE_URL: url };
    const acknowledged: string[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      const product = start(env);
      await product.ready();
      const writers = Array.from({ length: 8 }, (_, writer) =>
        write(product.origin, secret, `${kill}-${writer}`, acknowledged),
      );
      const before = acknowledged.length;
      await until(() => acknowledged.length > before + 10);
      product.child.kill('SIGKILL');
      await Promise.all(writers);
    }

    const kept = await db.selectFrom('person').select('full_name').execute();
    const names = kept.map(({ full_name }) => full_name);
    expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const events = await db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .select('event_id')
      .where('action', '=', 'people.create')
      .execute();
    expect(events).toHaveLength(names.length);
  });

  it.runIf(LONG)(
    'of PostgreSQL under writes loses nothing either, and the server comes back by itself',
    async () => {
      const folder = await passingFolder('orion-kill-');
      const product = start({ PORT: String(await freePort()), ORION_DATA_DIR: folder });
      await product.ready();
      const database = await startEmbeddedDatabase({ dataDir: folder });
      const { db, close } = openDatabase(database.url);
      const secret = await aPersonalToken(db);
      const acknowledged: string[] = [];
      const writing = new AbortController();
      const writers = Array.from({ length: 8 }, (_, writer) =>
        writeThrough(product.origin, secret, writer, acknowledged, writing.signal),
      );
      const readers = await readAll(product.origin, secret, writing.signal);

      for (let kill = 0; kill < DATABASE_KILLS; kill += 1) {
        const before = acknowledged.length;
        await until(() => acknowledged.length > before + 20);
        process.kill(postmasterOf(folder), 'SIGKILL');
        await until(() => acknowledged.length > before + 60);
      }
      writing.abort();
      const odd = (await Promise.all([...writers, ...readers])).flat();

      const people = await db.selectFrom('person').select('full_name').execute();
      const kept = new Set(people.map(({ full_name }) => full_name));
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
      expect([...new Set(odd)].filter((status) => status !== 503)).toEqual([]);
      expect(product.child.exitCode, product.output()).toBeNull();
      expect(product.output()).not.toContain('nobody awaited');
      await close();
      product.child.kill('SIGTERM');
      await product.exited;
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  );
});

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const until = async (holds: () => boolean) => {
  while (!holds()) await pause(20);
};

const HEAVY = [
  '/api/v1/conversations/all?search=a',
  '/api/v1/discovery?employee_count=GREATER_THAN_OR_EQUAL_TO:1',
  '/api/v1/discovery/count?employee_count=GREATER_THAN_OR_EQUAL_TO:1',
  '/api/v1/ranked-quip-mentions',
];

/** Readers that go round every list and call there is until they are told; each answers the faults it met. */
async function readAll(origin: string, secret: string, signal: AbortSignal) {
  const description = await (await fetch(`${origin}/api/docs/json`)).json();
  const urls = operationsOf(description)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
    .map(({ path }) => `${path.replace(/\{\w+\}/g, '1')}?domain=acme.example`);
  const round = [...HEAVY, ...urls.flatMap((url) => [url, url.replace(/\?.*/, '')])];
  const read = async (from: number) => {
    const faults: number[] = [];
    for (let at = from; !signal.aborted; at += 1) {
      const reply = await fetch(`${origin}${round[at % round.length]}`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      await reply.arrayBuffer();
      if (reply.status >= 500) faults.push(reply.status);
    }
    return faults;
  };
  return [0, 1, 2, 3].map((reader) => read(Math.floor((reader * round.length) / 4)));
}

const personNamed = (name: string) => JSON.stringify({ full_name: name, emails: [`${name}@writer.example`] });

const post = (origin: string, secret: string, name: string) =>
  fetch(`${origin}/api/v1/people`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: personNamed(name),
  });

/** Writes on through everything; answers the statuses that were not a yes. */
async function writeThrough(
  origin: string,
  secret: string,
  writer: number,
  acknowledged: string[],
  signal: AbortSignal,
) {
  const others: number[] = [];
  for (let count = 0; !signal.aborted; count += 1) {
    const name = `${writer}-${count}`;
    const { status } = await post(origin, secret, name);
    if (status === 201) acknowledged.push(name);
    else others.push(status);
  }
  return others;
}

/** Writes until the server is gone; notes what it said yes to. */
async function write(origin: string, secret: string, prefix: string, acknowledged: string[]) {
  for (let count = 0; ; count += 1) {
    const name = `${prefix}-${count}`;
    const status = await post(origin, secret, name).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status !== 201) return;
    acknowledged.push(name);
  }
}
