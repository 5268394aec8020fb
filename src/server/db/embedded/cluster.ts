import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigProblems } from '../../config-problems.ts';
import { run } from './os-user.ts';
import type { Site } from './site.ts';

/** Owns everything; only starts, migrations and commands connect as it. */
export const ROLE = 'orion';
/** What the server connects as. */
export const SERVER_ROLE = 'orion_server';

const UNFINISHED = 'postgres.new-';
// The initdb of a parent that was killed may still be writing for an instant.
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };

// The builtin provider sorts and folds; the C library still tells letters from signs in full text search.
const CHARACTER_TYPES: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };

/** Makes the cluster when there is none. It appears under its name only when it is complete. */
export async function ensureCluster(site: Site) {
  if (existsSync(site.cluster)) return ensureReadable(site);
  const home = path.dirname(site.cluster);
  await removeUnfinished(home);

  const password = randomBytes(32).toString('base64url');
  const unfinished = path.join(home, UNFINISHED + randomBytes(6).toString('hex'));
  const passwordForInitdb = `${unfinished}.password`;
  try {
    await rm(site.passwordFile, { force: true });
    await writeFile(site.passwordFile, `${password}\n`, { mode: 0o600, flush: true });
    await writeFile(passwordForInitdb, `${password}\n`, { mode: 0o600 });
    await mkdir(unfinished, { mode: 0o700 });
    if (site.user) {
      await chown(passwordForInitdb, site.user.uid, site.user.gid);
      await chown(unfinished, site.user.uid, site.user.gid);
    }
    await run(site.binaries.initdb, initdbArguments(site, unfinished, passwordForInitdb), site.user);
    await rename(unfinished, site.cluster);
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new Error(
      `The database could not be created in ${site.cluster}; mend what initdb says and start again: ${output}`,
      { cause: error },
    );
  } finally {
    await removeUnfinished(home);
  }
}

function initdbArguments({ settings }: Site, folder: string, passwordFile: string) {
  return [
    `--pgdata=${folder}`,
    `--username=${ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${CHARACTER_TYPES[process.platform] ?? 'C'}`,
    '--data-checksums',
    ...(settings['fsync'] === 'off' ? ['--no-sync'] : []),
  ];
}

async function removeUnfinished(home: string) {
  for (const name of await readdir(home)) {
    if (name.startsWith(UNFINISHED)) await rm(path.join(home, name), REMOVAL).catch(() => {});
  }
}

async function ensureReadable(site: Site) {
  try {
    await access(path.join(site.cluster, 'PG_VERSION'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigProblems(
      [
        code === 'EACCES'
          ? `The database in ${site.cluster} belongs to another user; start Orion as that user or as root, ` +
            'or set ORION_DATA_DIR to another folder.'
          : `${site.cluster} exists but holds no database; move it away and start again, ` +
            'or set ORION_DATA_DIR to another folder.',
      ],
      { cause: error },
    );
  }
  // That of another program has none, and would be started in vain.
  await readPassword(site);
}

export async function readPassword(site: Site) {
  try {
    return (await readFile(site.passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new ConfigProblems(
      [
        `The password of the database cannot be read (${(error as Error).message}); ` +
          'restore that file, or start Orion as the user who made it.',
      ],
      { cause: error },
    );
  }
}

/** Follows from the owner's, which is kept: nothing else need be. */
export const serverPasswordOf = (password: string) =>
  createHmac('sha256', password).update(SERVER_ROLE).digest('base64url');
