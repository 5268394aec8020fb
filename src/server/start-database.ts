import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigProblems } from './config-problems.ts';
import type { Config } from './config.ts';
import { startEmbeddedDatabase } from './db/embedded/embedded-database.ts';
import { holdsDatabase } from './db/embedded/site.ts';
import { migrate } from './db/migrate.ts';
import { grantServerRole } from './db/server-role.ts';
import { projectFolder } from './project-folder.ts';
import { unlessAborted } from './told-to-stop.ts';

const LEAST_POSTGRESQL = 16;
const WAIT_MS = 60_000;
const STEP_MS = 500;

export interface RunningDatabase {
  /** As the role that serves. */
  url: string;
  /** As the owner: for migrations and for commands that change more than rows. */
  ownerUrl: string;
  /** It was running already: a killed Orion left it, or a living one uses it. */
  reused: boolean;
  /** Ends an embedded database; a configured one is left alone. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** It may be the first to use the database; else one that no Orion began is refused, and stays as it is. */
  begins?: boolean;
}

/** The configured database, else the embedded one; up and migrated when this answers, stopped again when the signal is given before. */
export async function startDatabase(
  config: Config,
  say: (line: string) => void,
  signal: AbortSignal = new AbortController().signal,
  { begins = true }: StartOptions = {},
): Promise<RunningDatabase> {
  if (!begins && !config.DATABASE_URL && !(await holdsDatabase(config.ORION_DATA_DIR)))
    throw nothingBegun(config);
  const running = config.DATABASE_URL
    ? {
        url: config.DATABASE_URL,
        ownerUrl: config.DATABASE_OWNER_URL ?? config.DATABASE_URL,
        reused: true,
        stop: async () => {},
      }
    : await embedded(config, say, signal);
  try {
    await unlessAborted(reach(running, say), signal);
    if (!begins && !(await isBegun(running.ownerUrl))) throw nothingBegun(config);
    await unlessAborted(bringUp(running, say), signal);
  } catch (error) {
    await stopOwn(running);
    throw error;
  }
  return running;
}

async function reach({ url, ownerUrl }: RunningDatabase, say: (line: string) => void) {
  await accepts(url, 'DATABASE_URL', say);
  if (url !== ownerUrl) await accepts(ownerUrl, 'DATABASE_OWNER_URL', say);
}

/** A slip in a setting would make an empty Orion there, and the backup of that would look like one. */
const nothingBegun = ({ DATABASE_URL, ORION_DATA_DIR }: Config) =>
  new ConfigProblems([
    DATABASE_URL
      ? 'There is no Orion in the database of DATABASE_URL yet: set DATABASE_URL to that of your Orion, or start Orion once.'
      : `There is no Orion in ${ORION_DATA_DIR} yet: set ORION_DATA_DIR to its data folder, or start Orion once.`,
  ]);

async function isBegun(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select where to_regclass('migration') is not null");
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

async function bringUp({ url, ownerUrl }: RunningDatabase, say: (line: string) => void) {
  await migrate(ownerUrl, fileURLToPath(new URL('db/migrations/', projectFolder)), say);
  if (url !== ownerUrl) await grantServerRole(ownerUrl, decodeURIComponent(new URL(url).username));
}

/** After a start that failed: one that was there before is left to whoever uses it. */
export const stopOwn = async ({ reused, stop }: RunningDatabase) => {
  if (!reused) await stop();
};

async function embedded(
  { ORION_DATA_DIR: dataDir }: Config,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<RunningDatabase> {
  const { url, serverUrl, reused, stop } = await startEmbeddedDatabase({ dataDir, say, signal });
  return { url: serverUrl, ownerUrl: url, reused, stop };
}

export interface DatabaseKind {
  version: string;
  encoding: string;
}

/** Told before anything is written there: a migration that fails half-way would say less. */
export function refuseUnfit({ version, encoding }: DatabaseKind) {
  if (Number.parseInt(version, 10) < LEAST_POSTGRESQL)
    throw new ConfigProblems([
      `DATABASE_URL leads to PostgreSQL ${version}: Orion needs ${LEAST_POSTGRESQL} or newer`,
    ]);
  if (encoding !== 'UTF8')
    throw new ConfigProblems([
      `DATABASE_URL leads to a database in ${encoding}: Orion needs one in UTF8, made with "createdb -E UTF8 -T template0"`,
    ]);
}

/** Waits for a database that is still starting; a wrong password or name is told at once. */
async function accepts(url: string, setting: string, say: (line: string) => void) {
  const end = Date.now() + WAIT_MS;
  for (let told = false; ; told = true) {
    try {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
      client.on('error', () => {});
      await client.connect();
      const { rows } = await client.query<DatabaseKind>(
        `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
      );
      await client.end();
      const [kind] = rows;
      if (kind) refuseUnfit(kind);
      return;
    } catch (error) {
      if (error instanceof ConfigProblems) throw error;
      const { code = '', message, syscall } = error as NodeJS.ErrnoException;
      // No such role, password, database or file of a certificate: waiting would not help.
      if (/^(28...|3D000)$/.test(code) || syscall === 'open')
        throw new ConfigProblems([`${setting} cannot be used: ${message}`]);
      const away = /^(57P03|E[A-Z]+|08...)$/.test(code) || /timeout/.test(message);
      if (!away || Date.now() > end)
        throw new Error(`${setting} cannot be used: ${message}`, { cause: error });
      if (!told) say(`waiting for the database (${message})`);
      await new Promise((resume) => setTimeout(resume, STEP_MS));
    }
  }
}
