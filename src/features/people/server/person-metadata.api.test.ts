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
  await server.db
    .insertInto('choice')
    .values({ kind: 'project', server_value: 'atlas', display_name: 'Atlas', position: 1 })
    .execute();
});

const aPerson = async () =>
  (
    await server.db
      .insertInto('person')
      .values({ full_name: 'Mira Sand' })
      .returning('person_id')
      .executeTakeFirstOrThrow()
  ).person_id;
const chosen = (person_id: number, more: object = {}) => ({
  person_id,
  projects: ['atlas'],
  functions: ['Sales', 'Engineering'],
  rating: 3,
  reference_types: ['Customer'],
  ignore: false,
  ...more,
});
const send = (payload: object, who = ann, headers: object = {}) =>
  server.call('POST', '/api/v1/people-metadata-update', { headers: { ...who.headers, ...headers }, payload });
const stored = async (person_id: number) => [
  await server.db.selectFrom('person').selectAll().where('person_id', '=', person_id).executeTakeFirst(),
  await server.db.selectFrom('person_choice').selectAll().where('person_id', '=', person_id).execute(),
  await server.db.selectFrom('person_change').selectAll().where('person_id', '=', person_id).execute(),
];
const events = () =>
  server.db
    .selectFrom('audit_event')
    .orderBy('event_id')
    .selectAll()
    .where('action', '=', 'people.updateMetadata')
    .execute();

