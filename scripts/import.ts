import { access, constants, stat } from 'node:fs/promises';
import { explainAndExit, withPlatform } from '#server/commands.ts';
import { explainUsage, print, UsageProblem } from './command-line.ts';
import { importFile, readWords } from './import-command.ts';
import { importReport, progressBar } from './import-report.ts';

const USAGE = `Usage:
  npm run import -- FILE --as companies|people|meetings [--map "Header=field"]… [--commit] [--json]
                 [--existing fill|replace] [--conflicts keep|skip|replace|new] [--changes FILE.csv]
                 [--read "Header=day_first|month_first|dollars|thousands|millions|percent|fraction|state_letters|country_letters"]…
                 [--sheet NAME] [--header-row N] [--encoding NAME]
                 [--fix "field:what stands there=what is meant"]…
      Show what an Excel (.xlsx), CSV, TSV, JSON or NDJSON file would change; with --commit, change it. --changes writes each change, ours
      beside theirs, to a file.
      A cell that cannot be read is left empty; --fix says what is meant. --read says how a column is meant that can be
      read in several ways. Of companies that exist only what is empty is filled; --existing replace takes the file's values. Another name on a
      known domain, several names on one domain, and what a person typed are conflicts: ours is kept, unless
      --conflicts says to skip the company, to replace ours or to make a new one. Meetings come as JSON, as Fathom lists them; those in
      Orion already stay as they are unless --existing replace says otherwise.`;

async function main(words: string[]) {
  const asked = readWords(words);
  // Before the database is even started.
  await access(asked.path, constants.R_OK);
  const file = await stat(asked.path);
  // Opening a pipe waits for who writes into it, and nothing ends that.
  if (!file.isFile() && !file.isDirectory()) throw new Error(`${asked.path} is no file. Name a file.`);
  const bar = progressBar(process.stderr);
  const found = await withPlatform((platform) => importFile(platform, asked, bar.show)).finally(() =>
    bar.end(),
  );
  await print(asked.json ? JSON.stringify(found, null, 2) : importReport(found));
}

const words = process.argv.slice(2);
await main(words).catch((error: unknown) => {
  if (!(error instanceof UsageProblem)) explainAndExit(error);
  explainUsage(USAGE, words, error.message);
});
