import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '#db';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import {
  addChoices,
  apply,
  type Change,
  type Choices,
  change,
  SOURCES,
  type SourceTable,
} from './testing/discovery-changes.ts';

class Undo extends Error {}

/** Everything derived from the sources, as it stands. */
async function derived(db: Kysely<DB>) {
  const discovery = await db.selectFrom('discovery').selectAll().orderBy('company_id').execute();
  const texts = await db.selectFrom('company_text').selectAll().orderBy('company_id').execute();
  return { discovery, texts };
}

/** The same made from nothing, without touching what stands. */
async function rebuilt(db: Kysely<DB>) {
  let made: Awaited<ReturnType<typeof derived>> | undefined;
  const undone = db.transaction().execute(async (tx) => {
    await sql`delete from discovery`.execute(tx);
    await sql`delete from company_text`.execute(tx);
    await sql`select refresh_discovery(null), refresh_company_text(null)`.execute(tx);
    made = await derived(tx);
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return made;
}

const SCENE: Change[] = [
  { table: 'company', how: 'insert', picks: [], value: 0 },
  { table: 'company', how: 'insert', picks: [], value: 1 },
  { table: 'company', how: 'insert', picks: [], value: 11 },
  ...SOURCES.slice(1).map((table) => ({ table, how: 'insert' as const, picks: [0, 1], value: 1 })),
];

let database: TestDatabase;
let db: Kysely<DB>;
let choices: Choices;
beforeAll(async () => {
  database = await testDatabase({ most: 8 });
  db = database.db;
  choices = await addChoices(db);
});
/** Three companies, two of which have a row in every source. */
async function scene() {
  await db.deleteFrom('company').execute();
  for (const one of SCENE) await apply(db, one, choices);
}

describe('the discovery row', () => {
  it('is what a rebuild would make, after any statements on any sources', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 8 }), async (changes) => {
        await scene();
        for (const one of changes) {
          await apply(db, one, choices);
          expect(await derived(db), JSON.stringify(one)).toEqual(await rebuilt(db));
        }
      }),
      { numRuns: process.env.ORION_TEST_LONG ? 40 : 15 },
    );
  });

  it.each(SOURCES)('follows an insert, an update and a delete of %s', async (table) => {
    await scene();
    const versions = [await derived(db)];
    for (const [how, picks, value] of [
      ['insert', [2], 1],
      ['update', [0, 2], 3],
      ['update', [2, 0], 2],
      ['delete', [0, 1], 1],
    ] as const) {
      await apply(db, { table, how, picks: [...picks], value }, choices);
      versions.push(await derived(db));
      expect(versions.at(-1)).toEqual(await rebuilt(db));
    }

    expect(new Set(versions.map((version) => JSON.stringify(version))).size).toBeGreaterThan(2);
  });

  it('follows when a list or a datasource is deleted with all it held', async () => {
    await scene();
    const { rows } = await sql<{ datasource_id: number }>`
      insert into datasource (datasource) values ('fair_2026') returning datasource_id`.execute(db);
    await sql`insert into company_datasource select company_id, ${rows[0]?.datasource_id}::int from company`.execute(
      db,
    );
    const before = await derived(db);
    expect(before).toEqual(await rebuilt(db));

    await sql`delete from datasource where datasource = 'fair_2026'`.execute(db);

    expect(await derived(db)).not.toEqual(before);
    expect(await derived(db)).toEqual(await rebuilt(db));
  });

  it('waits for the one refresh of a bulk load', async () => {
    await scene();
    const before = await derived(db);

    await db.transaction().execute(async (tx) => {
      await sql`set local orion.bulk = 'on'`.execute(tx);
      for (const table of SOURCES)
        await apply(tx, { table, how: 'insert', picks: [0, 1, 2], value: 5 }, choices);
      expect(await derived(tx)).toEqual(before);
      await sql`select refresh_discovery(null), refresh_company_text(null)`.execute(tx);
    });

    expect((await derived(db)).discovery.length).toBeGreaterThan(before.discovery.length);
    expect(await derived(db)).toEqual(await rebuilt(db));
    await apply(db, { table: 'tp_owner', how: 'insert', picks: [0], value: 2 }, choices);
    expect(await derived(db)).toEqual(await rebuilt(db));
  });

  it('follows when a source is emptied', async () => {
    await scene();

    await sql`truncate tp_owner, website_visit, company_growth_tag`.execute(db);

    expect(await derived(db)).toEqual(await rebuilt(db));
  });
});

describe('two who change one company at once', () => {
  const linkOf = (table: SourceTable): Change => ({ table, how: 'insert', picks: [2], value: 1 });
  const anOwner = (on: Kysely<DB>) => apply(on, linkOf('tp_owner'), choices);
  const aTag = (on: Kysely<DB>) => apply(on, linkOf('company_growth_tag'), choices);
  const aBulkLoad = async (on: Kysely<DB>) => {
    await sql`set local orion.bulk = 'on'`.execute(on);
    await apply(on, linkOf('website_visit'), choices);
    await sql`select refresh_discovery(null)`.execute(on);
  };

  it.each([
    ['an owner, then a tag', anOwner, aTag],
    ['an owner, then a bulk load', anOwner, aBulkLoad],
    ['a bulk load, then an owner', aBulkLoad, anOwner],
  ])('are both seen: %s', async (_name, before, after) => {
    await scene();
    let second: Promise<unknown> = Promise.resolve();

    await db.transaction().execute(async (first) => {
      await before(first);
      second = db.transaction().execute(after);
      await waitsForLock();
    });
    await second;

    expect(await derived(db)).toEqual(await rebuilt(db));
  });

  async function waitsForLock() {
    await expect
      .poll(
        async () =>
          (
            await sql`select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
          ).rows.length,
      )
      .toBe(1);
  }
});

describe('each sort', () => {
  it.each([
    'current_rank',
    'employee_count',
    'year_founded',
    'growth_1m',
    'growth_6m',
    'growth_1y',
    'growth_2y',
    'size_band',
  ])('by %s has an index in both directions with missing values last', async (column) => {
    const { rows } = await sql<{ indexdef: string }>`
        select indexdef from pg_indexes where tablename = 'discovery'`.execute(db);
    const keys = rows.map(({ indexdef }) => indexdef.replace(/^.*\(/, '('));
    // Ascending, PostgreSQL puts missing values last unless told otherwise, and does not say so.
    expect(keys.some((key) => key.startsWith(`(${column} DESC NULLS LAST, `))).toBe(true);
    expect(keys.some((key) => key.startsWith(`(${column}, `))).toBe(true);
    expect(
      keys.filter((key) => key.startsWith(`(${column}`)).every((key) => key.endsWith('company_id)')),
    ).toBe(true);
  });
});
