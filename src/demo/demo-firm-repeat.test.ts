import { expect, it } from 'vitest';
import { emptyFirm } from './testing/a-demo-firm.ts';

const itTakesLong = it.runIf(process.env.ORION_TEST_LONG);

type Firm = Awaited<ReturnType<typeof emptyFirm>>;

const tablesOf = async ({ pool }: Firm) =>
  (
    await pool.query<{ table: string }>(
      `select table_name as table from information_schema.tables where table_schema = 'public'
         and table_type = 'BASE TABLE' and table_name not in ('migration', 'staff', 'stored_file') order by 1`,
    )
  ).rows.map(({ table }) => table);

/** One sum per table over all its rows, whatever their order. */
async function sums(firm: Firm) {
  const all = new Map<string, string>();
  for (const table of await tablesOf(firm)) {
    const { rows } = await firm.pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(r)::text, 0)), 0) as sum from "${table}" r`,
    );
    all.set(table, rows[0]?.sum ?? '');
  }
  return all;
}

/** Rows that come with the schema say when it was made. */
const SHIPPED = ['datasource', 'workboard', 'feature_gate'];

itTakesLong('is the same firm in every database on the same day', async () => {
  const [one, other] = [await emptyFirm(), await emptyFirm()];
  await one.seed();
  await other.seed();

  const [first, second] = [await sums(one), await sums(other)];
  for (const table of SHIPPED) {
    first.delete(table);
    second.delete(table);
  }
  expect(second).toEqual(first);

  await one.pool.query(
    `truncate discovery; truncate company_text; select refresh_discovery(null), refresh_company_text(null)`,
  );
  const rebuilt = await sums(one);
  expect([rebuilt.get('discovery'), rebuilt.get('company_text')]).toEqual([
    first.get('discovery'),
    first.get('company_text'),
  ]);
  expect(first.get('discovery')).toMatch(/^5000 /);
});

it('leaves nothing behind when it breaks half-way', async () => {
  const firm = await emptyFirm();
  const before = await sums(firm);

  await expect(
    firm.seed({
      beforeCommit: async (client) => {
        const { rows } = await client.query<{ n: string }>('select count(*) as n from discovery');
        throw new Error(`broken after ${rows[0]?.n} companies`);
      },
    }),
  ).rejects.toThrow('broken after 5000 companies');

  expect(await sums(firm)).toEqual(before);
  expect(firm.files.held.size).toBe(0);
});
