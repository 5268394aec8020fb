import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;
beforeAll(async () => {
  server = await testApp();
  server.clock.set('2026-03-04T10:02:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  ben = await server.signIn({ full_name: 'Ben Okoro' });
  const { company_id } = await server.db
    .insertInto('company')
    .values({ company_domain: 'acme.example', company_name: 'Acme' })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  await server.db.insertInto('company_alias').values({ domain: 'old-acme.example', company_id }).execute();
});

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, who = ann) =>
  server.call(method, `/api/v1${path}`, { headers: who.headers, ...(payload && { payload }) });
const added = async (full_name: string, emails: string[], more: object = {}) =>
  (await send('POST', '/people', { full_name, emails, ...more })).json().data;
const read = async (person_id: number) => (await send('GET', `/people/${person_id}`)).json().data;
const lastEvent = () =>
  server.db.selectFrom('audit_event').selectAll().orderBy('event_id', 'desc').executeTakeFirstOrThrow();
const mark = (who: Signed) => ({ source: 'person', by: who.user_id, at: server.clock.now().toISOString() });

describe('adding a person by hand', () => {
  // SHELL-045
  it('keeps one person with many addresses, and says who typed what', async () => {
    const reply = await send('POST', '/people', {
      full_name: ' Mira Sand ',
      emails: ['Mira@acme.example', 'zed@acme.example', 'mira@home.example', 'MIRA@acme.example'],
      linkedin_url: 'linkedin.example/in/mira',
      job_title: 'Head of Research',
      company_domain: 'https://www.old-acme.example',
    });

    expect([reply.statusCode, reply.json().data]).toMatchObject([
      201,
      {
        full_name: 'Mira Sand',
        emails: ['MIRA@acme.example', 'mira@home.example', 'zed@acme.example'],
        linkedin_url: 'https://linkedin.example/in/mira',
        job_title: 'Head of Research',
        company_domain: 'acme.example',
        company_name: 'Acme',
        source: 'person',
        version: 1,
        provenance: { full_name: mark(ann), emails: mark(ann), company_domain: mark(ann) },
      },
    ]);
    const { person_id } = reply.json().data;
    expect(await read(person_id)).toEqual(reply.json().data);
    const row = server.db.selectFrom('person').select('provenance').where('person_id', '=', person_id);
    expect(await row.executeTakeFirst()).toMatchObject({ provenance: { company_id: mark(ann) } });
    expect(await lastEvent()).toMatchObject({
      action: 'people.create',
      object_type: 'person',
      object_id: String(person_id),
      email_address: ann.email,
    });
  });

  it('names the person whose address it is', async () => {
    const { person_id } = await added('Otto Berg', ['otto@acme.example']);

    const reply = await send('POST', '/people', {
      full_name: 'Another',
      emails: ['x@acme.example', 'OTTO@acme.example'],
    });

    expect(reply.json()).toMatchObject({
      code: 422,
      name: 'otto@acme.example belongs to Otto Berg. Correct that person, or leave the address out.',
      person_id,
    });
    const left = server.db.selectFrom('person').select('person_id').where('full_name', '=', 'Another');
    expect(await left.execute()).toEqual([]);
  });

  it('gives an address that many claim at once to one of them', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        send('POST', '/people', { full_name: `Claimant ${at}`, emails: ['prize@acme.example'] }),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422,
    ]);
  });

  it.each([
    [{ is_admin: true }, 'Unknown field: is_admin.'],
    [{ version: 3 }, 'Unknown field: version.'],
    [{ full_name: '' }, 'full_name must not be empty.'],
    [{ full_name: undefined }, 'full_name is required.'],
    [{ emails: undefined }, 'Emails is required.'],
    [{ emails: ['nobody'] }, 'must be an e-mail address.'],
    [
      { emails: Array.from({ length: 21 }, (_, at) => `p${at}@acme.example`) },
      'must be at most 20 addresses.',
    ],
    [
      { linkedin_url: 'javascript:alert(1)' },
      'linkedin_url must be a web address, like https://acme.example.',
    ],
    [{ company_domain: 'word' }, 'company_domain must be a domain, like acme.example.'],
    [{ company_domain: 'nobody.example' }, 'There is no company at nobody.example. Add the company first.'],
  ])('refuses %j with a sentence', async (wrong, sentence) => {
    const reply = await send('POST', '/people', { full_name: 'Refused', emails: [], ...wrong });

    expect(reply.statusCode).toBe(422);
    expect(reply.json().name).toContain(sentence);
  });
});

