import { describe, expect, it } from 'vitest';
import { aDesk } from './testing/desk.ts';

const { server, ann, send, added, stored, lastEvent, mark } = await aDesk();

describe('adding a company by hand', () => {
  // SHELL-045
  it('keeps what was typed, says who typed it, and shows it in discovery', async () => {
    const reply = await send('POST', '/companies', {
      company_domain: 'https://www.Acme-Robotics.example/about',
      company_name: ' Acme Robotics ',
      url: 'acme-robotics.example',
      hq_country: 'Switzerland',
      employee_count: 42,
      total_funding_usd: 1_750_000_000,
      last_funding_on: '2025-12-31',
      status: 'Private',
      is_saas: true,
      description: '',
    });

    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toMatchObject({
      company_domain: 'acme-robotics.example',
      aliases: [],
      company_name: 'Acme Robotics',
      url: 'https://acme-robotics.example/',
      description: null,
      employee_count: 42,
      total_funding_usd: 1_750_000_000,
      last_funding_on: '2025-12-31',
      is_saas: true,
      source: 'person',
      version: 1,
      provenance: { company_name: mark(ann), employee_count: mark(ann), description: mark(ann) },
    });
    expect(reply.json().data.provenance).not.toHaveProperty('hq_city');
    const { company_id } = await stored('acme-robotics.example');
    const row = server.db.selectFrom('discovery').selectAll().where('company_id', '=', company_id);
    expect(await row.executeTakeFirst()).toMatchObject({ company_name: 'Acme Robotics', employee_count: 42 });
    expect(await lastEvent()).toMatchObject({
      action: 'companies.create',
      object_type: 'company',
      object_id: 'acme-robotics.example',
      email_address: ann.email,
      via: 'browser',
    });
  });

  it('spells country and state as they are searched for, also where only the state is corrected', async () => {
    const { version, ...texan } = await added('capitals.example', { hq_country: 'usa', hq_state: 'TEXAS' });
    const reply = await send('PATCH', '/companies/capitals.example', { version, hq_state: 'ny' });

    expect(texan).toMatchObject({ hq_country: 'United States', hq_state: 'Texas' });
    expect(reply.json().data).toMatchObject({ hq_country: 'United States', hq_state: 'New York' });
  });

  it('names the company that has the domain already, by its own domain or an old one', async () => {
    await added('taken.example', { company_name: 'Taken Ltd' });
    await send('POST', '/companies/taken.example/aliases', { domain: 'old-taken.example' });

    const again = await send('POST', '/companies', {
      company_domain: 'TAKEN.example.',
      company_name: 'Other',
    });
    const old = await send('POST', '/companies', {
      company_domain: 'old-taken.example',
      company_name: 'Other',
    });

    expect([again.json(), old.json()]).toMatchObject([
      {
        code: 422,
        name: 'taken.example already belongs to Taken Ltd. Open that company instead.',
        company_domain: 'taken.example',
      },
      {
        code: 422,
        name: 'old-taken.example already belongs to Taken Ltd (taken.example). Open that company instead.',
      },
    ]);
  });

  it.each(['github.com', 'gmail.com'])(
    'refuses %s, which many companies share, and says why',
    async (host) => {
      const reply = await send('POST', '/companies', { company_domain: host, company_name: 'Shared' });

      expect(reply.json()).toMatchObject({
        code: 422,
        name: `${host} is shared by many companies. Use the company’s own domain.`,
      });
    },
  );

  it.each([
    'http://127.0.0.1',
    '../etc',
    'word',
    `${'a'.repeat(260)}.example`,
    'a b.example',
    '\\\\host',
    '10.0.0.1',
  ])('refuses %j as a domain', async (company_domain) => {
    const reply = await send('POST', '/companies', { company_domain, company_name: 'X' });

    expect(reply.json()).toMatchObject({
      code: 422,
      name: `"${company_domain}" is not a domain. Write it like acme.example.`,
    });
  });

  it.each([
    [{ is_admin: true }, 'Unknown field: is_admin.'],
    [{ company_id: 7 }, 'Unknown field: company_id.'],
    [{ provenance: {} }, 'Unknown field: provenance.'],
    [{ company_name: '  ' }, 'company_name must not be empty.'],
    [{ company_name: null }, 'company_name'],
    [{ company_name: 'two\nlines' }, 'company_name must be a single line.'],
    [{ company_name: 'a\u0000b' }, 'company_name contains characters that are not text.'],
    [{ url: 'javascript:alert(1)' }, 'Url must be a web address, like https://acme.example.'],
    [{ year_founded: 999 }, 'year_founded must be a whole number from 1000 to 2200.'],
    [{ employee_count: 1.5 }, 'employee_count must be a whole number from 0 to 100000000.'],
    [{ employee_count: '12' }, 'employee_count must be a whole number from 0 to 100000000.'],
    [{ total_funding_usd: -1 }, 'total_funding_usd must be a whole number from 0 to 1000000000000000.'],
    [{ growth_1y: -101 }, 'growth_1y must be at least -100 percent.'],
    [{ last_funding_on: '0000-01-01' }, 'last_funding_on must be a day from 1800 to 2199.'],
    [{ last_funding_on: '2026-02-30' }, 'last_funding_on must be a day, like 2026-01-31.'],
    [{ is_saas: null }, 'is_saas must be true or false.'],
    [
      { status: 'Bankrupt' },
      '"Bankrupt" is not a company status. There are: Private, Public, Acquired, Closed.',
    ],
  ])('refuses %j with a sentence', async (wrong, sentence) => {
    const payload = { company_domain: 'refused.example', company_name: 'Refused', ...wrong };

    const reply = await send('POST', '/companies', payload);

    expect([reply.statusCode, reply.json().code]).toEqual([422, 422]);
    expect(reply.json().name).toContain(sentence);
    expect((await send('GET', '/companies/refused.example')).statusCode).toBe(404);
  });

  it('lets one of many who add the same at once win', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        send('POST', '/companies', { company_domain: 'race.example', company_name: 'Race' }),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422, 422,
    ]);
  });
});