describe('choosing about a person', () => {
  // REF-044, API-070
  it('keeps what was chosen and answers the person', async () => {
    const person_id = await aPerson();

    const reply = await send(chosen(person_id));

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        status: 'success',
        data: {
          person: {
            affinity_id: person_id,
            name: 'Mira Sand',
            email: null,
            projects: ['atlas'],
            functions: ['Engineering', 'Sales'],
            rating: 3,
            reference_type: ['Customer'],
            in_reference_contacts: false,
            is_ignored: false,
            incomplete: false,
            version: 2,
          },
        },
      },
    ]);
    expect((await events()).at(-1)).toMatchObject({
      object_id: String(person_id),
      detail: { fields: ['projects', 'functions', 'reference_types', 'rating'] },
    });
  });

  it('sent again as it stands changes nothing, and clears what is left out', async () => {
    const person_id = await aPerson();
    await send(chosen(person_id));

    const again = await send(chosen(person_id, { version: 2 }));
    const cleared = await send(chosen(person_id, { functions: [], rating: 0, ignore: true }));

    expect(again.json().data.person.version).toBe(2);
    expect(cleared.json().data.person).toMatchObject({
      functions: [],
      rating: 0,
      is_ignored: true,
      incomplete: true,
      version: 3,
    });
  });

  it('keeps a choice that is no longer offered, for whoever has it', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    await server.db
      .insertInto('choice')
      .values({ kind: 'project', server_value: 'past', display_name: 'Past', position: 2 })
      .execute();
    await send(chosen(one, { projects: ['past'] }));
    await server.db.updateTable('choice').set({ active: false }).where('server_value', '=', 'past').execute();

    expect((await send(chosen(one, { projects: ['past', 'atlas'] }))).statusCode).toBe(200);
    expect((await send(chosen(other, { projects: ['past'] }))).statusCode).toBe(422);
  });

  // REF-045
  it.each([
    // trust case 13
    [{ person_id: undefined }, 'person_id'],
    [{ person_id: '7' }, 'person_id'],
    [{ person_id: 2 ** 31 }, 'person_id'],
    [{ person_id: 2 ** 53 + 2 }, 'person_id'],
    // trust case 14
    [{ rating: -1 }, 'Rating must be a whole number, 0 for none.'],
    [{ rating: 11 }, 'rating must be one of 0, 1, 2, 3, 4, 5.'],
    [{ rating: '5' }, 'Rating must be a whole number, 0 for none.'],
    [{ rating: 2.5 }, 'Rating must be a whole number, 0 for none.'],
    [{ rating: [2, 3] }, 'Rating must be a whole number, 0 for none.'],
    // trust case 15
    [
      { projects: ['No Project Required', 'atlas'] },
      'Projects must not hold “No Project Required” beside another project.',
    ],
    // trust case 16
    [{ projects: ['zeppelin'] }, '“zeppelin” is not a project that can be chosen (projects).'],
    [{ functions: ['Alchemy'] }, '“Alchemy” is not a function that can be chosen (functions).'],
    [{ reference_types: Array.from({ length: 51 }, () => 'x') }, '50 values'],
    [{ functions: ['x'.repeat(201)] }, '200 characters'],
    // trust case 17
    [{ is_admin: true }, 'Unknown field: is_admin.'],
    [{ version: 999 }, 'version must be a version that Orion gave out.'],
  ])('refuses %j and leaves the person as they were', async (wrong, sentence) => {
    const person_id = await aPerson();
    const before = [await stored(person_id), (await events()).length];

    const reply = await send(chosen(person_id, wrong));

    expect(reply.json()).toMatchObject({ code: 422, name: expect.stringContaining(sentence) });
    expect([await stored(person_id), (await events()).length]).toEqual(before);
  });

  // trust case 17
  it.each(['"__proto__":{"polluted":1}', '"constructor":{"prototype":{"polluted":1}}', '"constructor":1'])(
    'refuses a key that reaches for the prototype: %s',
    async (hostile) => {
      const person_id = await aPerson();
      const before = [await stored(person_id), (await events()).length];

      const reply = await server.call('POST', '/api/v1/people-metadata-update', {
        headers: { ...ann.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(chosen(person_id)).replace('{', `{${hostile},`),
      });

      expect(reply.json()).toMatchObject({
        code: 422,
        name: expect.stringMatching(/^Unknown field: (__proto__|constructor)/),
      });
      expect([await stored(person_id), (await events()).length]).toEqual(before);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );

  it('knows nobody by a number that is nobody’s', async () => {
    expect((await send(chosen(2_147_483_647))).statusCode).toBe(404);
  });

  // trust case 18; R15
  it('tells who comes second who changed what, and keeps the first one’s choice', async () => {
    const person_id = await aPerson();
    await send(chosen(person_id, { version: 1 }), ben);
    const before = await stored(person_id);

    const reply = await send(chosen(person_id, { version: 1, rating: 1, functions: ['Sales'] }));

    expect(await stored(person_id)).toEqual(before);

    expect(reply.json()).toMatchObject({
      code: 409,
      name: 'Conflict',
      message: 'Changed by Ben Okoro on 2026-03-04 at 10:02 UTC. Reload to see it.',
      changed_by: 'Ben Okoro',
      current: { affinity_id: person_id, rating: 3, version: 2, functions: ['Engineering', 'Sales'] },
      changes: ['projects', 'functions', 'reference_types', 'rating'].map((field) => ({
        field,
        changed_by: 'Ben Okoro',
        changed_at: '2026-03-04T10:02:00.000Z',
      })),
    });
  });

  // trust case 19
  it('is done once for one key, and refuses the key for anything else', async () => {
    const person_id = await aPerson();
    const key = { 'idempotency-key': `key-${person_id}` };

    const first = await send(chosen(person_id), ann, key);
    const second = await send(chosen(person_id), ann, key);
    const other = await send(chosen(person_id, { rating: 1 }), ann, key);

    expect(second.json()).toEqual(first.json());
    expect(other.json()).toMatchObject({ code: 422, name: 'This key was used for a different request.' });
    expect((await events()).filter(({ object_id }) => object_id === String(person_id))).toHaveLength(1);
  });

  // R15
  it('loses none of ten choices made at once by those who read before they write', async () => {
    const person_id = await aPerson();
    const all = [
      'Engineering',
      'Product',
      'Design',
      'Sales',
      'Marketing',
      'Finance',
      'Operations',
      'People',
      'Founder',
    ];
    const add = async (name: string) => {
      let current = { functions: [] as string[], version: 1 };
      for (;;) {
        const reply = await send(chosen(person_id, { ...current, functions: [...current.functions, name] }));
        if (reply.statusCode === 200) return;
        expect(reply.statusCode).toBe(409);
        const { functions, version } = reply.json().current;
        current = { functions, version };
      }
    };

    await Promise.all(all.map(add));

    const [, choices] = await stored(person_id);
    const functions = (choices as { kind: string; server_value: string }[]).filter(
      ({ kind }) => kind === 'function',
    );
    expect(functions.map(({ server_value }) => server_value).sort()).toEqual([...all].sort());
  });
});
