import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isKeyRemembered } from './claims/secret-key-use.ts';
import { systemClock } from './clock.ts';
import { ConfigProblems } from './config-problems.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { tellFileProblem } from './file-problem.ts';
import type { Platform } from './platform.ts';
import { KEY_FILE, loadSecrets } from './secrets.ts';
import { startDatabase, stopOwn } from './start-database.ts';
import { ToldToStop, toldToStop, unlessAborted } from './told-to-stop.ts';

export type CommandPlatform = Pick<Platform, 'config' | 'db' | 'clock' | 'secrets'> & {
  /** The database as its owner, for what changes more than rows. */
  ownerUrl: string;
};

interface CommandOptions {
  /** It may be the first to be done in a data folder. */
  begins?: boolean;
}

/** Runs a command against the database of a running Orion, or starts the database for as long as it takes. */
export async function withPlatform<T>(
  work: (platform: CommandPlatform) => Promise<T>,
  { begins = false }: CommandOptions = {},
): Promise<T> {
  const config = readConfig(process.env);
  const told = toldToStop();
  // Standard output is for what the command answers.
  const database = await startDatabase(config, (line) => console.error(line), told, { begins });
  const { db, close } = openDatabase(database.url, { most: 2, statementTimeoutMs: 0 });
  try {
    if (!begins) await refuseNewKey(config, db);
    const secrets = await loadSecrets(config.ORION_DATA_DIR, config.ORION_SECRET_KEY);
    const { ownerUrl } = database;
    return await unlessAborted(work({ config, db, ownerUrl, clock: systemClock, secrets }), told);
  } finally {
    // One that was told to stop does not wait for its statements: they end with it.
    if (!told.aborted) await close();
    // A database that was there before belongs to the Orion that runs.
    await stopOwn(database);
  }
}

/** What a new key sealed, the Orion of this database could not open. */
async function refuseNewKey({ ORION_SECRET_KEY, ORION_DATA_DIR }: Config, db: Database['db']) {
  if (ORION_SECRET_KEY || existsSync(join(ORION_DATA_DIR, KEY_FILE)) || !(await isKeyRemembered(db))) return;
  throw new ConfigProblems([
    `The secret key of this Orion is not in ${ORION_DATA_DIR}: set ORION_DATA_DIR to its data folder or ORION_SECRET_KEY to its key. Where the key is lost, start Orion once to make a new one.`,
  ]);
}

const WRONG_SETTINGS = 78;

/** Said by PostgreSQL, and by its client, of a connection whose server was stopped. */
const CUT_OFF = /^57P0[1-3]$/;
const DATABASE_GONE =
  'The database stopped while this command used it, as it does with the Orion it belongs to. Run the command again.';

/** What a command that failed says: lines a person can act on, no stack. */
export function tellFailure(error: unknown): readonly string[] {
  if (error instanceof ConfigProblems) return error.problems;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (CUT_OFF.test(code) || message.startsWith('Connection terminated')) return [DATABASE_GONE];
  return [tellFileProblem(error) ?? message];
}

/** The end of a command that failed. */
export function explainAndExit(error: unknown): never {
  for (const line of tellFailure(error)) console.error(line);
  if (error instanceof ToldToStop) process.exit(128 + constants.signals[error.signal]);
  process.exit(error instanceof ConfigProblems ? WRONG_SETTINGS : 1);
}
