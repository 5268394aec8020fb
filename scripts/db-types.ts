import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';

const FILE = 'src/server/db/types.ts';
/** The same wire types as db/client.ts sets. */
const WIRE = { int8: 'number', numeric: 'number', date: 'string', timestamptz: 'string', citext: 'string' };

const generated = await withScratchDatabase(async (url) =>
  execFileSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect=postgres',
      '--print',
      '--log-level=error',
      `--type-mapping=${JSON.stringify(WIRE)}`,
      '--exclude-pattern={jobs,audit_months}.*',
      `--url=${url}`,
    ],
    { encoding: 'utf8' },
  ),
);

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== generated) {
    console.error(`${FILE} is out of date: run npm run db-types`);
    process.exit(1);
  }
} else writeFileSync(FILE, generated);
