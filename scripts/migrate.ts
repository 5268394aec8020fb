import { explainAndExit } from '#server/commands.ts';
import { readConfig } from '#server/config.ts';
import { startDatabase } from '#server/start-database.ts';
import { explainUsage } from './command-line.ts';

const USAGE = `Usage:
  npm run migrate
      Bring the database to this version of Orion, as every start does`;

/** Starting the database migrates it; this does that and nothing else. */
async function run() {
  const database = await startDatabase(readConfig(process.env), console.log);
  if (!database.reused) await database.stop();
}

const words = process.argv.slice(2);
if (words.length > 0) explainUsage(USAGE, words);
run().catch(explainAndExit);
