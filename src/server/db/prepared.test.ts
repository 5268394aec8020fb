import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { testDatabase } from '../testing/test-database.ts';
import { compileOnce, prepareOnce } from './prepared.ts';

const { db } = await testDatabase();
const staffNamed = (on: Kysely<DB>, full_name: string) =>
  on.selectFrom('staff').select('email_address').where('full_name', '=', full_name);

it('is read once by a connection, and asked with other values; what is not marked is not kept', async () => {
  await db
    .insertInto('staff')
    .values(
      ['Ann', 'Bob'].map((name) => ({
        email_address: `${name}@x.example`,
        full_name: name,
        first_name: name,
      })),
    )
    .execute();

  const { found, kept } = await db.connection().execute(async (one) => {
    const found = [];
    for (const name of ['Ann', 'Bob', "x' or true --"])
      found.push(await prepareOnce(staffNamed(one, name)).executeTakeFirst());
    await staffNamed(one, 'Ann').execute();
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      one,
    );
    return { found, kept: rows };
  });

  expect(found.map((row) => row?.email_address)).toEqual(['Ann@x.example', 'Bob@x.example', undefined]);
  expect(kept).toEqual([{ statement: prepareOnce(staffNamed(db, 'Ann')).compile().sql }]);
});

it('is made once in its words too, each value in its place whatever it is, and is asked in a transaction as well', async () => {
  let built = 0;
  const pair = (on: Kysely<DB>, first: string | null, last: number[]) => {
    built += 1;
    return on.selectNoFrom([
      sql<number[]>`${sql.val(last)}::integer[]`.as('last'),
      sql<string | null>`${sql.val(first)}::text`.as('first'),
      sql<string>`${'always'}::text`.as('fixed'),
      sql<boolean>`${sql.val(last)}::integer[] = '{1,2}'`.as('again'),
    ]);
  };
  const ask = compileOnce(pair);

  const found = await db
    .connection()
    .execute(async (one) => [
      await ask(one, "x' or true --", [1, 2]),
      await ask(one, null, []),
      await one.transaction().execute((tx) => ask(tx, 'y', [3])),
      await sql`select count(*)::integer as kept from pg_prepared_statements where statement like '%always%' or statement like '%"fixed"%'`
        .execute(one)
        .then(({ rows }) => rows),
    ]);

  const fixed = 'always';
  expect(found).toEqual([
    [{ first: "x' or true --", last: [1, 2], fixed, again: true }],
    [{ first: null, last: [], fixed, again: false }],
    [{ first: 'y', last: [3], fixed, again: false }],
    [{ kept: 1 }],
  ]);
  expect(built).toBe(1);
});
