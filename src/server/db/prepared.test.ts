import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { testDatabase } from '../testing/test-database.ts';
import { prepareOnce } from './prepared.ts';

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
