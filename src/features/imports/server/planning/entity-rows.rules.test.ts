import { describe, expect, it } from 'vitest';
import { companyRow, isShared, personRow } from './entity-rows.rules.ts';

const known = {
  sharedDomains: new Set(['facebook.com', 'linkedin.com', 'wixsite.com']),
  statuses: new Map([['Gone private', 'PRIVATE']]),
};

describe('a shared host', () => {
  it.each([
    ['facebook.com', true],
    ['m.facebook.com', true],
    ['de.linkedin.com', true],
    ['pt-br.facebook.com', true],
    ['acme.wixsite.com', false],
    ['notfacebook.com', false],
    ['acme.example', false],
  ])('%s: %s', (domain, expected) => {
    expect(isShared(domain, known)).toBe(expected);
  });
});

describe('a row about a company', () => {
  it('is known by its domain, else by that of its website, and by its further domains', () => {
    const rows = [
      { domain: 'acme.example', website: 'https://other.example' },
      { website: 'https://www.acme.example/about' },
      { domain: 'facebook.com', website: 'https://acme.example' },
      { domain: 'acme.example', aliases: ['Old.example', 'facebook.com', 'acme.example'] },
    ].map((values) => companyRow(values, known));

    expect(rows.map(({ keys }) => keys)).toEqual([
      ['acme.example'],
      ['acme.example'],
      ['acme.example'],
      ['acme.example', 'old.example'],
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('is refused where the firm wants nothing from its domain, or from one above it', () => {
    const blocking = { ...known, blockedDomains: new Set(['spam.example']) };

    for (const domain of ['spam.example', 'mail.spam.example'])
      expect(companyRow({ domain }, blocking).problems).toEqual([
        { field: 'domain', message: `${domain} is on the Blocked Domain List.` },
      ]);
    expect(companyRow({ domain: 'notspam.example' }, blocking).problems).toEqual([]);
  });

  it('is not known by an address that many share, or by none', () => {
    const problems = [{ website: 'https://facebook.com/acme' }, { hq_city: 'Bern' }].map(
      (values) => companyRow(values, known).problems,
    );

    expect(problems).toMatchObject([[{ field: 'website' }], [{ field: 'domain' }]]);
  });

  it('keeps what is added to apart from what is replaced, and a status by its own name', () => {
    const row = companyRow(
      {
        domain: 'a.example',
        website: 'https://a.example',
        status: 'Gone private',
        lists: ['L'],
        datasource: 'fair',
      },
      known,
    );

    expect(row.data).toEqual({ url: 'https://a.example', status: 'PRIVATE' });
    expect(row.lists).toEqual({ lists: ['L'], datasource: ['fair'] });
  });
});

describe('a row about a person', () => {
  it('is known by every address and by a profile, never by the page of a company', () => {
    const profile = 'https://www.linkedin.com/in/ada';

    expect(personRow({ email: ['A@b.example', 'a@b.example'], linkedin_url: profile }).keys).toEqual([
      'a@b.example',
      profile,
    ]);
    expect(
      personRow({ full_name: 'Ada', linkedin_url: 'https://linkedin.com/company/acme' }).problems,
    ).toMatchObject([{ field: 'email' }]);
  });
});
