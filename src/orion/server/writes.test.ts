import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import type { Digest } from '#features/digests/digests.contract.ts';
import { operationsOf } from './testing/openapi-requests.ts';
import { testApp } from './testing/test-app.ts';

const WRITE = /^\s*(with|insert|update|delete|merge)\b/i;
/** What goes with every write: who did it, the answer kept for a repeat, and how lately somebody was here. */
const ALWAYS = /"?(audit_event|idempotency|call_key|rate_window|session|api_token)"?/;

const server = await testApp({ env: { DIGEST_STAFF_EMAILS: 'ann@firm.example' } });
const ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee', role: 'PARTNER' });
const recorded: string[] = [];
const query = pg.Client.prototype.query;
const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
  this: pg.Client,
  ...args: unknown[]
) {
  const [first] = args as [string | { text?: string }];
  const text = typeof first === 'string' ? first : (first.text ?? '');
  if (WRITE.test(text) && !ALWAYS.test(text)) recorded.push(text.replace(/\s+/g, ' ').trim());
  return Reflect.apply(query, this, args) as never;
});
afterAll(() => spy.mockRestore());

const lines: string[] = [];
const told = new Set<string>();

/** Makes a call and writes down what it wrote; `as` is the call in the API's description. */
async function tell<T = unknown>(
  as: string,
  payload?: object,
  params: Record<string, unknown> = {},
): Promise<T> {
  const [method = 'GET', path = ''] = as.split(' ');
  recorded.length = 0;
  const reply = await server.call(
    method as 'POST',
    `/api/v1${path.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name]))}`,
    { headers: ann.headers, ...(payload && { payload }) },
  );
  expect(reply.statusCode, `${as} ${reply.body}`).toBeLessThan(300);
  if (!told.has(as)) lines.push(`-- ${as}`, ...[...new Set(recorded)].map((text) => `${text};`), '');
  told.add(as);
  return reply.json<T>();
}

const of = { domain: 'acme.example' };
const soon = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();

async function tellOfCompanies() {
  const acme = { company_domain: of.domain, company_name: 'Acme' };
  const added = await tell<{ data: { version: number } }>('POST /companies', acme);
  await tell('POST /companies', { company_domain: 'base.example', company_name: 'Base' });
  await tell('PATCH /companies/{domain}', { version: added.data.version, hq_city: 'Austin' }, of);
  await tell('POST /companies/{domain}/aliases', { domain: 'acme.test' }, of);
  await tell('DELETE /companies/{domain}/aliases/{alias}', undefined, { ...of, alias: 'acme.test' });
  await tell('POST /website_history', of);
  await tell('POST /company-project', { ...of, projects: ['Atlas'] });
  await tell('POST /company-favorite', { ...of, favorite: true });
  await tell('POST /alert-company', { ...of, enabled: true });
  await tell('POST /company-updates', { ...of, type: 'Hiring', content: 'Opened a plant.' });
}

async function tellOfPeople() {
  const ada = { full_name: 'Ada Moss', emails: ['ada@acme.example'], company_domain: of.domain };
  const { data } = await tell<{ data: { person_id: number; version: number } }>('POST /people', ada);
  await tell('PATCH /people/{person_id}', { version: data.version, job_title: 'CTO' }, data);
  await tell('POST /people-metadata-update', {
    person_id: data.person_id,
    projects: ['Atlas'],
    functions: [],
    rating: 3,
    reference_types: [],
    ignore: false,
  });
  const note = { content: '<p>Said yes.</p>', company_domain: of.domain, people: [], projects: ['Atlas'] };
  const kept = await tell<{ data: { reference_id: string } }>('POST /references', note);
  const other = {
    content: '<p>Said no.</p>',
    version: 1,
    people: [{ name: 'Ada Moss', person_id: data.person_id }],
    company_domains: ['base.example'],
    projects: [],
  };
  await tell('PUT /references/{reference_id}', other, kept.data);
}

async function tellOfPipeline() {
  await tell('POST /add-tp-owner', { ...of, scopers: [ann.email] });
  await tell('POST /assign-tp-status', { ...of, tp_status: 'prospect' });
  await tell('POST /pipeline-operation', { operation: 'set_status', domains: [of.domain], value: 'passed' });
  const other = { operation: 'remove_owner', domains: [of.domain], value: ann.email };
  const { before } = await tell<{ before: object[] }>('POST /pipeline-operation', other);
  await tell('POST /pipeline-restore', { companies: before });
}

