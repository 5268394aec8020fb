import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beginStep } from '#features/imports/server/import-status.ts';
import { checkImport } from '#features/imports/server/check-import.ts';
import { receiveFile, recordImport } from '#features/imports/server/receive-file.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { openFileStore } from '#server/files/store.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
const rows = Number(process.env.ROWS ?? 20000);
const filler =
  'Builds pumps for farms and ports, quietly, and has done so for many winters without telling. '.repeat(5);
function* csv() {
  yield 'Domain,Name,Description,City,Employees\n';
  for (let at = 0; at < rows; at += 1)
    yield `m${at}.example,Company ${at},"${filler}",City ${at % 400},${at % 9000}\n`;
}
const mb = () => (process.memoryUsage.rss() / 1e6).toFixed(0);
await withScratchDatabase(async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'c-'));
  const { db, close } = openDatabase(url, { most: 3 });
  const config = readConfig({ ORION_DATA_DIR: folder });
  const platform = { db, clock: systemClock, files: openFileStore(config), config };
  const path = join(folder, 'x.csv');
  console.log('start', mb());
  await pipeline(Readable.from(csv()), createWriteStream(path));
  console.log('written', mb());
  let peak = 0;
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20).unref();
  const received = await receiveFile(platform, createReadStream(path), {
    entity: 'companies',
    file_name: 'bench.csv',
  });
  console.log('received', mb(), received.size / 1e6, 'MB');
  const id = await recordImport(db, received, { by: null, at: new Date() });
  await db.transaction().execute((db) => beginStep(db, id, 'check'));
  let n = 0;
  const t = performance.now();
  await checkImport(platform, id, (done) => {
    if (++n % 20 === 0) console.log(done, mb(), ((performance.now() - t) / 1000).toFixed(0), 's');
  });
  console.log('peak', (peak / 1e6).toFixed(0));
  await close();
  await rm(folder, { recursive: true, force: true });
});
