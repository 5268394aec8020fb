import { describe, expect, it } from 'vitest';
import { aDesk } from './testing/desk.ts';

const { server, ann, ben, send, added, stored, lastEvent, changesOf, mark } = await aDesk();

describe('correcting a company by hand', () => {
  it('changes what was sent, keeps the values before, and moves discovery along', async () => {
    const { version } = await added('correct.example', {
      hq_city: 'Bern',
      employee_count: 10,
      is_saas: true,
    });
    server.clock.advance(60_000);

    const reply = await send(
      'PATCH',
      '/companies/WWW.correct.example',
      { version, company_name: 'Correct AG', hq_city: null, employee_count: 1200 },
      ben,
    );

    expect([reply.statusCode, reply.json().data]).toMatchObject([
      200,
      {
        company_name: 'Correct AG',
        hq_city: null,
        employee_count: 1200,
        is_saas: true,
        version: 2,
        updated_at: server.clock.now().toISOString(),
        provenance: { hq_city: mark(ben), employee_count: mark(ben) },
      },
    ]);
    const at = server.clock.now().toISOString();
    const by = { changed_by: 'Ben Okoro', changed_at: at };
    expect(await changesOf('correct.example')).toEqual([
      { change_id: expect.any(Number), field: 'employee_count', old: 10, new: 1200, ...by },
      { change_id: expect.any(Number), field: 'hq_city', old: 'Bern', new: null, ...by },
      {
        change_id: expect.any(Number),
        field: 'company_name',
        old: 'correct.example',
        new: 'Correct AG',
        ...by,
      },
    ]);
    const { company_id } = await stored('correct.example');
    const discovery = server.db.selectFrom('discovery').selectAll().where('company_id', '=', company_id);
    expect(await discovery.executeTakeFirst()).toMatchObject({
      company_name: 'Correct AG',
      employee_count: 1200,
      size_band: 6,
      hq_city_id: null,
    });
    const event = await lastEvent();
    expect(event).toMatchObject({
      action: 'companies.correct',
      object_id: 'correct.example',
      email_address: ben.email,
      detail: { fields: ['company_name', 'hq_city', 'employee_count'] },
    });
    expect([event.before_hash, event.after_hash]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(event.before_hash).not.toBe(event.after_hash);
  });

  it('makes an imported value the person’s when it is typed as it was, without inventing a change', async () => {
    await server.db
      .insertInto('company')
      .values({ company_domain: 'imported.example', company_name: 'Imported', hq_city: 'Oslo' })
      .execute();

    const first = await send('PATCH', '/companies/imported.example', { version: 1, hq_city: 'Oslo' });
    const second = await send('PATCH', '/companies/imported.example', { version: 2, hq_city: 'Oslo' });

    expect(first.json().data).toMatchObject({ version: 2, provenance: { hq_city: mark(ann) } });
    expect(second.json().data).toMatchObject({ version: 2 });
    expect(await changesOf('imported.example')).toEqual([]);
  });

  it('takes a value back by typing the one before', async () => {
    await added('undo.example', { growth_1y: 12.5 });
    await send('PATCH', '/companies/undo.example', { version: 1, growth_1y: 99 });
    const [change] = await changesOf('undo.example');

    const reply = await send('PATCH', '/companies/undo.example', { version: 2, growth_1y: change?.old });

    expect(reply.json().data).toMatchObject({ growth_1y: 12.5, version: 3 });
  });

  // R15
  it('answers a stale version with who, when and how it stands', async () => {
    await added('stale.example');
    server.clock.set('2026-03-04T10:41:30Z');
    await send('PATCH', '/companies/stale.example', { version: 1, hq_city: 'Lima' }, ben);

    const reply = await send('PATCH', '/companies/stale.example', { version: 1, hq_city: 'Rome' });

    expect(reply.json()).toMatchObject({
      code: 409,
      name: 'Conflict',
      message: 'Changed by Ben Okoro on 2026-03-04 at 10:41 UTC. Reload to see it.',
      current: { company_domain: 'stale.example', hq_city: 'Lima', version: 2 },
      changed_by: 'Ben Okoro',
      changed_at: '2026-03-04T10:41:30.000Z',
    });
    expect(await stored('stale.example')).toMatchObject({ hq_city: 'Lima', version: 2 });
  });

  it('blames nobody for what an import changed', async () => {
    await added('blame.example');
    await send('PATCH', '/companies/blame.example', { version: 1, hq_city: 'Lima' });
    await server.db
      .updateTable('company')
      .set({ version: 3, updated_at: '2026-04-01T00:00:00Z' })
      .where('company_domain', '=', 'blame.example')
      .execute();

    const reply = await send('PATCH', '/companies/blame.example', { version: 2, hq_city: 'Rome' });

    expect(reply.json().message).toBe('Changed by an import on 2026-04-01 at 00:00 UTC. Reload to see it.');
  });

  // R15
  it('loses none of 20 corrections made at once', async () => {
    await added('busy.example', { description: '-' });

    const write = async (name: string) => {
      for (let conflicts = 0; ; conflicts += 1) {
        const { description, version } = (await send('GET', '/companies/busy.example')).json().data;
        const payload = { version, description: `${description}${name}-` };
        const reply = await send('PATCH', '/companies/busy.example', payload);
        if (reply.statusCode === 200) return conflicts;
        expect(reply.statusCode).toBe(409);
      }
    };
    const names = Array.from({ length: 20 }, (_, at) => `w${at}`);
    const conflicts = await Promise.all(names.map(write));

    const { description, version } = await stored('busy.example');
    expect(description?.split('-').filter(Boolean).sort()).toEqual([...names].sort());
    expect(version).toBe(21);
    expect(await changesOf('busy.example')).toHaveLength(20);
    expect(Math.max(...conflicts)).toBeGreaterThan(0);
  });

  it.each([
    [{ hq_city: 'Bern' }, 422, 'Version is required: send the version you read.'],
    [{ version: 0, hq_city: 'Bern' }, 422, 'Version must be a whole number above 0.'],
    [{ version: 1, company_domain: 'new.example' }, 422, 'Add new.example as a further domain instead.'],
    [{ version: 1, colour: 'red' }, 422, 'Unknown field: colour.'],
    [{ version: 1, company_name: null }, 422, 'company_name'],
    [{ version: 1, status: 'Sleeping' }, 422, '"Sleeping" is not a company status.'],
  ])('refuses %j', async (payload, code, sentence) => {
    await added('firm.example');
    const before = await stored('firm.example');

    const reply = await send('PATCH', '/companies/firm.example', payload);

    expect(reply.statusCode).toBe(code);
    expect(reply.json().name).toContain(sentence);
    expect(await stored('firm.example')).toEqual(before);
  });

  it('lets a retired status stand, and be sent back unchanged', async () => {
    await added('closed.example', { status: 'Closed' });
    const retired = (active: boolean) =>
      server.db.updateTable('choice').set({ active }).where('server_value', '=', 'Closed').execute();
    await retired(false);

    const reply = await send('PATCH', '/companies/closed.example', {
      version: 1,
      status: 'Closed',
      hq_city: 'Ulm',
    });
    await retired(true);

    expect(reply.json().data).toMatchObject({ status: 'Closed', hq_city: 'Ulm' });
  });

  it('answers 404 for a company nobody knows and 422 for what is no domain', async () => {
    const replies = await Promise.all(
      ['nobody.example', 'word'].map((domain) => send('PATCH', `/companies/${domain}`, { version: 1 })),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 422]);
  });

  it('returns hostile text as the text it is', async () => {
    const hostile = {
      company_name: `<script>alert(1)</script> ' or 1=1-- %00 {{7*7}} 💥`,
      description: '=cmd|"/c calc"!A1\n<img src=x onerror=alert(1)>',
      hq_city: "Robert'); drop table company;--",
    };
    await added('hostile.example', hostile);

    const reply = await send('GET', '/companies/hostile.example');

    expect(reply.json().data).toMatchObject(hostile);
    expect(reply.headers['content-type']).toContain('application/json');
  });

  it('pages through many changes without a gap or a repeat', async () => {
    await added('many.example');
    for (let version = 1; version <= 60; version += 1)
      await send('PATCH', '/companies/many.example', { version, employee_count: version });

    const first = (await send('GET', '/companies/many.example/changes')).json();
    const second = (await send('GET', `/companies/many.example/changes?page=${first.next_page}`)).json();

    expect([first.results.length, second.results.length, second.next_page]).toEqual([50, 10, null]);
    const values = [...first.results, ...second.results].map((change) => change.new);
    expect(values).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
  });
});
