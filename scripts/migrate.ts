import { explainAndExit } from '#server/commands.ts';
import { readConfig } from '#server/config.ts';
import { startDatabase } from '#server/start-database.ts';
import { asksForHelp } from './command-line.ts';

const USAGE = `Usage:
  npm run migrate
      Bring the database to this version of Orion, as every start does`;

/** Starting the database migrates it; this does that and nothing else. */
async function run() {
  const database = await startDatabase(readConfig(process.env), console.log);
  if (!database.reused) await database.stop();
}

const words = process.argv.slice(2);
if (words.length > 0) {
  const isAsked = words.some(asksForHelp);
  console[isAsked ? 'log' : 'error'](USAGE);
  process.exit(isAsked ? 0 : 64);
}
run().catch(explainAndExit);
