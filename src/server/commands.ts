import { constants } from 'node:os';
import { ConfigProblems, readConfig } from './config.ts';
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

/** Runs a command against the database of a running Orion, or starts the database for as long as it takes. */
export async function withPlatform<T>(work: (platform: CommandPlatform) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
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

const WRONG_SETTINGS = 78;

/** The end of a command that failed: one line a person can act on, no stack. */
export function explainAndExit(error: unknown): never {
  const lines =
    error instanceof ConfigProblems ? error.problems : [tellFileProblem(error) ?? (error as Error).message];
  for (const line of lines) console.error(line);
  if (error instanceof ToldToStop) process.exit(128 + constants.signals[error.signal]);
  process.exit(error instanceof ConfigProblems ? WRONG_SETTINGS : 1);
}
