import { describe, expect, it } from 'vitest';
import { fillDealings } from './testing/filled-profile.ts';
import { aProfile } from './testing/profiled-company.ts';

const profile = await aProfile();
const { get, call, queriesOf, server } = profile;
await fillDealings(profile);

describe('GET /get-company-no-cached-data', () => {
  // SLID-107, SLID-109, SLID-110, API-084
  it('tells what the firm does with the company', async () => {
    const { meetings, ...data } = await get('/get-company-no-cached-data?domain=acme.example');

    expect(data).toEqual({
      tp_owners: [
        { full_name: 'Ann Lee', email_address: 'ann.lee@firm.example' },
        { full_name: 'Ben Okoro', email_address: 'ben@firm.example' },
      ],
      tp_status: 'DILIGENCE',
      bucket: 'Spring fair',
      version: 3,
      email_metadata: {
        first_email_sent: '2026-03-01T08:00:00.000Z',
        last_email_sent: '2026-11-02T08:00:00.000Z',
        interactions_us_to_them: 7,
        monthly_email_interactions: { '2026-03': 3, '2026-11': 9 },
        top_company_sender: 'ann.lee@firm.example',
        unique_threads: 3,
      },
      founders: [{ first_name: 'Otto', last_name: 'Moss', email: 'otto@acme.example' }],
    });
    expect(Object.keys(meetings)).toEqual(['first_meeting', 'latest_meeting', 'next_meeting']);
  });

  // SLID-108, SLID-119
  it('tells of the first and the latest meeting that was, and of the next', async () => {
    const { meetings } = await get('/get-company-no-cached-data?domain=acme.example');

    expect(meetings.first_meeting).toEqual({
      type: 'first_meeting',
      subject: 'On 2026-03-11T15:30:00Z',
      created_at: '2026-01-02T09:00:00.000Z',
      meeting_time: '2026-03-11T15:30:00.000Z',
      days_since_first_email: 10,
      participants: [
        { name: 'Ann.Lee', email: 'Ann.Lee@firm.example' },
        { name: 'otto', email: 'otto@acme.example' },
      ],
    });
    expect(meetings.latest_meeting).toMatchObject({
      type: 'latest_meeting',
      meeting_time: '2026-11-01T15:30:00.000Z',
    });
    expect(meetings.next_meeting).toMatchObject({
      type: 'next_meeting',
      meeting_time: '2026-12-01T15:30:00.000Z',
      participants: [],
    });
  });

  it('leaves out what is not known, so that nothing counts as present', async () => {
    const data = await get('/get-company-no-cached-data?domain=blank.example');

    expect(data).toEqual({
      tp_owners: [],
      tp_status: null,
      bucket: null,
      version: 0,
      meetings: {
        first_meeting: expect.objectContaining({ days_since_first_email: null }),
        latest_meeting: expect.anything(),
        next_meeting: null,
      },
      email_metadata: {
        first_email_sent: null,
        last_email_sent: null,
        interactions_us_to_them: null,
        monthly_email_interactions: null,
        top_company_sender: null,
        unique_threads: null,
      },
      founders: [],
    });
  });

  it('is one query', async () => {
    expect(await queriesOf(() => get('/get-company-no-cached-data?domain=acme.example'))).toHaveLength(1);
  });
});

// API-041
describe('GET /company-page', () => {
  it('is both answers in one, by two queries', async () => {
    const cached = await get('/get-company-cached-data?domain=acme.example');
    const noCached = await get('/get-company-no-cached-data?domain=acme.example');

    const queries = await queriesOf(async () =>
      expect(await get('/company-page?domain=acme.example')).toEqual({ data: { ...cached, ...noCached } }),
    );

    expect(queries).toHaveLength(2);
  });
});

// API-046
describe('GET /meeting-stat', () => {
  it('counts the meetings held with a company', async () => {
    const { meetings } = await get('/get-company-no-cached-data?domain=acme.example');

    expect(await get('/meeting-stat?domain=acme.example')).toEqual({
      data: { total: 3, last_30_days: 1, ...meetings },
    });
  });

  it('counts those of a person of the firm, within the days given', async () => {
    expect((await get('/meeting-stat?scoper_email=ANN.LEE@firm.example')).data).toMatchObject({
      total: 3,
      last_30_days: 2,
      first_meeting: { meeting_time: '2026-03-11T15:30:00.000Z' },
      latest_meeting: { meeting_time: '2026-11-01T15:30:00.000Z' },
      next_meeting: null,
    });
    const within = 'date_from=2026-06-01&date_to=2026-10-20';
    expect((await get(`/meeting-stat?scoper_email=ann.lee@firm.example&${within}`)).data).toMatchObject({
      total: 1,
      latest_meeting: { subject: 'On 2026-10-20T15:30:00Z' },
    });
    expect((await get('/meeting-stat?scoper_email=nobody@firm.example')).data).toEqual({
      total: 0,
      last_30_days: 0,
      first_meeting: null,
      latest_meeting: null,
      next_meeting: null,
    });
  });

  it.each([
    ['', 'Name a company with domain, or a person with scoper_email.'],
    ['?domain=acme.example&date_from=soon', 'date_from must look like 2026-01-31.'],
  ])('refuses %j with a sentence', async (query, sentence) => {
    expect((await call('GET', `/meeting-stat${query}`)).json()).toMatchObject({ code: 422, name: sentence });
  });

  it('finds the meetings of a person by an index', async () => {
    await server.db.transaction().execute(async (transaction) => {
      const { sql } = await import('kysely');
      await sql`set local enable_seqscan = off`.execute(transaction);
      const plan = await sql<{ 'QUERY PLAN': string }>`explain select meeting_id from meeting_participant
        where lower(email) = 'ann.lee@firm.example'`.execute(transaction);

      expect(JSON.stringify(plan.rows)).toContain('meeting_participant_email');
    });
  });
});
