import assert from 'node:assert/strict';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginStep, readImport } from '#features/imports/server/import-status.ts';
import { checkImport } from '#features/imports/server/planning/check-import.ts';
import { commitImport } from '#features/imports/server/writing/commit-import.ts';
import { undoImport } from '#features/imports/server/writing/undo-import.ts';
import { receiveFile, recordImport } from '#features/imports/server/reading/receive-file.ts';
import { systemClock } from '#server/clock.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { openFileStore } from '#server/files/store.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 50_000);
/** How much longer each description is made: 1000 and 450,000 rows are a file of 500 MB. */
const PADDING = 'x'.repeat(Number(process.env.BENCH_IMPORT_PADDING ?? 0));
const MOST_GROWTH = 12;
const MOST_BYTES = 300e6;
const HEADER =
  'Company Domain,Company Name,Website,Description,City,State,Country,Founded,Employees,Growth 1y,Total Funding,Last Funding Date,Status,SaaS,Growth Tags,Lists,Aliases\n';

const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

function* csv(rows: number) {
  yield HEADER;
  for (let at = 0; at < rows; at += 1) {
    const name = `b${rows}-${at}`;
    const country = pick(['Norway', 'Peru', 'Japan', 'Kenya', 'Canada'], at);
    yield `${name}.example,Company ${at},https://www.${name}.example/,"Builds ${pick(['pumps', 'maps', 'looms'], at)} for ${pick(['farms', 'ports', 'mines', 'clinics'], at)}, quietly; since ${at % 30} winters ${PADDING}",City ${at % 400},State ${at % 50},${country},${1970 + (at % 50)},"${(at * 37) % 90_000}",${(at % 300) / 10}%,"$${(at % 500) + 1}.5 million",${2000 + (at % 25)}-0${(at % 9) + 1}-14,${pick(['Private', 'Public', 'Acquired'], at)},${pick(['yes', 'no'], at)},${pick(['Hiring', 'New Office; Hiring', ''], at)},List ${at % 20},${at % 10 === 0 ? `old-${name}.example` : ''}\n`;
  }
}

async function seconds(work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Each step of one file, from the disk to the firm's tables and back out of them. */
async function takeIn(url: string, folder: string, rows: number) {
  const { db, close } = openDatabase(url, { most: 3 });
  const config = readConfig({ ORION_DATA_DIR: folder, IMPORT_MAX_BYTES: '10000000000' });
  const capabilities = withoutProviders();
  const platform = { db, clock: systemClock, files: openFileStore(config), config, capabilities };
  const path = join(folder, `${rows}.csv`);
  await pipeline(Readable.from(csv(rows)), createWriteStream(path));
  try {
    const received = await receiveFile(platform, createReadStream(path), {
      entity: 'companies',
      file_name: 'bench.csv',
    });
    const id = await recordImport(db, received, { by: null, at: new Date() });
    const step = async (name: 'check' | 'commit' | 'undo', run: typeof checkImport) => {
      await db.transaction().execute((db) => beginStep(db, id, name));
      return seconds(() => run(platform, id));
    };
    const check = await step('check', checkImport);
    const commit = await step('commit', commitImport);
    assert.deepEqual((await readImport(db, id)).counts, {
      create: rows,
      update: 0,
      differ: 0,
      unchanged: 0,
      conflict: 0,
      skipped: 0,
      rejected: 0,
    });
    const undo = await step('undo', undoImport);
    assert.equal((await db.selectFrom('company').select('company_id').execute()).length, 0);
    return { bytes: (await stat(path)).size, check, commit, undo };
  } finally {
    await close();
  }
}

const fixed = (value: number) => value.toFixed(2).padStart(8);

/** A generated file of companies, and one of a tenth of its rows beside it. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'orion-import-bench-'));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  try {
    await withScratchDatabase(async (url) => {
      await takeIn(url, folder, 500);
      // Before and after, so that a machine that grows busier or calmer meanwhile is not taken for growth.
      const small = await takeIn(url, folder, Math.round(ROWS / 10));
      const large = await takeIn(url, folder, ROWS);
      const again = await takeIn(url, folder, Math.round(ROWS / 10));
      const inOf = ({ check, commit }: typeof small) => check + commit;
      const growth = inOf(large) / ((inOf(small) + inOf(again)) / 2);
      console.log('      rows        MB   check s  commit s    undo s');
      for (const [rows, times] of [[ROWS / 10, small] as const, [ROWS, large] as const])
        console.log(
          `${String(rows).padStart(10)}  ${fixed(times.bytes / 1e6)}  ${fixed(times.check)}  ${fixed(times.commit)}  ${fixed(times.undo)}`,
        );
      console.log(`check + commit of ${ROWS} rows: ${(large.check + large.commit).toFixed(1)} s`);
      console.log(`10x rows cost ${growth.toFixed(1)}x time (at most ${MOST_GROWTH}x)`);
      console.log(`peak RSS of this process: ${(peak / 1e6).toFixed(0)} MB`);
      assert.ok(growth <= MOST_GROWTH, `10x rows cost ${growth.toFixed(1)}x time`);
      assert.ok(peak < MOST_BYTES, `the process grew to ${(peak / 1e6).toFixed(0)} MB`);
    });
  } finally {
    clearInterval(watch);
    await rm(folder, { recursive: true, force: true });
  }
}
