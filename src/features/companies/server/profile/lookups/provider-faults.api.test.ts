import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { faults } from '#server/capabilities/testing/fault-server.ts';
import { answer, aProvidedProfile } from './testing/loopback-providers.ts';

const { server, call, get, db, jobs, behind } = await aProvidedProfile();

const calls = {
  '/find-company-founders': () => call('GET', '/find-company-founders?domain=acme.example'),
  '/find-founder-data': () =>
    call('POST', '/find-founder-data', { domain: 'acme.example', full_name: 'Otto Moss' }),
  '/add-company-competitors': () => call('GET', '/add-company-competitors?domain=acme.example'),
  '/add-company-advertising-stats': () => call('GET', '/add-company-advertising-stats?domain=acme.example'),
};

// trust.md R9, G16
describe.each([
  ['closes the door', faults.hangUp, 'can’t be reached right now. Please try again later.'],
  ['says nothing', faults.blackHole, 'is taking too long. Please try again later.'],
  ['drips', faults.slow, 'is taking too long. Please try again later.'],
  ['breaks', faults.broken, 'refused the request. Ask an administrator to look at its settings.'],
  [
    'wants another key',
    faults.unauthorised,
    'refused the request. Ask an administrator to look at its settings.',
  ],
  ['is overloaded', faults.overloaded, 'refused the request. Ask an administrator to look at its settings.'],
  ['talks nonsense', faults.garbage, 'sent an answer Orion doesn’t understand.'],
  ['has another shape', faults.strange, 'sent an answer Orion doesn’t understand.'],
  ['leads into the network', faults.redirect, 'sent an answer Orion doesn’t understand.'],
])('a provider that %s', (_how, fault, sentence) => {
  it('fails its own section with a sentence, and logs nobody out', async () => {
    await behind([fault]);
    await calls['/add-company-competitors']();
    await calls['/add-company-advertising-stats']();
    await jobs.runQueued();

    const names = ['Founder data', 'E-mail look-up', 'Competitor data', 'Advertising data'];
    const answers = await Promise.all(Object.values(calls).map((asked) => asked()));
    expect(answers.map((reply) => reply.json())).toEqual(
      names.map((name) => ({ code: 502, name: 'Upstream', message: `${name} ${sentence}` })),
    );
    expect(await get('/get-company-competitors?domain=acme.example')).toMatchObject({
      seo_competitors: [],
      status: 'pending',
      capability: { configured: true, message: `Competitor data ${sentence}` },
    });
    expect((await get('/get-company-cached-data?domain=acme.example')).company_name).toBe('Acme');
  });
});

describe('a provider that failed', () => {
  it('is asked again after half a minute', async () => {
    const empty = answer({ seoCompetitors: [], ppcCompetitors: [] });
    const { seen } = await behind([faults.broken, empty]);
    const asked = async () => (await calls['/add-company-competitors']()).json();

    await asked();
    await jobs.runQueued();
    server.clock.advance(29_999);
    expect(await asked()).toMatchObject({ code: 502 });
    expect(jobs.queued).toHaveLength(0);
    server.clock.advance(1);
    expect(await asked()).toMatchObject({ status: 'pending' });
    await jobs.runQueued();
    expect(await asked()).toMatchObject({ status: 'ready', seo_competitors: [] });
    expect(seen).toHaveLength(2);
  });

  it('five times is left alone for a moment', async () => {
    const { seen } = await behind([faults.broken]);

    for (let time = 0; time < 5; time += 1) await calls['/find-founder-data']();
    const reply = (await calls['/find-founder-data']()).json();

    expect(reply).toMatchObject({
      code: 502,
      message: 'E-mail look-up failed several times. Please try again later.',
    });
    expect(seen).toHaveLength(5);
  });

  it('is not asked beyond the day’s budget, and again on the next day', async () => {
    const { seen } = await behind([faults.broken], { calls_per_day: 2 });
    const message = async () => (await calls['/find-founder-data']()).json().message;

    await message();
    await message();
    expect(await message()).toBe('E-mail look-up reached today’s limit. It continues after midnight UTC.');
    expect(seen).toHaveLength(2);
    await db.updateTable('capability_use').set({ day: '2026-11-13' }).execute();
    await message();
    expect(seen).toHaveLength(3);
  });
});

/** Connections to the database that somebody holds. */
const busyConnections = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
  return rows.length;
};

// trust.md G16
describe('one dead provider', () => {
  it('does not slow the other sections, however many wait for it', async () => {
    const held: ServerResponse[] = [];
    await behind([(response) => void held.push(response)], { timeoutMs: 60_000 });

    const waiting = Array.from({ length: 20 }, (_, at) =>
      call('POST', '/find-founder-data', { domain: 'acme.example', full_name: `Person ${at}` }),
    );
    await eventually(() => expect(held).toHaveLength(20));
    expect(await busyConnections()).toBe(0);
    const sections = ['get-company-cached-data', 'get-company-no-cached-data', 'funding'];
    const beside = sections.map((section) => call('GET', `/${section}?domain=acme.example`));
    expect((await Promise.all(beside)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);

    for (const response of held) answer({ data: { email: null, score: 0 } })(response);
    const emails = (await Promise.all(waiting)).map((reply) => reply.json().email);
    expect(emails).toEqual(Array(20).fill('n/a'));
  });
});
