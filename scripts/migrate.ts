import { explainAndExit } from '#server/commands.ts';
import { readConfig } from '#server/config.ts';
import { startDatabase } from '#server/start-database.ts';

/** Starting the database migrates it; this does that and nothing else. */
async function run() {
  const database = await startDatabase(readConfig(process.env), console.log);
  if (!database.reused) await database.stop();
}

run().catch(explainAndExit);
