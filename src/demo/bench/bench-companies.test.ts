import { beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#server/testing/clock.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { SEEDED_TABLES, seedBenchCompanies } from './bench-companies.ts';
import { DAY } from '../testing/a-demo-firm.ts';

const clock = testClock(DAY);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ statementTimeoutMs: 60_000 });
});

const one = async <T>(statement: string) => (await database.pool.query<{ one: T }>(statement)).rows[0]?.one;
const sumOf = (table: string) =>
  one<string>(
    `select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(r)::text, 0)), 0) as one from "${table}" r`,
  );
const sums = async () => Promise.all(SEEDED_TABLES.map(sumOf));
/** Everything that stands around the tables: indexes, constraints, triggers and whether they fire. */
const structure = () =>
  one<string[]>(
    `select array_agg(part order by part) as one from (
       select indexdef from pg_indexes where schemaname = 'public'
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint
       union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal) p (part)`,
  );

describe('companies for measurements', () => {
  it('leaves nothing behind when it breaks half-way', async () => {
    const before = [await sums(), await structure()];

    const broken = seedBenchCompanies({
      url: database.url,
      clock,
      companies: 500,
      say: (line) => {
        if (line.startsWith('building')) throw new Error('killed');
      },
    });

    await expect(broken).rejects.toThrow('killed');
    expect([await sums(), await structure()]).toEqual(before);
  });

  it('fills the database up and leaves every index, constraint and trigger as it was', async () => {
    const before = await structure();

    expect(await seedBenchCompanies({ url: database.url, clock, companies: 1500 })).toBe(1500);
    expect(await seedBenchCompanies({ url: database.url, clock, companies: 2000 })).toBe(500);
    expect(await seedBenchCompanies({ url: database.url, clock, companies: 2000 })).toBe(0);

    expect(await structure()).toEqual(before);
    expect(
      await one(
        `select count(*)::integer as one from company where company_domain ~ '^c[0-9]+\\.bench\\.example$'`,
      ),
    ).toBe(2000);
    for (const table of SEEDED_TABLES) expect([table, await sumOf(table)]).not.toEqual([table, '0 0']);
  });

  it('derives what a rebuild from scratch would derive', async () => {
    const before = [await sumOf('discovery'), await sumOf('company_text')];

    await database.pool.query(
      'truncate discovery; truncate company_text; select refresh_discovery(null), refresh_company_text(null)',
    );

    expect([await sumOf('discovery'), await sumOf('company_text')]).toEqual(before);
  });

  it('gives the next company a number of its own', async () => {
    const { rows } = await database.pool.query<{ company_id: number }>(
      `insert into company (company_domain, company_name, source) values ('next.example', 'Next', 'demo') returning company_id`,
    );

    expect(rows[0]?.company_id).toBe(2001);
  });

  it('refuses a database with companies of somebody’s own, and touches nothing', async () => {
    await database.pool.query(
      `insert into company (company_domain, company_name) values ('own.example', 'Own')`,
    );
    const before = await sums();

    await expect(seedBenchCompanies({ url: database.url, clock, companies: 5000 })).rejects.toThrow(
      /own\.example/,
    );
    expect(await sums()).toEqual(before);
  });
});
