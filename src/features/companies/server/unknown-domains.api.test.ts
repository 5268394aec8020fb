import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isUnknownDomain } from '#kernel/domains.ts';
import { aDesk } from './testing/desk.ts';

const { server, send, added, changesOf, lastEvent } = await aDesk();
const { db } = server;

/** A company whose domain nobody knows; the database gives it its address. */
const unknown = (company_name: string, more: object = {}) =>
  db
    .insertInto('company')
    .values({ company_name, ...more } as never)
    .returning(['company_id', 'company_domain', 'version'])
    .executeTakeFirstOrThrow();
const read = async (address: string) => (await send('GET', `/companies/${address}`)).json().data;
const found = async (term: string) =>
  (await send('GET', `/company-search?search_term=${encodeURIComponent(term)}`))
    .json<{ results: { name: string }[] }>()
    .results.map(({ name }) => name);

describe('a company whose domain is not known', () => {
  it('stands under its number, which nobody else can take', async () => {
    const { company_id, company_domain } = await unknown('Nameless Works');

    expect(company_domain).toBe(`~${company_id}`);
    expect(isUnknownDomain(company_domain)).toBe(true);
    await expect(unknown('Thief', { company_domain })).rejects.toThrow();
    await expect(unknown('Thief', { company_domain: '~1000000' })).rejects.toThrow(/company_unknown_domain/);
    const taken = await send('POST', '/companies', { company_domain, company_name: 'Thief' });
    expect([taken.statusCode, taken.json().name]).toEqual([
      422,
      `"${company_domain}" is not a domain. Write it like acme.example.`,
    ]);
  });

  it('is accepted wherever a domain is', async () => {
    const { company_domain: domain } = await unknown('Accepted Everywhere');
    const query = `domain=${encodeURIComponent(domain)}`;
    const calls = [
      send('GET', `/companies/${domain}`),
      send('GET', `/company-page?${query}`),
      send('GET', `/recommended-companies?${query}`),
      send('GET', `/quips?company_domain=${encodeURIComponent(domain)}`),
      send('POST', '/website_history', { domain }),
      send('POST', '/company-favorite', { domain, favorite: true }),
      send('GET', `/company-updates?${query}`),
      send('GET', `/tp-owner?${query}`),
    ];

    const replies = await Promise.all(calls);

    expect(replies.map((reply) => [reply.statusCode, reply.json().name])).toEqual(
      replies.map((reply) => [reply.statusCode < 300 ? reply.statusCode : 200, undefined]),
    );
    expect((await send('GET', '/companies/~2000000000')).statusCode).toBe(404);
  });

  it('is found by its name, never by its number', async () => {
    for (const name of ['Quillon Foundry', 'Quillon Foundry Two']) await unknown(name);
    await sql`select setval(pg_get_serial_sequence('company', 'company_id'), 4567891)`.execute(db);
    const { company_id } = await unknown('Elsewhere Partners');

    expect(await found('quillon')).toEqual(['Quillon Foundry', 'Quillon Foundry Two']);
    expect(await found(String(company_id))).toEqual([]);
    expect(await found(`~${company_id}`)).toEqual(['Elsewhere Partners']);
  });
});

describe('giving it a domain', () => {
  it('keeps its old address, notes who did, and can be taken back', async () => {
    const { company_domain: address, version } = await unknown('Given');

    const reply = await send('PATCH', `/companies/${address}`, {
      version,
      company_domain: 'https://www.Given.example/about',
    });

    expect([reply.statusCode, reply.json().data]).toMatchObject([
      200,
      { company_domain: 'given.example', aliases: [], version: version + 1 },
    ]);
    expect(await lastEvent()).toMatchObject({ action: 'companies.correct', object_id: 'given.example' });
    for (const way of [address, 'given.example'])
      expect((await read(way)).company_domain).toBe('given.example');
    expect(await changesOf(address)).toMatchObject([
      { field: 'company_domain', old: address, new: 'given.example', changed_by: 'Ann Lee' },
    ]);

    const back = await send('PATCH', `/companies/given.example`, {
      version: version + 1,
      company_domain: address,
    });
    expect(back.json().data.company_domain).toBe(address);
    expect((await send('GET', '/companies/given.example')).statusCode).toBe(404);
  });

  it('finds the meetings that were held there', async () => {
    const { company_domain: address, company_id, version } = await unknown('Met Before');
    await db
      .insertInto('fathom_meeting')
      .values({ fathom_id: 77, meeting_title: 'Call', scoper: 'ann@firm.example' })
      .execute();
    await db
      .insertInto('fathom_company')
      .values({ fathom_id: 77, company_domain: 'met-before.example', company_name: 'met-before.example' })
      .execute();

    await send('PATCH', `/companies/${address}`, { version, company_domain: 'met-before.example' });

    const linked = db.selectFrom('fathom_company').select('company_id').where('fathom_id', '=', 77);
    expect(await linked.executeTakeFirst()).toEqual({ company_id });
  });

  it.each([
    ['taken.example', 'taken.example already belongs to Taken Ltd. Open that company instead.'],
    ['sites.google.com', 'sites.google.com is shared by many companies. Use the company’s own domain.'],
    ['nothing at all', '"nothing at all" is not a domain. Write it like acme.example.'],
    ['~3000000', '"~3000000" is not a domain. Write it like acme.example.'],
  ])('refuses %j', async (company_domain, sentence) => {
    await added('taken.example', { company_name: 'Taken Ltd' });
    const { company_domain: address, version } = await unknown('Refused');

    const reply = await send('PATCH', `/companies/${address}`, { version, company_domain });

    expect([reply.statusCode, reply.json().name]).toEqual([422, sentence]);
    expect((await read(address)).version).toBe(version);
  });

  it('changes no domain that is known', async () => {
    await added('stays.example', { company_name: 'Stays' });
    const { company_id, version } = await db
      .selectFrom('company')
      .select(['company_id', 'version'])
      .where('company_domain', '=', 'stays.example')
      .executeTakeFirstOrThrow();

    for (const company_domain of ['other.example', `~${company_id}`])
      expect((await send('PATCH', '/companies/stays.example', { version, company_domain })).json().name).toBe(
        `Stays is known as stays.example. Add ${company_domain} as a further domain instead.`,
      );
    const same = await send('PATCH', '/companies/stays.example', {
      version,
      company_domain: 'STAYS.example',
    });
    expect([same.statusCode, same.json().data.version]).toEqual([200, version]);
  });
});
