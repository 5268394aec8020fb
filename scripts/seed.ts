import { parseArgs } from 'node:util';
import { systemClock } from '#server/clock.ts';
import { explainAndExit } from '#server/commands.ts';
import { readConfig } from '#server/config.ts';
import { MOST_COMPANIES, seedBenchCompanies } from '#demo/bench/bench-companies.ts';
import { startDatabase, stopOwn } from '#server/start-database.ts';
import { toldToStop, unlessAborted } from '#server/told-to-stop.ts';
import { UsageProblem } from './command-line.ts';

const USAGE = `Usage:
  npm run seed -- --companies N
      Fill an empty or demonstration database up to N invented companies (1 to ${MOST_COMPANIES}), for measurements.
      Whoever uses that Orion waits meanwhile.`;
const EX_USAGE = 64;

function asked(): number {
  const { values } = parseArgs({ options: { companies: { type: 'string' } } });
  const companies = Number(values.companies);
  if (!(Number.isInteger(companies) && companies >= 1 && companies <= MOST_COMPANIES))
    throw new UsageProblem(`--companies must be a whole number from 1 to ${MOST_COMPANIES}.`);
  return companies;
}

/** Adds companies until there are as many as asked for. */
async function run(companies: number) {
  const told = toldToStop();
  const database = await startDatabase(readConfig(process.env), console.log, told);
  const asked = { url: database.ownerUrl, clock: systemClock, companies, say: console.log };
  try {
    const added = await unlessAborted(seedBenchCompanies(asked), told);
    console.log(
      added > 0
        ? `${added} companies were added; there are ${companies} now.`
        : `There are ${companies} or more already.`,
    );
  } finally {
    // A database that was there before belongs to the Orion that runs.
    await stopOwn(database);
  }
}

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else await run(asked());
} catch (error) {
  const misused =
    error instanceof UsageProblem || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  if (!misused) explainAndExit(error);
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = EX_USAGE;
}
