import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Binaries, makeReadableFolder, prepareBinaries } from './binaries.ts';
import { ConfigProblems } from '../../config-problems.ts';
import { openDataFolder } from '../../data-folder.ts';
import { canEnter, databaseUser, isRoot, type OsUser } from './os-user.ts';

/** Where the cluster of one data folder lives and who runs it. */
export interface Site {
  cluster: string;
  pidFile: string;
  passwordFile: string;
  portFile: string;
  logFile: string;
  lockFile: string;
  user: OsUser | undefined;
  binaries: Binaries;
  settings: Record<string, string>;
}

const SHARED_HOME = '/var/lib/orion';

/** Decides where the database lives; an existing cluster is never left behind for a new one. */
export async function chooseSite(
  wanted: string,
  settings: Record<string, string>,
  say: (line: string) => void,
): Promise<Site> {
  const dataDir = await openDataFolder(wanted);
  const refuge = refugeOf(dataDir);
  const user = databaseUser(clusterOwner(dataDir) ?? clusterOwner(refuge));
  const home = user ? await chooseHome(dataDir, refuge, user) : dataDir;
  const binaries = await prepareBinaries(user, path.join(isRoot() ? SHARED_HOME : dataDir, 'binaries'));

  if (!user && !clusterOwner(dataDir) && clusterOwner(refuge)) {
    say(`A new database is made in ${dataDir}; the one that root made for it in ${refuge} is left alone.`);
  } else if (user && home !== dataDir) {
    await makeReadableFolder(home);
    say(`The database lives in ${home} because user ${user.name}, who runs it, cannot reach ${dataDir}.`);
  } else if (user && binaries.copiedFrom) {
    const folder = path.dirname(binaries.postgres);
    say(`PostgreSQL runs from ${folder} because user ${user.name} cannot reach ${binaries.copiedFrom}.`);
  }
  return { ...filesIn(home), lockFile: path.join(dataDir, 'postgres.lock'), user, binaries, settings };
}

/** Whether a database was made for a data folder before; nothing is made to find out. */
export async function holdsDatabase(wanted: string) {
  const dataDir = await realpath(wanted).catch(() => null);
  if (dataDir === null) return false;
  const homes = isRoot() ? [dataDir, refugeOf(dataDir)] : [dataDir];
  const found = await Promise.all(homes.map((home) => isThere(path.join(home, 'postgres', 'PG_VERSION'))));
  return found.includes(true);
}

/** One that may not be looked at is there: the start says whose it is. */
const isThere = (file: string) =>
  access(file).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT' && code !== 'ENOTDIR',
  );

/** Where the database of a data folder lives that its user cannot reach. */
export function refugeOf(dataDir: string) {
  return path.join(SHARED_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

async function chooseHome(dataDir: string, refuge: string, user: OsUser) {
  const reachable = await canEnter(user, dataDir);
  if (clusterOwner(dataDir)) {
    if (reachable) return dataDir;
    throw new ConfigProblems([
      `User ${user.name} can no longer reach the database in ${dataDir}; ` +
        'open the folders above it with "chmod o+x" and start again.',
    ]);
  }
  return reachable && !clusterOwner(refuge) ? dataDir : refuge;
}

function clusterOwner(home: string) {
  const cluster = path.join(home, 'postgres');
  return existsSync(cluster) ? statSync(cluster) : undefined;
}

function filesIn(home: string) {
  const cluster = path.join(home, 'postgres');
  return {
    cluster,
    pidFile: path.join(cluster, 'postmaster.pid'),
    passwordFile: path.join(home, 'postgres.password'),
    portFile: path.join(home, 'postgres.port'),
    logFile: path.join(home, 'postgres.log'),
  };
}
