import { describe, expect, it } from 'vitest';
import { aDesk } from './testing/desk.ts';

const { server, ann, send, added, lastEvent, changesOf } = await aDesk();

const addAlias = (domain: string, alias: string) =>
  send('POST', `/companies/${domain}/aliases`, { domain: alias });

describe('old and second domains of a company', () => {
  it('lead to it once they are added, however they are written', async () => {
    await added('orbit.example', { company_name: 'Orbit' });

    const reply = await addAlias('orbit.example', 'https://www.Old-Orbit.example/');

    expect([reply.statusCode, reply.json().data.aliases]).toEqual([201, ['old-orbit.example']]);
    for (const way of ['old-orbit.example', 'OLD-ORBIT.example.', 'www.old-orbit.example'])
      expect((await send('GET', `/companies/${way}`)).json().data.company_domain).toBe('orbit.example');
    expect(await lastEvent()).toMatchObject({
      action: 'companies.addAlias',
      object_id: 'orbit.example',
      email_address: ann.email,
    });
    expect(await changesOf('orbit.example')).toMatchObject([
      { field: 'aliases', old: [], new: ['old-orbit.example'], changed_by: 'Ann Lee' },
    ]);
    const alias = server.db.selectFrom('company_alias').selectAll().where('domain', '=', 'old-orbit.example');
    expect(await alias.executeTakeFirst()).toMatchObject({ source: 'person' });
  });

  it('added twice are there once', async () => {
    await added('twice.example');

    const replies = [
      await addAlias('twice.example', 'two.example'),
      await addAlias('twice.example', 'TWO.example'),
    ];

    expect(replies.map((reply) => [reply.statusCode, reply.json().data.aliases])).toEqual([
      [201, ['two.example']],
      [201, ['two.example']],
    ]);
    expect(await changesOf('twice.example')).toHaveLength(1);
  });

  it.each([
    ['whose.example', 'whose.example already belongs to Whose Ltd. Open that company instead.'],
    ['also.example', 'also.example already belongs to Whose Ltd (whose.example). Open that company instead.'],
    ['mine.example', 'mine.example already belongs to mine.example.'],
    ['sites.google.com', 'sites.google.com is shared by many companies. Use the company’s own domain.'],
    ['127.0.0.1', '"127.0.0.1" is not a domain.'],
    ['', 'Domain must not be empty.'],
  ])('cannot be %j', async (alias, sentence) => {
    await added('whose.example', { company_name: 'Whose Ltd' });
    await addAlias('whose.example', 'also.example');
    await added('mine.example');

    const reply = await addAlias('mine.example', alias);

    expect(reply.statusCode).toBe(422);
    expect(reply.json().name).toContain(sentence);
    expect((await send('GET', '/companies/mine.example')).json().data.aliases).toEqual([]);
  });

  it('can be taken away again, once', async () => {
    await added('away.example');
    await addAlias('away.example', 'gone.example');

    const first = await send('DELETE', '/companies/away.example/aliases/GONE.example');
    const second = await send('DELETE', '/companies/away.example/aliases/gone.example');

    expect([first.statusCode, first.json().data.aliases]).toEqual([200, []]);
    expect(second.json()).toMatchObject({ code: 404, message: 'Alias not found' });
    expect((await send('GET', '/companies/gone.example')).statusCode).toBe(404);
    expect(await changesOf('away.example')).toMatchObject([
      { field: 'aliases', old: ['gone.example'], new: [] },
      { field: 'aliases', old: [], new: ['gone.example'] },
    ]);
  });

  it('belong to one company, though many claim one at the same time', async () => {
    const domains = ['claim1.example', 'claim2.example', 'claim3.example'];
    for (const domain of domains) await added(domain);

    const replies = await Promise.all([
      ...domains.map((domain) => addAlias(domain, 'prize.example')),
      send('POST', '/companies', { company_domain: 'prize.example', company_name: 'Prize' }),
    ]);

    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });
});
