import { readFileSync } from 'node:fs';
import pg from 'pg';
import { aPersonalToken } from '#orion/server/testing/product-process.ts';
import { openDatabase } from '#server/db/client.ts';
import { besideFloor, measureBeside } from './beside.ts';

const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 50_000);
const EACH = 40;

/** The first page of one template's entries, and a search among them, beside the same as hand-written SQL. */
export const run = () =>
  besideFloor({
    fill,
    floor: new URL('forms/baseline.ts', import.meta.url),
    async compare(oursAt, theirsAt) {
      const [ours, theirs] = [oursAt('/company-call-summaries'), theirsAt('/')];
      const sides = { ours, theirs, each: EACH, idOf: ({ uuid }: { uuid: string }) => uuid };
      console.log(`${ENTRIES.toLocaleString('en-US')} entries, pages of 50, exact counts`);
      await measureBeside({ ...sides, name: 'first page', search: () => '' });
      await measureBeside({ ...sides, name: 'search', search: (at) => `?search=w${at % 500}` });
    },
  });

async function fill(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const statements = readFileSync(new URL('forms/entries.sql', import.meta.url), 'utf8');
    for (const statement of statements.split(/;\n/).filter((text) => text.trim() !== ''))
      await client.query(statement.replace('$1', String(ENTRIES)));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  const { db, close } = openDatabase(url);
  return aPersonalToken(db).finally(close);
}
