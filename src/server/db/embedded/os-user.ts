import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ConfigProblems } from '../../config-problems.ts';

export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

const PREFERRED = ['postgres', '_postgres', 'nobody'];
const UNREACHABLE = ['EACCES', 'ENOENT'];
const execute = promisify(execFile);

export function isRoot() {
  return process.geteuid?.() === 0;
}

/** PostgreSQL refuses to run as root: the owner of the existing cluster runs it, else an unprivileged account. */
export function databaseUser(clusterOwner?: { uid: number; gid: number }): OsUser | undefined {
  if (!isRoot()) return undefined;
  const accounts = readAccounts();
  if (clusterOwner && clusterOwner.uid !== 0) {
    const known = accounts.find((account) => account.uid === clusterOwner.uid);
    return { name: known?.name ?? String(clusterOwner.uid), uid: clusterOwner.uid, gid: clusterOwner.gid };
  }
  const found = PREFERRED.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (found) return found;
  throw new ConfigProblems([
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody"; ' +
      'start Orion as an ordinary user or set DATABASE_URL.',
  ]);
}

function readAccounts(): OsUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
}

/** How a PostgreSQL program is spawned; it gets none of our environment, which holds secrets. */
export function spawnOptions(user: OsUser | undefined) {
  const inherited = process.platform === 'win32' ? process.env : { PATH: process.env['PATH'] };
  return {
    cwd: '/',
    env: { ...inherited, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

export function run(program: string, args: string[], user: OsUser | undefined) {
  return execute(program, args, spawnOptions(user));
}

/** Whether the program succeeds as that user; fails when we may not act as that user at all. */
async function succeeds(program: string, args: string[], user: OsUser) {
  try {
    await run(program, args, user);
    return true;
  } catch (error) {
    const { code } = error as { code?: string | number };
    if (typeof code !== 'string' || UNREACHABLE.includes(code)) return false;
    throw new Error(
      `Orion may not start programs as user ${user.name} (${code}); ` +
        'start it as an ordinary user or set DATABASE_URL.',
      { cause: error },
    );
  }
}

export function canEnter(user: OsUser, folder: string) {
  return succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user);
}

export function canRun(user: OsUser, program: string) {
  return succeeds(program, ['--version'], user);
}
