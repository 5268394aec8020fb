import type { emptyFirm } from './a-demo-firm.ts';

type Firm = Pick<Awaited<ReturnType<typeof emptyFirm>>, 'pool'>;

/** Names of machines: after a scheme, an @, a blank or a quotation mark. */
const ADDRESS = /(?:https?:\/\/|[@ "'])([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?=[/"' ,<])/g;
const WITHOUT_ADDRESSES = [
  'employee_count_point',
  'company_text',
  'discovery',
  'shared_domain',
  'place',
  'choice',
];

/** What a test asks about the rows of a firm. */
export function askFirm({ pool }: Firm) {
  const rowsOf = async <T extends object>(statement: string) => (await pool.query<T>(statement)).rows;
  const everyTable = async () =>
    (
      await rowsOf<{ table: string }>(
        `select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
           and table_name <> 'migration' order by 1`,
      )
    ).map(({ table }) => table);
  return {
    rowsOf,
    everyTable,
    count: async (from: string) =>
      Number((await rowsOf<{ n: number }>(`select count(*) as n from ${from}`))[0]?.n),
    /** What is offered to choose from but found nowhere. */
    unused: async (offered: string, found: string) =>
      (
        await rowsOf<{ one: string }>(
          `select one::text from (${offered}) o (one) except select one::text from (${found}) f (one)`,
        )
      ).map(({ one }) => one),
    /** Domains that could be somebody's. */
    async strangeAddresses() {
      const found: string[] = [];
      for (const table of (await everyTable()).filter((one) => !WITHOUT_ADDRESSES.includes(one)))
        for (const { row } of await rowsOf<{ row: string }>(
          `select to_jsonb(r)::text as row from "${table}" r`,
        ))
          for (const [, name = ''] of row.matchAll(ADDRESS))
            if (!/\.(example|txt|csv)$/.test(name)) found.push(`${table}: ${name}`);
      return found;
    },
  };
}
