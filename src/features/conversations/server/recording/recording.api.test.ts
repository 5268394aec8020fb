import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { addProjects, aPerson } from '../testing/firm.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;

beforeAll(async () => {
  server = await testApp();
  server.clock.set('2026-03-04T10:02:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  ben = await server.signIn({ full_name: 'Ben Okoro' });
  await addProjects(server.db, 'Atlas', 'Beacon');
  await server.db
    .insertInto('company')
    .values({ company_domain: 'ferrowick.example', company_name: 'Ferrowick' })
    .execute();
  await aPerson(server.db, { full_name: 'Mira Sand', email: 'mira@sand.example', rating: 3 });
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who = ann,
  headers: Record<string, string> = {},
) =>
  server.call(method, `/api/v1${path}`, {
    headers: { ...who.headers, ...headers },
    ...(payload && { payload }),
  });
const recorded = async (more: object = {}) =>
  (await send('POST', '/references', { content: '<p>A note.</p>', people: [], projects: [], ...more })).json()
    .data;
const counted = async () => {
  const all = server.db.selectFrom('reference').select((eb) => eb.fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
};
const lastEvent = () =>
  server.db.selectFrom('audit_event').selectAll().orderBy('event_id', 'desc').executeTakeFirstOrThrow();

describe('recording a reference', () => {
  // API-011, API-068, REF-042, REF-043, REF-054, REF-055
  it('keeps the note with its people, company and projects, and finds it at once', async () => {
    const reply = await send('POST', '/references', {
      content: '<p>Spoke about <b>onboarding</b>.</p>',
      company_domain: 'https://www.Ferrowick.example/about',
      people: [
        { name: 'M. Sand', email: 'MIRA@sand.example' },
        { name: 'Otto Kern', email: 'otto@kern.example' },
        { name: 'Otto again', email: 'otto@kern.example' },
        { name: 'Nora Vale', email: null },
      ],
      projects: ['Atlas'],
    });

    expect(reply.statusCode).toBe(201);
    const { data } = reply.json();
    expect(data).toMatchObject({
      creator: 'Ann Lee',
      created_at: '2026-03-04T10:02:00.000Z',
      content: '<p>Spoke about <b>onboarding</b>.</p>',
      all_projects: ['Atlas'],
      companies: [{ company_domain: 'ferrowick.example', company_name: 'Ferrowick' }],
    });
    expect(data.people.map(({ name, email }: Record<string, unknown>) => [name, email])).toEqual([
      ['Mira Sand', 'mira@sand.example'],
      ['Otto Kern', 'otto@kern.example'],
      ['Nora Vale', null],
    ]);
    expect((await lastEvent()).action).toBe('references.record');

    const { results, counts } = (await send('GET', '/references?company_domain=ferrowick.example')).json();
    expect([counts, results[0].reference_id]).toEqual([1, data.reference_id]);
    const read = (await send('GET', `/conversations/?reference_id=${data.reference_id}`)).json();
    expect([read.data.creator, read.data.results[0].all_projects]).toEqual(['Ann Lee', ['Atlas']]);
    expect((await send('GET', '/conversations/all?search=onboarding')).json().counts).toBe(1);
    expect((await send('GET', '/mentions?company_domain=ferrowick.example')).json().mentions).toMatchObject([
      { source_type: 'REFERENCE', source: data.reference_id, summary_text: 'Spoke about onboarding.' },
    ]);
  });

  it('keeps “No Project Required” alone, and people by their id', async () => {
    const person_id = await aPerson(server.db, { full_name: 'Uma Reed' });
    const data = await recorded({ people: [{ name: 'Uma', person_id }], projects: ['No Project Required'] });

    expect([data.all_projects, data.people[0].affinity_id]).toEqual([['No Project Required'], person_id]);
  });

  it('stores hostile HTML without anything that runs, loads or hides', async () => {
    const data = await recorded({
      content: `<p onclick="steal()">Said<script>steal()</script> <img src=x onerror=steal()>
        <a href="javascript:steal()">yes</a><span style="display:none">hidden words</span>
        <svg onload=steal()></svg><iframe src="https://evil.example"></iframe></p>`,
    });

    const stored = await server.db
      .selectFrom('reference')
      .select(['content', 'plain'])
      .where('reference_id', '=', data.reference_id)
      .executeTakeFirstOrThrow();
    expect(stored.content).not.toMatch(
      /steal|onerror|onclick|onload|javascript|script|hidden words|evil|svg/i,
    );
    expect(stored.plain).toMatch(/^Said\s+yes$/);
    expect(data.content).toBe(stored.content);
  });

  it.each([
    ['nothing written', { content: '<p><br></p>' }, /content/i],
    ['nothing left when it is safe', { content: '<script>x</script><video>' }, /content/i],
    ['a NUL', { content: '<p>a\u0000b</p>' }, /not text/],
    ['no company there', { company_domain: 'nobody.example' }, /no company at nobody\.example/],
    ['no domain', { company_domain: '../etc' }, /not a domain/],
    ['an address that is none', { people: [{ name: 'A', email: 'a@@b' }] }, /e-mail address/],
    ['a person without a name', { people: [{ name: ' ', email: 'a@b.example' }] }, /empty/],
    ['a person who is not there', { people: [{ name: 'Gone', person_id: 2_000_000 }] }, /no longer in Orion/],
    ['a person id above all', { people: [{ name: 'Gone', person_id: 2 ** 31 }] }, /larger/],
    ['“No Project Required” with another', { projects: ['No Project Required', 'Atlas'] }, /beside/],
    ['an unknown project', { projects: ['Nowhere'] }, /“Nowhere”/],
    ['51 people', { people: Array.from({ length: 51 }, () => ({ name: 'A' })) }, /at most 50/],
    ['extra keys', { creator_id: 7 }, /unknown field/i],
  ])('refuses %s, and keeps nothing', async (_what, more, told) => {
    const before = await counted();

    const reply = await send('POST', '/references', { content: '<p>A note.</p>', ...more });

    expect([reply.statusCode, reply.json().name]).toEqual([422, expect.stringMatching(told)]);
    expect(await counted()).toBe(before);
  });

  it('records once what is sent twice with one key, and refuses another text under it', async () => {
    const before = await counted();
    const once = (content: string) =>
      send('POST', '/references', { content }, ann, {
        'idempotency-key': '7d1f5cf8-8d0c-4a86-9a38-0d4f2d6d1c11',
      });

    const [first, second] = [await once('<p>Once.</p>'), await once('<p>Once.</p>')];
    const other = await once('<p>Twice.</p>');

    expect(second.json()).toEqual(first.json());
    expect(other.json().name).toBe('This key was used for a different request.');
    expect(await counted()).toBe(before + 1);
  });

  it('takes a note with pictures in it, and none that is larger than a note', async () => {
    const picture = `<p>Seen.</p><img src="data:image/png;base64,${'A'.repeat(1_400_000)}" alt="plan">`;

    expect((await recorded({ content: picture })).content).toBe(picture.replace(/>$/, ' />'));
    const huge = await send('POST', '/references', { content: `<p>${'a'.repeat(6_000_000)}</p>` });
    expect(huge.statusCode).toBe(413);
  });

  it.each(['-1', '0', 'abc', '1.5'])('refuses page %s', async (page) => {
    expect((await send('GET', `/references?page=${page}`)).statusCode).toBe(422);
  });
});

describe('a note of one’s own', () => {
  it('is changed, and every text is kept', async () => {
    const { reference_id } = await recorded({
      content: '<p>First.</p>',
      company_domain: 'ferrowick.example',
    });
    server.clock.set('2026-03-04T10:12:00Z');

    const reply = await send('PUT', `/references/${reference_id}`, {
      content: '<p>Second<script>x</script>.</p>',
      version: 1,
    });

    expect(reply.json().data.content).toBe('<p>Second.</p>');
    const history = await send('GET', `/references/${reference_id}/history`, undefined, ben);
    expect(history.json().results).toEqual([
      {
        version: 2,
        content: '<p>Second.</p>',
        changed_by: 'Ann Lee',
        changed_at: '2026-03-04T10:12:00.000Z',
      },
      { version: 1, content: '<p>First.</p>', changed_by: 'Ann Lee', changed_at: '2026-03-04T10:02:00.000Z' },
    ]);
    expect((await send('GET', '/conversations/all?search=Second')).json().counts).toBe(1);
  });

  it('refuses a text that was begun on an older one, and gives the newer back', async () => {
    const { reference_id } = await recorded();
    await send('PUT', `/references/${reference_id}`, { content: '<p>Newer.</p>', version: 1 });

    const reply = await send('PUT', `/references/${reference_id}`, { content: '<p>Late.</p>', version: 1 });

    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      name: 'Conflict',
      current: { content: '<p>Newer.</p>', version: 2 },
    });
  });

  it('leaves no trace when nothing changes', async () => {
    const { reference_id } = await recorded();
    const before = await lastEvent();

    await send('PUT', `/references/${reference_id}`, { content: '<p>A note.</p>', version: 1 });

    expect((await lastEvent()).event_id).toBe(before.event_id);
    expect((await send('GET', `/references/${reference_id}/history`)).json().results).toHaveLength(1);
  });

  it('is withdrawn from every place, and brought back', async () => {
    const { reference_id } = await recorded({
      content: '<p>Zephyr.</p>',
      company_domain: 'ferrowick.example',
    });
    const places = async () => [
      (await send('GET', `/conversations?reference_id=${reference_id}`)).statusCode,
      (await send('GET', '/conversations/all?search=Zephyr')).json().counts,
      (await send('GET', '/mentions?company_domain=ferrowick.example'))
        .json()
        .mentions.filter(({ source }: { source: string }) => source === reference_id).length,
    ];
    expect(await places()).toEqual([200, 1, 1]);

    expect((await send('DELETE', `/references/${reference_id}`)).json()).toEqual({ status: 'success' });
    expect(await places()).toEqual([404, 0, 0]);
    expect((await send('PUT', `/references/${reference_id}`, { content: 'x', version: 1 })).statusCode).toBe(
      404,
    );
    expect((await send('GET', `/references/${reference_id}/history`, undefined, ben)).statusCode).toBe(404);

    expect((await send('POST', `/references/${reference_id}/undo`)).json().data.content).toBe(
      '<p>Zephyr.</p>',
    );
    expect(await places()).toEqual([200, 1, 1]);
  });

  it('is nobody else’s to change, withdraw or bring back', async () => {
    const { reference_id } = await recorded();
    const body = { content: '<p>Mine now.</p>', version: 1 };
    const told = 'Ann Lee wrote this note. Only the author can edit or delete it.';

    for (const reply of [
      await send('PUT', `/references/${reference_id}`, body, ben),
      await send('DELETE', `/references/${reference_id}`, undefined, ben),
      await send('POST', `/references/${reference_id}/undo`, undefined, ben),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([403, told]);
    await send('DELETE', `/references/${reference_id}`);
    expect((await send('POST', `/references/${reference_id}/undo`, undefined, ben)).statusCode).toBe(404);
  });

  it.each(["' or 1=1--", '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10'])('is not found by %s', async (id) => {
    const at = `/references/${encodeURIComponent(id)}`;

    expect((await send('GET', `${at}/history`)).statusCode).toBe(404);
    expect((await send('DELETE', at)).statusCode).toBe(404);
    expect((await send('PUT', at, { content: '<p>x</p>', version: 1 })).statusCode).toBe(404);
  });
});
