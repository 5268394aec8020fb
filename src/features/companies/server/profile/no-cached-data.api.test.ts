import { describe, expect, it } from 'vitest';
import { aPerson, aProfile } from './testing/profiled-company.ts';

const { db, acme, blank, ann, ben, get, call, queriesOf, server } = await aProfile();

const meeting = async (company_id: number, meeting_time: string, ...emails: string[]) => {
  const { meeting_id } = await db
    .insertInto('company_meeting')
    .values({ company_id, subject: `On ${meeting_time}`, meeting_time, created_at: '2026-01-02T09:00:00Z' })
    .returning('meeting_id')
    .executeTakeFirstOrThrow();
  if (emails.length > 0)
    await db
      .insertInto('meeting_participant')
      .values(emails.map((email) => ({ meeting_id, email, name: email.split('@')[0] ?? '' })))
      .execute();
};
await meeting(acme, '2026-03-11T15:30:00Z', 'otto@acme.example', 'Ann.Lee@firm.example');
await meeting(acme, '2026-06-01T15:30:00Z', 'ben@firm.example');
await meeting(acme, '2026-11-01T15:30:00Z', 'ann.lee@firm.example');
await meeting(acme, '2026-12-01T15:30:00Z');
await meeting(acme, '2027-01-01T15:30:00Z');
await meeting(blank, '2026-10-20T15:30:00Z', 'ann.lee@firm.example');

await db
  .insertInto('tp_owner')
  .values([
    { company_id: acme, user_id: ben.user_id, assigned_at: '2026-02-01T00:00:00Z' },
    { company_id: acme, user_id: ann.user_id, assigned_at: '2026-01-01T00:00:00Z' },
  ])
  .execute();
await db.insertInto('pipeline_record').values({ company_id: acme, version: 3 }).execute();
await db
  .insertInto('tp_status_history')
  .values([
    { company_id: acme, tp_status: 'PROSPECT', since: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' },
    { company_id: acme, tp_status: 'DILIGENCE', since: '2026-02-01T00:00:00Z' },
  ])
  .execute();
const { bucket_id } = await db
  .insertInto('bucket')
  .values({ name: 'Spring fair' })
  .returning('bucket_id')
  .executeTakeFirstOrThrow();
await db.insertInto('company_bucket').values({ company_id: acme, bucket_id }).execute();
await db
  .insertInto('email_summary')
  .values({
    company_id: acme,
    first_email_sent: '2026-03-01T08:00:00Z',
    last_email_sent: '2026-11-02T08:00:00Z',
    interactions_us_to_them: 7,
    top_company_sender: 'ann.lee@firm.example',
    unique_threads: 3,
  })
  .execute();
await db
  .insertInto('email_month')
  .values([
    { company_id: acme, month: '2026-03-01', us_to_them: 2, them_to_us: 1 },
    { company_id: acme, month: '2026-04-01', us_to_them: 0, them_to_us: 0 },
    { company_id: acme, month: '2026-11-01', us_to_them: 5, them_to_us: 4 },
    { company_id: blank, month: '2026-11-01', us_to_them: 0, them_to_us: 0 },
  ])
  .execute();
await db
  .insertInto('company_person')
  .values([
    aPerson(acme, 'Otto', { is_founder: true, email: 'otto@acme.example' }),
    aPerson(acme, 'Ida', { is_founder: false }),
  ])
  .execute();

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
