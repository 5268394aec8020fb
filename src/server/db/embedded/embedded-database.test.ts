import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import {
  aClone,
  aDataFolder,
  aParent,
  aUsedFolder,
  CHECKOUT,
  cleanUp,
  deadPid,
  killParent,
  leavePidFile,
  notedPid,
  query,
  start,
} from './launcher-scene.ts';
import { canEnter, canRun, databaseUser, isRoot } from './os-user.ts';
import { isAlive } from './process-table.ts';
import { holdsDatabase, refugeOf } from './site.ts';

const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534 };
// Not where the checkout or Node itself is below a closed folder.
const ordinaryUserCanRun =
  isRoot() && (await canRun(NOBODY, process.execPath)) && (await canEnter(NOBODY, CHECKOUT));

afterEach(cleanUp);

it('keeps its data, password and address from one start to the next, on loopback only', async () => {
  const dataDir = await aDataFolder();

  const first = await start(dataDir);
  await query(first.url, 'create table note as select 1 as id');
  await first.stop();
  const second = await start(dataDir);

  expect(second).toMatchObject({ url: first.url, reused: false });
  expect(second.url).toMatch(/^postgres:\/\/orion:[\w-]{43}@127\.0\.0\.1:\d+\/orion\?host=[\w.%-]+$/);
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
  expect(
    await query(
      second.url,
      `select name, setting from pg_settings where name in
      ('listen_addresses', 'unix_socket_directories', 'data_checksums', 'synchronous_commit') order by name`,
    ),
  ).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'unix_socket_directories', setting: path.join(dataDir, 'postgres') },
  ]);
  if (process.platform === 'win32') return;
  expect((await stat(path.join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
});

it('is reached by its port where the folder cannot hold a socket', async () => {
  const database = await start(path.join(await aDataFolder(), 'deep'.repeat(25)));

  expect(database.url).toMatch(/@127\.0\.0\.1:\d+\/orion$/);
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('stops PostgreSQL and leaves no process behind', async () => {
  const database = await start(await aUsedFolder());
  const { pid } = database;

  await database.stop();
  await database.stop();

  expect(isAlive(pid)).toBe(false);
  await expect(query(database.url, 'select 1')).rejects.toThrow('ENOENT');
});

it('starts again while the one before is still stopping', async () => {
  const dataDir = await aUsedFolder();
  const before = await start(dataDir);

  const stopping = before.stop();
  const after = await start(dataDir);
  await stopping;

  await eventually(async () => expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }]));
  expect(after.pid).not.toBe(before.pid);
});

it('brings a killed PostgreSQL back on the same address with every acknowledged row', async () => {
  const said: string[] = [];
  const dataDir = await aUsedFolder();
  const database = await start(dataDir, (line) => said.push(line), { fsync: 'on' });
  const { pid, url } = database;
  await query(url, 'create table note as select 1 as id');

  process.kill(pid, 'SIGKILL');

  await eventually(async () => expect(await query(url, 'select id from note')).toEqual([{ id: 1 }]));
  await eventually(() => expect(database.pid).not.toBe(pid));
  expect(database).toMatchObject({ url, pid: await notedPid(dataDir) });
  expect(said).toContain('The database stopped (signal SIGKILL); it is being started again.');
});