async function tellOfLists() {
  await tell('POST /add-list', { ...of, name: 'Fall outreach' });
  const { list_id } = await server.db
    .selectFrom('workboard')
    .select('workboard_id as list_id')
    .where('name', '=', 'Fall outreach')
    .executeTakeFirstOrThrow();
  await tell('DELETE /remove-company-from-list/{domain}/{list_id}', undefined, { ...of, list_id });
  await tell('POST /add-company-to-list', { ...of, list_id });
  await tell('POST /remove-companies-from-list', { domains: [of.domain], list_id });
  await tell('POST /add-companies-to-list', { domains: [of.domain, 'base.example'], list_id });
  await tell('POST /add-companies-to-new-list', { domains: [of.domain], name: 'Winter outreach' });
  await tell('POST /assign-bucket-to-company', { ...of, bucket_name: 'A' });

  const create = async (name: string, type: string) =>
    (await tell<{ data: { workboard_id: number } }>('POST /create-workbook', { name, type })).data;
  const { workboard_id } = await create('Contacts', 'people');
  await tell('PATCH /workboards/{workboard_id}', { name: 'Referees' }, { workboard_id });
  await tell('POST /add-person-to-workboard', { email: 'ada@acme.example', workboard_id });
  await tell('DELETE /workboards/{workboard_id}', undefined, { workboard_id });
  await tell('POST /workboards/{workboard_id}/restore', {}, { workboard_id });
  const themes = await create('Themes', 'categories');
  await tell('POST /add-category-to-workboard', { category: 'Welding', workboard_id: themes.workboard_id });
}

async function tellOfForms() {
  const entry = await tell<{ uuid: string }>('POST /blocked-domains', { domain: 'spam.example' });
  await tell('PUT /blocked-domains/{uuid}', { domain: 'spam.example', reason: 'Spam', version: 1 }, entry);
  await tell('DELETE /blocked-domains/{uuid}', undefined, entry);
  await tell('POST /blocked-domains/{uuid}/restore', {}, entry);
}

async function tellOfReminders() {
  const make = async (minutes: number) => {
    const wish = { schedule_date: soon(minutes), domains: [of.domain] };
    const { sources } = await tell<{ sources: string[] }>('POST /reminders', wish);
    return { source: sources[0] };
  };
  const later = await make(24 * 60);
  await tell('PATCH /reminders/{source}', { next_steps: 'Call.' }, later);
  await tell('DELETE /reminders/{source}', undefined, later);
  const due = await make(10);
  server.clock.advance(15 * 60_000);
  await tell('POST /set-scoper-reminder-status', {
    reminder_source: due.source,
    reminder_status: 'completed',
  });
  await tell('POST /reminders/{source}/undo', {}, due);
}

async function tellOfDigests() {
  const premises = [{ title: 'Welding', question: 'Who buys?', domains: [of.domain] }];
  const wish = { date: soon(48 * 60).slice(0, 10), scoper: ann.email, premises };
  await tell('POST /digest/preview', wish);
  await tell('POST /digest/test', wish);
  const { data } = await tell<{ data: Digest }>('POST /digest', wish);
  const answers = data.premises.map(({ uuid }) => ({ uuid, answer: '<p>Plants.</p>' }));
  await tell('PUT /digest/{id}/answers', { answers, version: data.version }, { id: data.uuid });
  const kept = data.premises.map(({ uuid, title }) => ({ uuid, title }));
  await tell('PUT /digest/{id}', { ...wish, premises: kept }, { id: data.uuid });
  await tell('DELETE /digest/{id}', undefined, { id: data.uuid });
}

async function tellOfConditions() {
  const wish = { filters: { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'] }, note: 'Too small.' };
  const { data } = await tell<{ data: { uuid: string } }>('POST /pass-conditions', { ...of, ...wish });
  await tell('PUT /pass-conditions/{uuid}', wish, data);
  await tell('DELETE /pass-conditions/{uuid}', undefined, data);
}

it('writes down the SQL of writes by call, to be read in review', async () => {
  await server.db
    .insertInto('choice')
    .values({ kind: 'project', server_value: 'Atlas', display_name: 'Atlas' })
    .execute();

  await tellOfCompanies();
  await tellOfPeople();
  await tellOfPipeline();
  await tellOfLists();
  await tellOfForms();
  await tellOfReminders();
  await tellOfDigests();
  await tellOfConditions();
  await tell('PATCH /account', { time_zone: 'America/Chicago', mail_hour: 8 });
  await tell('PUT /mail-preferences', { kind: 'reminders', frequency: 'never' });

  const untold = operationsOf(server.app.swagger())
    .map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`)
    .filter((name) => !name.startsWith('GET ') && !told.has(name))
    .sort();
  lines.push('-- Not told here:', ...untold.map((name) => `--   ${name}`), '');
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../db/writes.snapshot.sql');
});
