import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unguarded } from '#server/csv.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { exportEntities } from './export-entities.ts';
import { columnsOf } from './export-rows.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';

const { app, call, db, signIn, clock } = await testApp({
  env: { DIGEST_STAFF_EMAILS: 'ann@firm.example' },
});
const ann = await signIn({ full_name: 'Ann Lee', email_address: 'ann@firm.example' });
const NOW = clock.now().toISOString();

const companies = await db
  .insertInto('company')
  .values(HOSTILE_NAMES.map((company_name, i) => ({ company_domain: `c${i}.example`, company_name })))
  .returning(['company_id', 'company_domain'])
  .execute();
const idOf = (i: number) => companies.find((one) => one.company_domain === `c${i}.example`)?.company_id ?? 0;

const exported = (entity: string, format: string, headers: object = ann.headers) =>
  call('GET', `/api/v1/export/${entity}?format=${format}`, { headers: headers as Record<string, string> });
const lines = async (entity: string, headers?: object) => {
  const { body } = await exported(entity, 'ndjson', headers);
  return body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('GET /export/{entity}', () => {
  it('writes hostile names so that no spreadsheet runs them and every reader gets them back', async () => {
    const answer = await exported('companies', 'csv');
    const rows = parse(answer.body, { columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];

    expect(HOSTILE_NAMES).toHaveLength(30);
    expect(rows.flatMap(Object.values).filter((cell) => /^[=+\-@\t\r\n\0]/.test(cell))).toEqual([]);
    expect(rows.map((row) => unguarded(row.company_name ?? ''))).toEqual(HOSTILE_NAMES);
  });

  it('is offered as a file with the day in its name', async () => {
    const { headers } = await exported('companies', 'csv');

    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="orion-companies-${NOW.slice(0, 10)}.csv"`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('writes the same as one JSON object a line', async () => {
    const rows = await lines('companies');

    expect(rows.map(({ company_name }) => company_name)).toEqual(HOSTILE_NAMES);
    expect((await exported('companies', 'ndjson')).headers['content-type']).toBe(
      'application/x-ndjson; charset=utf-8',
    );
  });

  it.each(Object.entries(exportEntities))(
    'gives %s with the columns its query names',
    async (entity, { query }) => {
      const answer = await exported(entity, 'csv');
      const [header] = parse(answer.body, { record_delimiter: '\r\n', to: 1 });

      expect(answer.statusCode).toBe(200);
      expect(header).toEqual(columnsOf(query(db, 1)));
    },
  );

  it('joins what belongs to a company by names that people know', async () => {
    await sql`insert into company_alias (domain, company_id) values ('old.example', ${idOf(0)})`.execute(db);
    await sql`insert into tp_status_history (company_id, tp_status, since) values (${idOf(0)}, 'DILIGENCE', ${NOW})`.execute(
      db,
    );
    await sql`insert into tp_owner (company_id, user_id) values (${idOf(0)}, ${ann.user_id})`.execute(db);
    await sql`insert into workboard (name) values ('Robots')`.execute(db);
    await sql`insert into workboard_company (workboard_id, company_id)
      select workboard_id, ${idOf(0)} from workboard where name = 'Robots'`.execute(db);

    expect((await lines('companies'))[0]).toMatchObject({
      company_domain: 'c0.example',
      other_domains: ['old.example'],
      tp_status: 'Diligence',
      tp_owners: [ann.email],
      lists: ['Robots'],
    });
    expect(await lines('pipeline')).toMatchObject([
      {
        company_domain: 'c0.example',
        tp_status: 'Diligence',
        since: NOW,
        tp_owners: ['Ann Lee'],
        bucket: null,
      },
    ]);
    expect(await lines('lists')).toContainEqual(
      expect.objectContaining({ list: 'Robots', member: '=1+1', company_domain: 'c0.example' }),
    );
  });
});

describe('what an export leaves out', () => {
  it('is what was ignored, withdrawn or deleted, and the tags of a note', async () => {
    await sql`insert into person (full_name, is_ignored) values ('Kept Person', false), ('Ignored Person', true)`.execute(
      db,
    );
    await sql`insert into reference (content, plain, creator_id, created_at, withdrawn_at) values
      ('<p>kept</p>', 'kept', ${ann.user_id}, ${NOW}, null), ('<p>gone</p>', 'gone', ${ann.user_id}, ${NOW}, ${NOW})`.execute(
      db,
    );
    await sql`insert into reference_person (reference_id, person_id)
      select reference_id, person_id from reference, person`.execute(db);
    await sql`insert into submission (template, company_id, answers, created_by, created_at, deleted_at) values
      ('board-meeting-notes', ${idOf(0)}, '{"content":"<p>Good <b>quarter</b></p>","quarter":"Q1","year":2026}', ${ann.user_id}, ${NOW}, null),
      ('board-meeting-notes', ${idOf(0)}, '{"content":"<p>gone</p>","quarter":"Q1","year":2026}', ${ann.user_id}, ${NOW}, ${NOW})`.execute(
      db,
    );

    expect((await lines('people')).map(({ full_name }) => full_name)).toEqual(['Kept Person']);
    expect(await lines('references')).toMatchObject([{ content: 'kept', people: ['Kept Person'] }]);
    expect(await lines('board_notes')).toMatchObject([{ content: 'Good quarter', scoper: 'Ann Lee' }]);
  });

  it('is nothing else that was written: forms with their answers, digests with or without a premise', async () => {
    await sql`insert into submission (template, answers, company_id, created_by, created_at, deleted_at) values
      ('calls', '{"topic":"=1+1"}', ${idOf(0)}, ${ann.user_id}, ${NOW}, null),
      ('calls', '{"topic":"gone"}', null, ${ann.user_id}, ${NOW}, ${NOW})`.execute(db);
    await sql`insert into digest (date, scoper_id, created_at) values
      ('2026-01-02', ${ann.user_id}, ${NOW}), ('2026-01-03', ${ann.user_id}, ${NOW})`.execute(db);
    await sql`with premise as (insert into digest_premise (digest_uuid, title, answer, order_index)
        select uuid, 'Pumps', '<p>Yes, <b>both</b></p>', 0 from digest where date = '2026-01-03' returning uuid)
      insert into digest_domain select uuid, domain, position from premise,
        (values ('b.example', 1), ('a.example', 0)) given (domain, position)`.execute(db);

    await sql`insert into submission (template, answers, created_by, created_at) values
      ('cookie-store', '{"domain":"x.example","token":"sealed text"}', ${ann.user_id}, ${NOW})`.execute(db);
    expect(
      (await lines('submissions')).filter(({ template }) => template !== 'board-meeting-notes'),
    ).toMatchObject([
      { template: 'calls', company_domain: 'c0.example', answers: { topic: '=1+1' } },
      { template: 'cookie-store', answers: { domain: 'x.example', token: '••••••••' } },
    ]);
    expect((await exported('submissions', 'csv')).body).toContain('"{""topic"":""=1+1""}"');
    const cookies = await call('GET', '/api/v1/export/submissions?template=cookie-store', {
      headers: ann.headers,
    });
    expect(parse(cookies.body, { columns: true, record_delimiter: '\r\n' })).toMatchObject([
      { entry_state: 'published', entry_by: 'Ann Lee', domain: 'x.example', token: '••••••••' },
    ]);
    expect(cookies.headers['content-disposition']).toContain('orion-submissions-cookie-store-');
    expect((await exported('submissions', 'csv&template=nothing')).json().message).toBe('Template not found');
    for (const query of ['csv&template=', 'csv&template=cookie-store'])
      expect(await exported('people', query)).toMatchObject({ statusCode: 422 });
    expect(await lines('digests')).toMatchObject([
      { date: '2026-01-02', scoper: 'Ann Lee', title: null, company_domains: null },
      { title: 'Pumps', answer: 'Yes, both', company_domains: ['a.example', 'b.example'] },
    ]);
  });

  // AUTH-034
  it('is digests, for whoever is not on their list', async () => {
    const { headers } = await signIn();
    const answer = await exported('digests', 'ndjson', headers);

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'You do not have access to digests.' });
  });

  it('is the reminders of others', async () => {
    const other = await aStaffMember(db);
    await sql`insert into reminder (user_id, source_type, schedule_date, next_steps) values
      (${ann.user_id}, 'EMAIL', ${NOW}, 'mine'), (${other.user_id}, 'EMAIL', ${NOW}, 'theirs')`.execute(db);

    expect((await lines('reminders')).map(({ next_steps }) => next_steps)).toEqual(['mine']);
  });

  it('is a reminder with who made it, about whom, from what, and whether a time of day was meant', async () => {
    const other = await aStaffMember(db, { full_name: 'Theo Abara' });
    await sql`with guest as (insert into person (full_name) values ('Ana Ruiz') returning person_id)
      insert into reminder (user_id, made_by, person_id, source_type, origin_id, has_time, schedule_date, next_steps)
      select ${ann.user_id}, ${other.user_id}, person_id, 'MEETING', '77', false, ${NOW}, 'Call Ana' from guest`.execute(
      db,
    );

    const made = (await lines('reminders')).find(({ next_steps }) => next_steps === 'Call Ana');

    expect(made).toMatchObject({
      made_by: 'Theo Abara',
      person: 'Ana Ruiz',
      source_type: 'MEETING',
      origin_id: '77',
      has_time: false,
    });
  });
});

describe('who may export what', () => {
  it('is a signed-in person, a kind that exists and a format that exists', async () => {
    expect((await exported('companies', 'csv', {})).statusCode).toBe(401);
    expect((await exported('secrets', 'csv')).json()).toMatchObject({
      code: 404,
      message: `Export not found. What can be exported: ${Object.keys(exportEntities).join(', ')}.`,
    });
    expect((await exported('__proto__', 'csv')).statusCode).toBe(404);
    expect((await exported('companies', 'pdf')).json()).toMatchObject({
      code: 422,
      message: 'Format must be csv, ndjson or xlsx.',
    });
    expect((await call('HEAD', '/api/v1/export/companies', { headers: ann.headers })).statusCode).toBe(405);
  });

  it('is in the audit trail once for each export, with the number of rows', async () => {
    const bob = await signIn();

    await exported('companies', 'csv', bob.headers);
    await exported('quips', 'ndjson', bob.headers);

    const events = await db
      .selectFrom('audit_event')
      .select(['action', 'object_type', 'object_id', 'detail'])
      .where('user_id', '=', bob.user_id)
      .orderBy('event_id')
      .execute();
    expect(events).toEqual([
      {
        action: 'exports.export',
        object_type: 'export',
        object_id: 'companies',
        detail: { format: 'csv', rows: 30, complete: true },
      },
      {
        action: 'exports.export',
        object_type: 'export',
        object_id: 'quips',
        detail: { format: 'ndjson', rows: 0, complete: true },
      },
    ]);
    expect(app.hasRoute({ method: 'GET', url: '/api/v1/export/:entity' })).toBe(true);
  });
});
