import { expect, it } from 'vitest';
import { aPipeline } from './testing/a-pipeline.ts';

const { server, ann, ben, added, own, move, read, send } = await aPipeline();
for (const [domain, country] of [
  ['one.example', 'Canada'],
  ['two.example', 'Canada'],
  ['three.example', 'Ireland'],
  ['four.example', null],
] as const)
  await added(domain, { hq_country: country });
await server.db
  .updateTable('company')
  .set({ created_at: '2025-01-01T00:00:00Z' })
  .where('company_domain', '=', 'four.example')
  .execute();
await own('one.example', ['Ann Lee', 'Ben Okoro']);
await own('two.example', ['Ann Lee']);
await move('one.example', 'PROSPECT');
await move('one.example', 'DILIGENCE');
await move('two.example', 'PROSPECT');
await move('three.example', 'PASSED', ben);

const counts = (results: { tp_status: string; count: number }[]) =>
  Object.fromEntries(
    results.filter(({ count }) => count > 0).map(({ tp_status, count }) => [tp_status, count]),
  );

// API-048
it('counts the statuses of the caller’s companies, or of somebody else’s', async () => {
  const mine = await read<{ results: { tp_status: string; display_name: string; count: number }[] }>(
    '/pipeline-tp-status',
  );
  const bens = await read<{ results: [] }>(`/pipeline-tp-status?scoper_email=${ben.email.toUpperCase()}`);

  expect(mine.results[0]).toEqual({ tp_status: 'PROSPECT', display_name: 'Prospect', count: 1 });
  expect(mine.results).toHaveLength(9);
  expect(counts(mine.results)).toEqual({ PROSPECT: 1, DILIGENCE: 1 });
  expect(counts(bens.results)).toEqual({ DILIGENCE: 1 });
});

// API-060
it('counts per owner where companies stand, within days where days are given', async () => {
  const [anns, bens] = [
    { scoper: ann.email, full_name: 'Ann Lee', counts: { DILIGENCE: 1, PROSPECT: 1 } },
    { scoper: ben.email, full_name: 'Ben Okoro', counts: { DILIGENCE: 1 } },
  ];

  expect(await read('/pipeline-management')).toEqual({ results: [anns, bens] });
  expect(await read('/pipeline-management?date_from=2026-03-04&date_to=2026-03-04')).toEqual({
    results: [anns, bens],
  });
  expect(await read('/pipeline-management?date_to=2026-03-03')).toEqual({ results: [] });
});

// PIPE-018, API-019
it('lists the companies of the pipeline, by owner and status, latest change first', async () => {
  const all = await read<{ results: { company_domain: string }[]; total_count: number }>('/pipeline-records');
  const some = await read(`/pipeline-records?tp_owner_email=${ann.email}&tp_status_value=prospect`);

  expect(all.total_count).toBe(3);
  expect(some).toEqual({
    results: [
      {
        company_domain: 'two.example',
        company_name: 'two.example',
        tp_owners: [{ full_name: 'Ann Lee', email_address: ann.email }],
        tp_status: 'PROSPECT',
        status_changed_at: '2026-03-04T10:02:00.000Z',
      },
    ],
    total_count: 1,
    next_page: null,
  });
});

// API-058, API-059, API-061
it('tells what all of Orion holds', async () => {
  const { data: universe } = await read<{ data: { by_status: [] } & object }>('/universe-insight');
  const { data: overview } = await read<{ data: { statuses: [] } & object }>('/management');
  const { results } = await read<{ results: { tp_status: string; conversion: number }[] }>(
    '/universe-pipeline',
  );

  expect(universe).toMatchObject({
    total_companies: 4,
    added_last_30_days: 3,
    by_country: [
      { country: 'Canada', count: 2 },
      { country: 'Ireland', count: 1 },
    ],
  });
  expect(counts(universe.by_status)).toEqual({ PROSPECT: 1, DILIGENCE: 1, PASSED: 1 });
  expect(overview).toMatchObject({ users: 2, companies: 4, lists: 0, last_import_at: null });
  const conversion = Object.fromEntries(results.map((row) => [row.tp_status, row.conversion]));
  expect(conversion).toMatchObject({ PROSPECT: 2 / 3, DILIGENCE: 1 / 3, PASSED: 1 / 3, PORTFOLIO: 0 });
});

// API-049
it('changes many companies at once, and tells how many were not so already', async () => {
  const domains = ['bulk1.example', 'bulk2.example', 'bulk3.example'];
  for (const domain of domains) await added(domain);
  await move('bulk1.example', 'PASSED');
  const operate = async (operation: string, value?: string) => {
    const body = { operation, domains, ...(value !== undefined && { value }) };
    const { before: _before, ...reply } = (await send('POST', '/pipeline-operation', body)).json();
    return reply;
  };
  const standing = async () =>
    (
      await read<{
        results: { company_domain: string; tp_status: string; tp_owners: { full_name: string }[] }[];
      }>('/pipeline-records')
    ).results
      .filter(({ company_domain }) => domains.includes(company_domain))
      .map(({ tp_status, tp_owners }) => `${tp_status} ${tp_owners.map(({ full_name }) => full_name).join()}`)
      .sort();

  expect(await operate('add')).toEqual({ status: 'success', updated: 3 });
  expect(await standing()).toEqual(['PASSED Ann Lee', 'PROSPECT Ann Lee', 'PROSPECT Ann Lee']);
  expect(await operate('set_status', 'passed')).toEqual({ status: 'success', updated: 2 });
  expect(await operate('set_owner', ben.email)).toEqual({ status: 'success', updated: 3 });
  expect(await standing()).toEqual(Array(3).fill('PASSED Ben Okoro'));
  expect(await operate('set_status', '')).toEqual({ status: 'success', updated: 3 });
  expect(await operate('remove')).toEqual({ status: 'success', updated: 3 });
  expect(await standing()).toEqual([]);
});

it('changes all or none', async () => {
  await added('sure.example');

  const reply = await send('POST', '/pipeline-operation', {
    operation: 'set_status',
    domains: ['sure.example', 'missing.example'],
    value: 'PASSED',
  });

  expect(reply.json()).toMatchObject({
    code: 422,
    name: 'There is no company at missing.example. Nothing was changed.',
  });
  expect(await read('/tp-status?domain=sure.example')).toMatchObject({ data: { tp_status: null } });
});

// PIPE-018
it('answers the pipeline twenty at a time, and tells which page is next', async () => {
  const domains = Array.from({ length: 45 }, (_, at) => `page${at}.example`);
  for (const domain of domains) await added(domain);
  await send('POST', '/pipeline-operation', { operation: 'set_status', domains, value: 'PORTFOLIO' });
  const page = async (number: string) =>
    read<{ results: { company_domain: string }[]; total_count: number; next_page: number | null }>(
      `/pipeline-records?tp_status_value=PORTFOLIO${number}`,
    );

  const pages = [await page(''), await page('&page=2'), await page('&page=3'), await page('&page=4')];
  const refused = await send('GET', '/pipeline-records?page=next');

  expect(pages.map(({ results, next_page }) => [results.length, next_page])).toEqual([
    [20, 2],
    [20, 3],
    [5, null],
    [0, null],
  ]);
  expect(pages.map(({ total_count }) => total_count)).toEqual([45, 45, 45, 45]);
  const told = pages.flatMap(({ results }) => results.map(({ company_domain }) => company_domain));
  expect(told.sort()).toEqual([...domains].sort());
  expect(refused.statusCode).toBe(422);
});
