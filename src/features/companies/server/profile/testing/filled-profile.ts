import { type aProfile, aPerson, origin } from './profiled-company.ts';

type Profile = Awaited<ReturnType<typeof aProfile>>;

/** Growth tags, head counts and people of Acme, and a year that somebody typed. */
export async function fillIdentity({ db, acme, ann, call, server }: Profile) {
  await db
    .insertInto('choice')
    .values([
      { kind: 'growth_tag', server_value: 'surge', display_name: 'Surge', description: 'Grows fast' },
      { kind: 'growth_tag', server_value: 'steady', display_name: 'Steady', description: 'Grows steadily' },
    ])
    .execute();
  await db
    .insertInto('company_growth_tag')
    .values([
      { company_id: acme, tag: 'steady', date_observed: '2026-01-01' },
      { company_id: acme, tag: 'surge', date_observed: '2026-10-01' },
    ])
    .execute();
  await db
    .insertInto('employee_count_point')
    .values([
      { company_id: acme, metric_recorded_on: '2026-10-01', raw_count: 240, raw_inflow: 9, raw_outflow: 4 },
      { company_id: acme, metric_recorded_on: '2026-09-01', raw_count: 235 },
    ])
    .execute();
  await db
    .insertInto('company_person')
    .values([
      aPerson(acme, 'Ida', {
        position: 2,
        email: 'ida@acme.example',
        email_source: 'finder',
        email_observed_at: origin.observed_at,
      }),
      aPerson(acme, 'Otto', { position: 1, job_title: 'CEO', state: 'Ontario', country: 'Canada' }),
      aPerson(acme, 'Hidden', { is_notable: false }),
    ])
    .execute();
  await call('GET', '/companies/acme.example').then((reply) =>
    server.call('PATCH', '/api/v1/companies/acme.example', {
      headers: ann.headers,
      payload: { version: reply.json().data.version, year_founded: 2014 },
    }),
  );
}

/** What the firm did with Acme: meetings, owners, statuses, a bucket, e-mails and people. */
export async function fillDealings({ db, acme, blank, ann, ben }: Profile) {
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
      {
        company_id: acme,
        tp_status: 'PROSPECT',
        since: '2026-01-01T00:00:00Z',
        until: '2026-02-01T00:00:00Z',
      },
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
}
