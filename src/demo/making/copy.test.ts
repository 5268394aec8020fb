import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { copyInto } from './copy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table kept (id integer, text text, list text[], json jsonb, number double precision, flag boolean)',
  );
});

it('brings any value into the database as it was', async () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
  const row = fc.record({
    text: fc.option(text),
    list: fc.array(text),
    json: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean())),
    number: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    flag: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      const numbered = rows.map((value, id) => ({ id, ...value }));
      const client = await database.pool.connect();
      try {
        await client.query('truncate kept');
        expect(await copyInto(client, { table: 'kept', rows: numbered })).toBe(rows.length);
        const kept = await client.query('select * from kept order by id');
        expect(JSON.parse(JSON.stringify(kept.rows))).toEqual(JSON.parse(JSON.stringify(numbered)));
      } finally {
        client.release();
      }
    }),
    { numRuns: 60 },
  );
});