describe('a stale pid file is not believed', () => {
  it.each([
    { whose: 'a process that is gone', pid: deadPid },
    { whose: 'another program', pid: () => process.pid },
  ])('when it names $whose', async ({ pid }) => {
    const dataDir = await aUsedFolder();
    const before = await start(dataDir);
    await before.stop();
    await leavePidFile(dataDir, pid(), new URL(before.url));

    const after = await start(dataDir);

    expect(after).toMatchObject({ url: before.url, reused: false });
    expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('when it names the PostgreSQL of another folder', async () => {
    const dataDir = await aUsedFolder();
    const before = await start(dataDir);
    await before.stop();
    const other = await start(await aUsedFolder());
    await leavePidFile(dataDir, other.pid, new URL(other.url));

    const after = await start(dataDir);

    expect(after).toMatchObject({ url: before.url, reused: false });
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('after a parent was killed', () => {
  it('the database is taken over, watched and stopped', async () => {
    const dataDir = await aUsedFolder();
    const { parent, report } = aParent(dataDir);
    const left = await report;
    await query(left.url, 'create table note as select 1 as id');
    await killParent(parent);

    const database = await start(dataDir);
    expect(database).toMatchObject({ url: left.url, pid: left.pid, reused: true });

    process.kill(left.pid, 'SIGKILL');
    await eventually(async () => expect(await query(left.url, 'select id from note')).toEqual([{ id: 1 }]));
    const { pid } = database;
    await database.stop();
    expect([isAlive(left.pid), isAlive(pid)]).toEqual([false, false]);
  });

  it('one that was taken over and not killed is stopped too', async () => {
    const dataDir = await aUsedFolder();
    const { parent, report } = aParent(dataDir);
    const { pid } = await report;
    await killParent(parent);

    const database = await start(dataDir);
    await database.stop();

    expect(isAlive(pid)).toBe(false);
  });

  it('in the middle of the first start, the next start makes the database', async () => {
    const dataDir = await aDataFolder();
    const { parent, report } = aParent(dataDir);
    report.catch(() => {});
    await eventually(async () => {
      expect((await readdir(dataDir)).join()).toContain('postgres.new-');
    });
    await killParent(parent);

    const database = await start(dataDir);

    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres',
      'postgres.log',
      'postgres.password',
      'postgres.port',
    ]);
  });
});

describe('a password that does not open the database', () => {
  it('is not taken for a proof that a running one is ours', async () => {
    const dataDir = await aUsedFolder();
    const running = await start(dataDir);
    await writeFile(path.join(dataDir, 'postgres.password'), 'wrong\n');

    await expect(start(dataDir)).rejects.toThrow(
      /postgres\.password does not open the database in .*; restore/,
    );

    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends the start, and the server with it', async () => {
    const dataDir = await aUsedFolder();
    await (await start(dataDir)).stop();
    await writeFile(path.join(dataDir, 'postgres.password'), 'wrong\n');

    await expect(start(dataDir)).rejects.toThrow('does not open the database');

    expect(await notedPid(dataDir)).toBe(0);
  });
});

it('tells what PostgreSQL says when it does not start', async () => {
  const dataDir = await aUsedFolder();

  const refused = startEmbeddedDatabase({ dataDir, settings: { shared_buffers: 'plenty' } });

  await expect(refused).rejects.toThrow(
    /did not start \(exit code 1\).*invalid value for parameter "shared_buffers"/,
  );
});

it('is started by one of two processes that start together, past the lock of one that died', async () => {
  const dataDir = await aDataFolder();
  await mkdir(dataDir, { mode: 0o711 });
  await writeFile(path.join(dataDir, 'postgres.lock'), `${deadPid()} 0`);

  const [one, two] = await Promise.all([aParent(dataDir).report, aParent(dataDir).report]);

  expect(two).toMatchObject({ url: one.url, pid: one.pid });
  expect(one.reused).toBe(!two.reused);
});

describe.runIf(isRoot())('as root', () => {
  it('runs as an unprivileged user in a folder that user can reach', async () => {
    const dataDir = await aDataFolder(0o755);
    const said: string[] = [];

    const database = await start(dataDir, (line) => said.push(line));

    expect((await stat(`/proc/${database.pid}`)).uid).toBe(databaseUser()?.uid);
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(said.join()).not.toContain('The database lives in');
  });

  it('lives in /var/lib/orion when the data folder is below a closed one, and says so', async () => {
    const dataDir = await aDataFolder(0o700);
    const said: string[] = [];

    const first = await start(dataDir, (line) => said.push(line));
    await query(first.url, 'create table note as select 1 as id');
    await first.stop();
    const second = await start(dataDir);

    expect(said).toEqual([
      expect.stringMatching(
        `^The database lives in ${refugeOf(dataDir)} because user .* cannot reach ${dataDir}`,
      ),
    ]);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
    expect((await stat(path.join(refugeOf(dataDir), 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual([]);
    expect(await holdsDatabase(dataDir)).toBe(true);
  });

  it('copies the programs when the clone is closed: bundled, installed without scripts', async () => {
    const dataDir = await aDataFolder(0o700);
    const version = `0.0.0-test-${process.pid}`;
    onTestFinished(() => rm(`/var/lib/orion/binaries/${version}`, { recursive: true, force: true }));
    const launcher = await aClone(path.dirname(dataDir), version);

    const { url, pid, said } = await aParent(dataDir, { launcher }).report;

    expect(said).toHaveLength(1);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain(
      `/var/lib/orion/binaries/${version}/native/bin/`,
    );
    expect((await readdir('/var/lib/orion/binaries')).filter((name) => name.includes(version))).toEqual([
      version,
    ]);
  });

  it.runIf(ordinaryUserCanRun)('leaves everything in the closed folder of an ordinary user', async () => {
    const dataDir = await aDataFolder(0o700);
    await chown(path.dirname(dataDir), NOBODY.uid, NOBODY.gid);

    const { url, pid, said } = await aParent(dataDir, { uid: NOBODY.uid }).report;

    expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY.uid);
    expect(await query(url, 'show data_directory')).toEqual([
      { data_directory: path.join(dataDir, 'postgres') },
    ]);
    expect((await stat(path.join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect(said).toEqual([]);
  });
});
