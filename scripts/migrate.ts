import { explainAndExit } from '#server/commands.ts';
import { readConfig } from '#server/config.ts';
import { startDatabase, stopOwn } from '#server/start-database.ts';
import { toldToStop } from '#server/told-to-stop.ts';
import { explainUsage, tooMany } from './command-line.ts';

const USAGE = `Usage:
  npm run migrate
      Bring the database to this version of Orion, as every start does`;

/** Starting the database migrates it; this does that and nothing else. */
async function run() {
  const database = await startDatabase(readConfig(process.env), console.log, toldToStop());
  await stopOwn(database);
}

const words = process.argv.slice(2);
if (words[0] !== undefined) explainUsage(USAGE, words, tooMany(words[0]));
run().catch(explainAndExit);
