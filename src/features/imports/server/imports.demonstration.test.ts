import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { DAY, emptyFirm } from '#demo/testing/a-demo-firm.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { readConfig } from '#server/config.ts';
import { openFileStore } from '#server/files/store.ts';
import { testClock } from '#server/testing/clock.ts';
import { beginStep, readImport } from './import-status.ts';
import { importDemonstration } from './imports.demonstration.ts';
import { NO_COUNTS } from './planning/plan-report.ts';
import { listCompanyParts } from './sources/sources.queries.ts';
import { checksums } from './testing/import-scene.ts';
import { undoImport } from './writing/undo-import.ts';

const folder = await mkdtemp(join(tmpdir(), 'orion-demonstration-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('leaves one finished import of a dozen companies, whose values tell its lines, and which can be undone', async () => {
  const { db } = await emptyFirm();
  await sql`insert into company (company_domain, company_name, description, hq_city, status)
    select 'guest-' || n || '.example', 'Guest ' || n, 'Makes lamps.', 'Bern', 'Private'
    from generate_series(1, 20) n`.execute(db);
  const config = readConfig({ ORION_DATA_DIR: folder });
  const files = openFileStore(config);
  const platform = { db, config, files, clock: testClock(DAY), capabilities: withoutProviders() };
  const before = await checksums(db);

  await importDemonstration(platform);

  const { id } = await db.selectFrom('import').select('id').executeTakeFirstOrThrow();
  const record = await readImport(db, id);
  expect(record).toMatchObject({
    status: 'committed',
    created_by: 'Callum Reyes',
    committed_at: '2026-11-07T10:20:30.000Z',
    counts: { ...NO_COUNTS, update: 12 },
    bad_cells: [],
    notes: [],
    novelties: [{ kind: 'lists', name: 'Lakeside fair', companies: 12 }],
  });
  const first = await db
    .selectFrom('tp_owner')
    .select('company_id')
    .where('import_line', '=', 2)
    .executeTakeFirstOrThrow();
  const parts = await listCompanyParts(db, first.company_id).execute();
  expect(parts.filter(({ import_id }) => import_id === id)).toMatchObject([
    { field: 'lists', value: 'Lakeside fair', line: 2 },
    { field: 'tp_status', value: 'Prospect', line: 2 },
    { field: 'tp_owners', value: 'Callum Reyes', line: 2 },
  ]);
  expect(await db.selectFrom('company').select('company_id').execute()).toHaveLength(20);

  await db.transaction().execute((db) => beginStep(db, id, 'undo'));
  await undoImport(platform, id);
  expect(await checksums(db)).toEqual(before);
});
