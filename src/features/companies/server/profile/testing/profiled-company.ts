import { vi } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { testApp } from '#orion/server/testing/test-app.ts';

export const NOW = '2026-11-14T10:00:00.000Z';
const SEEN = '2026-11-01T04:00:00.000Z';
export const origin = { source: 'fixture', observed_at: SEEN };
const percents = {
  growth_1m: 1.5,
  growth_6m: -2,
  growth_1y: 12,
  growth_2y: null,
  churn_1m: 0,
  churn_6m: 3,
  churn_1y: null,
  churn_2y: 8,
};
export const shownPercents = percents;

/** The server with two companies: Acme, of which everything is known, and Blank, of which nothing is. */
export async function aProfile(platform: Partial<Platform> = {}) {
  const server = await testApp({ platform });
  server.clock.set(NOW);
  const ann = await server.signIn({ full_name: 'Ann Lee', email_address: 'ann.lee@firm.example' });
  const ben = await server.signIn({ full_name: 'Ben Okoro', email_address: 'ben@firm.example' });
  const { db } = server;
  const add = async (values: object) =>
    (
      await db
        .insertInto('company')
        .values({ company_name: 'Blank', company_domain: 'blank.example', ...origin, ...values })
        .returning('company_id')
        .executeTakeFirstOrThrow()
    ).company_id;
  const blank = await add({});
  const acme = await add({
    company_domain: 'acme.example',
    company_name: 'Acme',
    company_logo: 'https://acme.example/logo.png',
    url: 'https://acme.example/',
    g2_url: 'https://reviews.example/acme',
    linkedin_url: 'https://social.example/acme',
    hq_address: '1 Main Street, Toronto',
    year_founded: 2015,
    description: 'Anvils for everyone.',
    external_id: '4711',
    employee_count: 240,
    growth_1y: 12.5,
    total_funding_usd: 12_500_000,
    last_funding_on: '2026-05-04',
  });
  await db.insertInto('company_alias').values({ domain: 'old-acme.example', company_id: acme }).execute();

  const call = (method: 'GET' | 'POST', path: string, payload?: object, who = ann) =>
    server.call(method, `/api/v1${path}`, { headers: who.headers, ...(payload && { payload }) });
  return {
    server,
    db,
    ann,
    ben,
    acme,
    blank,
    add,
    call,
    get: async (path: string) => {
      const reply = await call('GET', path);
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`);
      return reply.json();
    },
    /** The SQL that runs meanwhile, apart from finding out who calls. */
    async queriesOf(work: () => Promise<unknown>) {
      const spy = vi.spyOn(server.platform.db.getExecutor(), 'executeQuery');
      await work();
      const seen = spy.mock.calls.map(([query]) => query.sql).filter((sql) => !sql.includes('"session"'));
      spy.mockRestore();
      return seen;
    },
  };
}
export type Profile = Awaited<ReturnType<typeof aProfile>>;

export async function fillStats({ db, acme }: Profile) {
  await db
    .insertInto('company_department')
    .values([
      { company_id: acme, department: 'Sales', percentage: 20, count: 48, ...percents, ...origin },
      { company_id: acme, department: 'Engineering', percentage: 60, count: 144, ...percents, ...origin },
    ])
    .execute();
  await db
    .insertInto('company_country')
    .values([
      { company_id: acme, country: 'Atlantis', percentage: 10, employee_count: 24, ...percents, ...origin },
      { company_id: acme, country: 'Canada', percentage: 90, employee_count: 216, ...percents, ...origin },
    ])
    .execute();
}

export const aPerson = (company_id: number, first_name: string, more: object = {}) => ({
  company_id,
  first_name,
  last_name: 'Moss',
  ...origin,
  ...more,
});
