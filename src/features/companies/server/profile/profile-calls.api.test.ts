import { describe, expect, it } from 'vitest';
import { fillIdentity } from './testing/filled-profile.ts';
import { aProfile, fillStats } from './testing/profiled-company.ts';

const profile = await aProfile();
const { db, ann, get, call } = profile;
await fillStats(profile);
await fillIdentity(profile);

const READS = [
  '/get-company-cached-data',
  '/get-company-no-cached-data',
  '/company-page',
  '/funding',
  '/employee-population-details',
  '/find-company-founders',
  '/get-company-advertising-stats',
  '/add-company-advertising-stats',
  '/get-company-competitors',
  '/add-company-competitors',
  '/meeting-stat',
  '/email-history',
  '/company-project',
  '/spyfu-metrics',
  '/linkedin-metrics',
  '/alexa-metrics',
  '/combined-downstream',
];
// API-001, API-009
describe.each(READS)('GET %s', (path) => {
  it('leads from an old domain, however it is written, to the company', async () => {
    const canonical = await get(`${path}?domain=acme.example`);

    expect(await get(`${path}?domain=${encodeURIComponent('https://www.Old-Acme.example/about')}`)).toEqual(
      canonical,
    );
  });

  it('knows nobody at a strange domain, and refuses what is none', async () => {
    expect((await call('GET', `${path}?domain=nobody.example`)).json()).toEqual({
      code: 404,
      name: 'NotFound',
      message: 'Company not found',
    });
    expect((await call('GET', `${path}?domain=not%20a%20domain`)).json()).toMatchObject({
      code: 422,
      name: '"not a domain" is not a domain. Write it like acme.example.',
    });
    expect((await call('GET', `${path}?domain=acme.example&colour=red`)).json()).toMatchObject({
      code: 422,
      name: 'Unknown field: colour.',
    });
    if (path !== '/meeting-stat')
      expect((await call('GET', path)).json()).toMatchObject({ code: 422, name: 'Domain is required.' });
  });
});

// API-051
describe('/company-project', () => {
  it('keeps the projects of a company, named either way, and whoever changed them', async () => {
    await db
      .insertInto('choice')
      .values([
        { kind: 'project', server_value: 'north', display_name: 'North Star', position: 91 },
        { kind: 'project', server_value: 'Harbour', display_name: 'Harbour', position: 92 },
      ])
      .execute();
    const put = (projects: string[]) =>
      call('POST', '/company-project', { domain: 'old-acme.example', projects });

    expect((await put(['harbour', 'North Star', 'NORTH'])).json()).toEqual({ status: 'success' });
    expect(await get('/company-project?domain=acme.example')).toEqual({ data: ['North Star', 'Harbour'] });
    expect((await put(['North Star', 'Moon'])).json()).toMatchObject({
      code: 422,
      name: '"Moon" is not a project. Choose one of those that are offered.',
    });
    expect(await get('/company-project?domain=acme.example')).toEqual({ data: ['North Star', 'Harbour'] });
    await put(['No Project Required']);
    expect(await get('/company-project?domain=acme.example')).toEqual({ data: [] });

    const events = await db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .select(['user_id', 'object_id'])
      .where('action', '=', 'profile.setProjects')
      .execute();
    const mine = { user_id: ann.user_id, object_id: 'acme.example' };
    expect(events).toEqual([mine, mine]);
  });

  it('takes the same from many at once', async () => {
    await db
      .insertInto('choice')
      .values(
        ['West', 'South'].map((name, at) => ({
          kind: 'project',
          server_value: name,
          display_name: name,
          position: 93 + at,
        })),
      )
      .execute();
    const payload = { domain: 'acme.example', projects: ['West', 'South'] };

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/company-project', payload)),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    expect(await get('/company-project?domain=acme.example')).toEqual({ data: ['West', 'South'] });
  });
});

describe('POST /find-founder-data', () => {
  it.each([
    [{ domain: 'acme.example' }, 422, 'full_name is required.'],
    [{ domain: 'acme.example', full_name: ' ' }, 422, 'full_name must not be empty.'],
    [
      { domain: 'acme.example', full_name: 'x'.repeat(201) },
      422,
      'full_name must have at most 200 characters.',
    ],
    [{ domain: 'nobody.example', full_name: 'Otto Moss' }, 404, 'NotFound'],
  ])('refuses %j', async (body, code, name) => {
    expect((await call('POST', '/find-founder-data', body)).json()).toMatchObject({ code, name });
  });
});