describe('correcting a person by hand', () => {
  it('changes what was sent and leaves the rest', async () => {
    const { person_id } = await added('Ida Holm', ['ida@acme.example'], {
      job_title: 'Engineer',
      company_domain: 'acme.example',
    });
    server.clock.advance(60_000);

    const reply = await send(
      'PATCH',
      `/people/${person_id}`,
      { version: 1, emails: ['ida@new.example', 'ida@acme.example'], job_title: null },
      ben,
    );

    expect([reply.statusCode, reply.json().data]).toMatchObject([
      200,
      {
        full_name: 'Ida Holm',
        emails: ['ida@new.example', 'ida@acme.example'],
        job_title: null,
        company_domain: 'acme.example',
        version: 2,
        updated_at: server.clock.now().toISOString(),
        provenance: { emails: mark(ben), job_title: mark(ben) },
      },
    ]);
    expect(await lastEvent()).toMatchObject({
      action: 'people.correct',
      object_id: String(person_id),
      email_address: ben.email,
      detail: { fields: ['job_title', 'emails'] },
      before_hash: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('sent again as it stands changes nothing, not even the version', async () => {
    const typed = {
      emails: ['b@nora.example', 'c@nora.example', 'a@nora.example'],
      company_domain: 'acme.example',
    };
    const { person_id } = await added('Nora Quist', typed.emails, { company_domain: typed.company_domain });
    const before = await read(person_id);

    const reply = await send('PATCH', `/people/${person_id}`, {
      version: 1,
      ...typed,
      company_domain: 'old-acme.example',
    });

    expect(reply.json().data).toEqual(before);
  });

  it('clears the company and refuses another person’s address', async () => {
    await added('Keeper', ['kept@acme.example']);
    const { person_id } = await added('Mover', ['mover@acme.example'], { company_domain: 'acme.example' });

    const cleared = await send('PATCH', `/people/${person_id}`, { version: 1, company_domain: null });
    const refused = await send('PATCH', `/people/${person_id}`, {
      version: 2,
      emails: ['kept@acme.example'],
    });

    expect(cleared.json().data).toMatchObject({ company_domain: null, company_name: null });
    expect(refused.json().name).toContain('kept@acme.example belongs to Keeper.');
    expect(await read(person_id)).toMatchObject({ emails: ['mover@acme.example'], version: 2 });
  });

  // R15
  it('answers a stale version with who, when and how they stand', async () => {
    const { person_id } = await added('Stale Person', []);
    server.clock.set('2026-03-04T10:41:30Z');
    await send('PATCH', `/people/${person_id}`, { version: 1, job_title: 'Chair' }, ben);

    const reply = await send('PATCH', `/people/${person_id}`, { version: 1, job_title: 'Stool' });

    expect(reply.json()).toMatchObject({
      code: 409,
      name: 'Conflict',
      message: 'Changed by Ben Okoro on 2026-03-04 at 10:41 UTC. Reload to see it.',
      current: { person_id, job_title: 'Chair', version: 2 },
    });
  });

  // R15
  it('loses none of 20 corrections made at once', async () => {
    const { person_id } = await added('Busy Person', [], { job_title: '-' });
    const write = async (name: string) => {
      for (let conflicts = 0; ; conflicts += 1) {
        const { job_title, version } = await read(person_id);
        const reply = await send('PATCH', `/people/${person_id}`, {
          version,
          job_title: `${job_title}${name}-`,
        });
        if (reply.statusCode === 200) return conflicts;
        expect(reply.statusCode).toBe(409);
      }
    };

    const names = Array.from({ length: 20 }, (_, at) => `w${at}`);
    const conflicts = await Promise.all(names.map(write));

    const { job_title, version } = await read(person_id);
    expect(job_title.split('-').filter(Boolean).sort()).toEqual([...names].sort());
    expect(version).toBe(21);
    expect(Math.max(...conflicts)).toBeGreaterThan(0);
  });

  it.each([
    ['/people/999999', 404],
    ['/people/0', 422],
    ['/people/abc', 422],
    ['/people/2147483648', 422],
    ['/people/9007199254740993', 422],
  ])('answers %s with %i', async (path, status) => {
    expect((await send('PATCH', path, { version: 1, job_title: 'X' })).statusCode).toBe(status);
    expect((await send('GET', path)).statusCode).toBe(status);
  });

  it('returns hostile text as the text it is', async () => {
    const hostile = { full_name: `<b>Bobby</b> '; drop table person;--`, job_title: '=1+1\n{{7*7}} 💥' };
    const { person_id } = await added(hostile.full_name, [], { job_title: hostile.job_title });

    expect(await read(person_id)).toMatchObject(hostile);
  });
});
