import { readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { type Config, ConfigProblems, readConfig } from './config.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/client.ts';
import { tellFileProblem } from './file-problem.ts';
import type { Platform } from './platform.ts';
import { loadSecrets } from './secrets.ts';
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
  if (!begins) refuseNewFolder(config);
  const told = toldToStop();
  // Standard output is for what the command answers.
  const database = await startDatabase(config, (line) => console.error(line), told);
  const { db, close } = openDatabase(database.url, { most: 2, statementTimeoutMs: 0 });
  try {
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

/** Else a slip in its name would make an empty Orion there, and the backup of that would look like one. */
function refuseNewFolder({ DATABASE_URL, ORION_DATA_DIR }: Config) {
  if (DATABASE_URL || !isEmpty(ORION_DATA_DIR)) return;
  throw new ConfigProblems([
    `There is no Orion in ${ORION_DATA_DIR} yet: set ORION_DATA_DIR to its data folder, or start Orion once.`,
  ]);
}

function isEmpty(folder: string) {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    // What else is wrong with it the start tells.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
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
