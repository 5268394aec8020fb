import { expect, it } from 'vitest';
import { answer, aProvidedProfile } from './testing/loopback-providers.ts';

const { server, ann, jobs, db, behind } = await aProvidedProfile();
const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
  server.call(method, `/api/v1${path}`, { headers: ann.headers, ...(payload && { payload }) });
const block = (domain: string) =>
  db
    .insertInto('submission')
    .values({
      template: 'blocked-domains',
      answers: JSON.stringify({ domain }),
      created_by: ann.user_id,
      created_at: server.clock.now().toISOString(),
    })
    .execute();
const REFUSAL = 'acme.example is on the Blocked Domain List, so nothing is looked up for it.';

it('nothing is looked up for a blocked domain, and each call says so', async () => {
  const { seen } = await behind([answer({})]);
  await ask('GET', '/add-company-competitors?domain=acme.example');
  await block('acme.example');

  // What was queued before the domain was blocked is not asked for either.
  await jobs.runQueued();
  await db.deleteFrom('company_lookup').execute();
  const replies = [
    await ask('GET', '/find-company-founders?domain=acme.example'),
    await ask('POST', '/find-founder-data', { domain: 'acme.example', full_name: 'Ida Moss' }),
    await ask('GET', '/add-company-advertising-stats?domain=acme.example'),
    await ask('GET', '/add-company-competitors?domain=acme.example'),
  ];

  expect(replies.map((reply) => [reply.statusCode, reply.json().name])).toEqual(
    replies.map(() => [422, REFUSAL]),
  );
  expect([seen, jobs.queued]).toEqual([[], []]);
});

it('nothing is looked up for a company whose domain is not known', async () => {
  const { seen } = await behind([answer({})]);
  const { company_domain } = await db
    .insertInto('company')
    .values({ company_name: 'Nameless' } as never)
    .returning('company_domain')
    .executeTakeFirstOrThrow();
  const query = `domain=${encodeURIComponent(company_domain)}`;

  const replies = [
    await ask('GET', `/find-company-founders?${query}`),
    await ask('POST', '/find-founder-data', { domain: company_domain, full_name: 'Ida Moss' }),
    await ask('GET', `/add-company-advertising-stats?${query}`),
    await ask('GET', `/add-company-competitors?${query}`),
  ];

  expect(replies.map((reply) => [reply.statusCode, reply.json().name])).toEqual(
    replies.map(() => [422, 'The company’s domain is unknown, so nothing is looked up for it.']),
  );
  expect([seen, jobs.queued]).toEqual([[], []]);
});
