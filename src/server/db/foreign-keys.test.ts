import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

/** Rows of these never go: people are deactivated, and an option that is used cannot be removed. */
const LASTING = ['staff', 'choice', 'bucket'];

it('has an index for every foreign key that a delete would scan', async () => {
  const { db } = await testDatabase();

  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.position) || ')' as key
    from pg_constraint c
    cross join unnest(c.conkey) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid <> all (${sql.val(LASTING)}::regclass[])
      and not exists (select from pg_index i where i.indrelid = c.conrelid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '(% IS NOT NULL)')
        and (string_to_array(i.indkey::text, ' ')::smallint[])[1:cardinality(c.conkey)] @> c.conkey)
    group by c.oid, c.conrelid order by 1`.execute(db);

  expect(rows.map(({ key }) => key)).toEqual([]);
});
