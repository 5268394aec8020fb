import { describe, expect, it } from 'vitest';
import { aPerson, origin } from '../testing/profiled-company.ts';
import { answer, aProvidedProfile } from './testing/loopback-providers.ts';

const { call, get, db, ann, acme, behind } = await aProvidedProfile();
const providing = (...replies: unknown[]) => behind(replies.map(answer));
const notConfigured = (name: string) => ({
  name,
  configured: false,
  message: `${name} is not configured. Ask an administrator to set it up.`,
});

describe('founders the firm has', () => {
  // SLID-115, API-091
  it('come in full, and none where none are known', async () => {
    await db
      .insertInto('company_person')
      .values([
        aPerson(acme, 'Otto', {
          is_founder: true,
          email: 'otto@acme.example',
          job_title: 'CEO',
          position: 1,
        }),
        aPerson(acme, 'Ida', { is_founder: true, is_notable: false, position: 0 }),
        aPerson(acme, 'Max'),
      ])
      .execute();

    const { founders, capability } = await get('/find-company-founders?domain=acme.example');

    expect(founders.map((one: { first_name: string }) => one.first_name)).toEqual(['Ida', 'Otto']);
    expect(founders[1]).toEqual({
      first_name: 'Otto',
      last_name: 'Moss',
      job_title: 'CEO',
      profile_picture: null,
      linkedin_url: null,
      email: 'otto@acme.example',
      state: null,
      country: null,
      ...origin,
      email_source: null,
      email_observed_at: null,
    });
    expect(capability).toEqual(notConfigured('Founder data'));
    expect((await get('/find-company-founders?domain=blank.example')).founders).toEqual([]);
  });

  const find = async (full_name: unknown, domain = 'acme.example') =>
    (await call('POST', '/find-founder-data', { domain, full_name })).json();

  // API-086
  it('give their e-mail, from wherever the firm has it, else "n/a"', async () => {
    const { person_id } = await db
      .insertInto('person')
      .values({ full_name: 'Max Moss', company_id: acme, ...origin })
      .returning('person_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('person_email').values({ person_id, email: 'max@acme.example' }).execute();

    const capability = notConfigured('E-mail look-up');
    expect(await find('  otto   MOSS ')).toEqual({ email: 'otto@acme.example', ...origin, capability });
    expect(await find('Max Moss')).toEqual({ email: 'max@acme.example', ...origin, capability });
    expect(await find('Ida Moss')).toEqual({ email: 'n/a', source: null, observed_at: null, capability });
    expect(await find('Max Moss', 'blank.example')).toMatchObject({ email: 'n/a' });

    const events = await db
      .selectFrom('audit_event')
      .orderBy('event_id')
      .select(['user_id', 'object_id', 'detail'])
      .where('action', '=', 'profile.founderEmail')
      .execute();
    expect(events).toHaveLength(4);
    expect(events[0]).toEqual({
      user_id: ann.user_id,
      object_id: 'acme.example',
      detail: { asked: false, known: true },
    });
  });
});

// API-091
describe('founders that are looked up', () => {
  it('are asked for once by all who ask at the same time, and kept', async () => {
    const people = [
      { first_name: 'Otto', last_name: 'Moss', email: 'otto@acme.example' },
      { first_name: 'Otto', last_name: 'Moss' },
      { first_name: 'Ida', last_name: 'Berg' },
    ];
    const { seen, origin: found } = await providing({ people });
    await db
      .insertInto('company_person')
      .values({ company_id: acme, first_name: 'Ida', last_name: 'Berg', email: 'ida@acme.example' })
      .execute();

    const asked = Array.from({ length: 5 }, () => get('/find-company-founders?domain=acme.example'));
    const answers = await Promise.all(asked);

    expect(answers[0].founders).toMatchObject([
      { first_name: 'Ida', email: 'ida@acme.example', source: 'import' },
      { first_name: 'Otto', ...found },
    ]);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await get('/find-company-founders?domain=acme.example')).toEqual(answers[0]);
    expect(seen).toHaveLength(1);
  });

  it('that nobody knows are not asked for again', async () => {
    const { seen } = await providing({ people: [] });

    for (const _time of [1, 2])
      expect(await get('/find-company-founders?domain=blank.example')).toMatchObject({
        founders: [],
        capability: { configured: true, message: null },
      });
    expect(seen).toHaveLength(1);
  });
});

// API-086
describe('an e-mail that is looked up', () => {
  const finder = (email: string | null, score: number) => ({ data: { email, score } });

  it('is found once, and stands beside its person from then on', async () => {
    const { seen, origin: found } = await providing(finder('otto@acme.example', 97), finder(null, 0));
    await db
      .insertInto('company_person')
      .values({ company_id: acme, first_name: 'Otto', last_name: 'van Moss' })
      .execute();
    const find = async (full_name: string) =>
      (await call('POST', '/find-founder-data', { domain: 'old-acme.example', full_name })).json();

    expect(await find('otto van moss')).toMatchObject({ email: 'otto@acme.example', ...found });
    expect(await find('Otto van Moss')).toMatchObject({ email: 'otto@acme.example', ...found });
    expect(seen).toHaveLength(1);
    expect((await get('/get-company-cached-data?domain=acme.example')).notable_people).toMatchObject([
      {
        email: 'otto@acme.example',
        source: 'import',
        email_source: 'loopback',
        email_observed_at: found.observed_at,
      },
    ]);
  });

  it('of somebody new is kept, without making them notable; one that is not found is remembered', async () => {
    const { seen } = await providing(finder('ida@acme.example', 97), finder('x@acme.example', 20));
    const find = async (full_name: string) =>
      (await call('POST', '/find-founder-data', { domain: 'acme.example', full_name })).json().email;

    expect([await find('Ida Berg'), await find('Ida Berg')]).toEqual(Array(2).fill('ida@acme.example'));
    expect([await find('Madonna'), await find('madonna')]).toEqual(['n/a', 'n/a']);
    expect(seen).toHaveLength(2);
    expect((await get('/get-company-cached-data?domain=acme.example')).notable_people).toEqual([]);
  });
});
