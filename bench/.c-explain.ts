import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { beginStep } from '#features/imports/server/import-status.ts';
import { checkImport, commitImport } from '#features/imports/server/import-steps.ts';
import { receiveFile, recordImport } from '#features/imports/server/receive-file.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { openFileStore } from '#server/files/store.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { csv } from './import.bench.ts';
const rows = Number(process.env.ROWS ?? 20000);
await withScratchDatabase(async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'c-'));
  const { db, close } = openDatabase(url, { most: 3 });
  const config = readConfig({ ORION_DATA_DIR: folder });
  const platform = { db, clock: systemClock, files: openFileStore(config), config };
  const path = join(folder, 'x.csv');
  await pipeline(Readable.from(csv(rows)), createWriteStream(path));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("alter database orion set session_preload_libraries = 'auto_explain'");
  await client.query('alter database orion set auto_explain.log_nested_statements = on');
  await client.query('alter database orion set auto_explain.log_analyze = on');
  await client.query('alter database orion set auto_explain.log_timing = off');
  await client.query(`alter database orion set auto_explain.log_min_duration = ${process.env.MIN ?? 700}`);
  await client.end();
  const received = await receiveFile(platform, createReadStream(path), {
    entity: 'companies',
    file_name: 'bench.csv',
  });
  const id = await recordImport(db, received, { by: null, at: new Date() });
  await db.transaction().execute((db) => beginStep(db, id, 'check'));
  await checkImport(platform, id);
  await db.transaction().execute((db) => beginStep(db, id, 'commit'));
  await commitImport(platform, id);
  await close();
  const { execSync } = await import('node:child_process');
  execSync(
    `cp /tmp/orion-scratch-*/postgres.log /tmp/c-pglogs/ 2>/dev/null; for d in /tmp/orion-scratch-*; do cp $d/postgres.log /tmp/c-pglogs/$(basename $d).log; done`,
    { shell: '/bin/bash' },
  );
});
