import { describe, expect, it } from 'vitest';
import { digestScene, pick } from './testing/digest-scene.ts';

const { answer, ask, bo, create, server, wish } = await digestScene();

describe('changing', () => {
  // DIG-030, DIG-032
  it.each(['PUT', 'PATCH'] as const)('by %s keeps, creates and deletes premises', async (method) => {
    const made = await create({ premises: [{ title: 'Kept' }, { title: 'Gone' }] });
    const kept = made.premises[0]?.uuid;

    const { code, body } = await ask(method, `/${made.uuid}`, {
      date: '2026-01-01',
      scoper: bo.email,
      premises: [{ title: 'New' }, { uuid: kept, title: 'Renamed', domains: ['c.example'] }],
    });

    expect(code).toBe(200);
    expect(body.data).toMatchObject({
      date: '2026-01-01',
      version: 2,
      premises: [{ title: 'New' }, { uuid: kept, title: 'Renamed', domains: [{ order_index: 1 }] }],
    });
    expect((await ask('GET', `/${made.uuid}`)).body).toMatchObject(body);
  });

  it('never deletes an answer, by leaving its premise out or by emptying it', async () => {
    const made = await create({ premises: [{ title: 'Answered' }, { title: 'Open' }] });
    const [answered, open] = made.premises;
    await answer(answered?.uuid);
    const name = 'A premise that has an answer cannot be deleted.';

    for (const more of [[], [{ uuid: answered?.uuid, title: ' ' }]])
      expect(
        await ask('PUT', `/${made.uuid}`, wish({ premises: [{ uuid: open?.uuid, title: 'Open' }, ...more] })),
      ).toMatchObject({ code: 422, body: { name } });
    const { body } = await ask(
      'PUT',
      `/${made.uuid}`,
      wish({ premises: [{ ...pick(answered), title: 'Re' }] }),
    );
    expect(body.data.premises).toMatchObject([{ uuid: answered?.uuid, title: 'Re', answered: true }]);
  });

  it('refuses the premise of another digest, the same twice, and what was changed meanwhile', async () => {
    const [one, other] = [await create(), await create()];
    const [own, foreign] = [pick(one.premises[0]), pick(other.premises[0])];
    const put = (more: object) => ask('PUT', `/${one.uuid}`, wish(more));

    expect((await put({ premises: [{ ...foreign, title: 'Taken' }] })).code).toBe(422);
    expect((await put({ premises: [own, own].map((mine) => ({ ...mine, title: 'Twice' })) })).code).toBe(422);
    expect(await put({ version: 7 })).toMatchObject({ code: 409, body: { current: { uuid: one.uuid } } });
    expect((await ask('GET', `/${one.uuid}`)).body.data).toMatchObject(one);
    expect((await ask('GET', `/${other.uuid}`)).body.data).toMatchObject(other);
  });

  it('moves to a day within ten years, and leaves one that was farther before', async () => {
    const { uuid } = await create();
    const put = async (date: string) => (await ask('PUT', `/${uuid}`, wish({ date }))).code;

    expect([await put('2016-02-11'), await put('2016-01-01'), await put('0001-01-01')]).toEqual([
      200, 422, 422,
    ]);
    await server.db.updateTable('digest').set({ date: '2126-01-01' }).where('uuid', '=', uuid).execute();
    expect([await put('2126-01-01'), await put('2126-01-02')]).toEqual([200, 422]);
  });

  it('asks before it replaces a scoper who answered ahead of the mail', async () => {
    const { email } = await server.signIn({ email_address: 'di@firm.example', role: 'PARTNER' });
    const { uuid, premises } = await create();
    await answer(premises[0]?.uuid);
    const put = (more: object) =>
      ask(
        'PUT',
        `/${uuid}`,
        wish({ scoper: email, premises: [{ ...pick(premises[0]), title: 'Ohio' }], ...more }),
      );

    expect(await put({})).toMatchObject({ code: 409, body: { name: 'ScoperAsked' } });
    expect((await ask('GET', `/${uuid}`)).body.data.scoper).toBe(bo.email);
    expect(await put({ change_scoper: true })).toMatchObject({
      code: 200,
      body: { data: { scoper: email } },
    });
  });

  it('keeps a scoper who has left, but chooses none', async () => {
    const left = await server.signIn({ email_address: 'left@firm.example', role: 'PARTNER' });
    const [his, hers] = [await create({ scoper: left.email }), await create()];
    await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', left.user_id).execute();

    expect((await ask('PUT', `/${his.uuid}`, wish({ scoper: left.email }))).code).toBe(200);
    expect((await ask('PUT', `/${hers.uuid}`, wish({ scoper: left.email }))).code).toBe(422);
  });
});
