import { ConfigProblems, readConfig } from './config.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/client.ts';
import type { Platform } from './platform.ts';
import { loadSecrets } from './secrets.ts';
import { startDatabase } from './start-database.ts';

export type CommandPlatform = Pick<Platform, 'config' | 'db' | 'clock' | 'secrets'> & {
  /** The database as its owner, for what changes more than rows. */
  ownerUrl: string;
};

/** Runs a command against the database of a running Orion, or starts the database for as long as it takes. */
export async function withPlatform<T>(work: (platform: CommandPlatform) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const database = await startDatabase(config, () => {});
  const { db, close } = openDatabase(database.url, { most: 2, statementTimeoutMs: 0 });
  try {
    return await work({
      config,
      db,
      ownerUrl: database.ownerUrl,
      clock: systemClock,
      secrets: await loadSecrets(config.ORION_DATA_DIR, config.ORION_SECRET_KEY),
    });
  } finally {
    await close();
    // A database that was there before belongs to the Orion that runs.
    if (!database.reused) await database.stop();
  }
}

/** The end of a command that failed: one line a person can act on, no stack. */
export function explainAndExit(error: unknown): never {
  const lines = error instanceof ConfigProblems ? error.problems : [(error as Error).message];
  for (const line of lines) console.error(line);
  process.exit(error instanceof ConfigProblems ? 78 : 1);
}
