import { describe, expect, it } from 'vitest';
import { MASK } from '#kernel/forms/form-types.ts';
import { entriesApp } from './testing/entries-app.ts';

const { db, ann, byAnn } = await entriesApp();

describe('a domain on the Blocked Domain List', () => {
  it('is blocked once, however many ask at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => byAnn('POST', '/blocked-domains', { domain: 'race.example' })),
    );

    const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 4 }, () => 422)]);
  });

  it('is blocked once, with everything under it, until it is deleted', async () => {
    const { uuid } = (await byAnn('POST', '/blocked-domains', { domain: 'https://www.Spam.example/x' })).body;

    expect((await byAnn('POST', '/blocked-domains', { domain: 'spam.example' })).body.name).toBe(
      'spam.example is blocked already.',
    );
    for (const domain of ['spam.example', 'mail.spam.example'])
      expect(
        (await byAnn('POST', '/companies', { company_domain: domain, company_name: 'Spam' })).body.name,
      ).toBe(`${domain} is on the Blocked Domain List, so no company can be added for it.`);
    await byAnn('DELETE', `/blocked-domains/${uuid}`);
    expect(
      (await byAnn('POST', '/companies', { company_domain: 'spam.example', company_name: 'Spam' })).status,
    ).toBe(201);
  });
});

describe('a cookie', () => {
  it('is sealed at rest, masked in every answer, kept when its mask comes back', async () => {
    const secret = 'abc123-very-secret';
    const cookie = { domain: 'x.example', kind: 'Cookie', cookie_name: 'sid', cookie_value: secret };
    const { uuid } = (await byAnn('POST', '/cookie-store', cookie)).body;
    const stored = async () =>
      await db
        .selectFrom('submission')
        .select(['answers', 'plain'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
    const before = await stored();

    expect(JSON.stringify(before)).not.toContain(secret);
    const { data } = (await byAnn('GET', `/cookie-store/${uuid}`)).body;
    expect(data.answers.cookie_value).toBe(MASK);
    expect(JSON.stringify((await byAnn('GET', '/cookie-store')).body)).not.toContain(secret);

    await byAnn('PUT', `/cookie-store/${uuid}`, { ...data.answers, cookie_name: 'other', version: 1 });
    const after = await stored();
    expect(after.answers).toEqual({ ...(before.answers as object), cookie_name: 'other' });
    expect((await byAnn('POST', '/cookie-store', { ...cookie, cookie_value: MASK })).body.name).toBe(
      'Please enter cookie value',
    );
  });

  // SUBM-047
  it('asks only for what its kind needs', async () => {
    const token = { domain: 'x.example', kind: 'Token', cookie_value: 'left over' };

    expect((await byAnn('POST', '/cookie-store', token)).body.errors).toEqual({
      token: 'Please enter token',
    });
  });
});

describe('board meeting notes', () => {
  // BOARD-018, BOARD-020
  it('are kept by company and quarter, and narrowed by both', async () => {
    const note = { portfolio: 'acme.example', year: 'Q4 2025', content: '<p>Budget approved</p>' };
    const { uuid } = (await byAnn('POST', '/board-meeting-notes', note)).body;
    for (const year of ['Q3 2025', 'Q1 2026']) await byAnn('POST', '/board-meeting-notes', { ...note, year });

    const found = async (query: string) => (await byAnn('GET', `/board-meeting-notes?${query}`)).body.results;
    expect(await found('portfolio=acme.example&year=Q4+2025')).toEqual([
      {
        uuid,
        company_name: 'Acme',
        company_domain: 'acme.example',
        content: '<p>Budget approved</p>',
        quarter: 'Q4',
        year: 2025,
        created_at: expect.any(String),
        scoper: ann.email,
        scoper_name: 'Ann Lee',
      },
    ]);
    expect(await found('year=2026')).toHaveLength(1);
    expect(await found('portfolio=nobody.example')).toEqual([]);
    expect((await byAnn('GET', `/board-meeting-notes/${uuid}`)).body.data.answers.year).toBe('Q4 2025');
    for (const year of ['2025', 'Q9 2025', 'Q1 0001'])
      expect((await byAnn('POST', '/board-meeting-notes', { ...note, year })).body.errors).toEqual({
        year: `“${year}” isn’t a quarter. Choose one from the list, like Q1 2026`,
      });
  });
});

const aField = (name: string, describe: object = {}) => ({
  name,
  title: name,
  data_type: 'string',
  required: 'false',
  describe,
});

/** A version of a template, as `npm run admin -- template import` keeps it. */
const keep = (slug: string, version: number, attributes: object[]) =>
  db
    .insertInto('form_template')
    .values({
      slug,
      version,
      name: slug,
      definition: JSON.stringify({
        name: slug,
        title: slug,
        group: 'Firm',
        display: {
          sections: [
            {
              name: 'All',
              data_model: { attributes: [{ name: 'all', title: 'All', data_type: 'table' }] },
            },
          ],
        },
        request_schema: { sections: [{ name: 'Entry', data_model: { attributes } }] },
      }),
    })
    .execute();

describe('a template the firm brought', () => {
  it('has its entries under /submissions, and an unknown one is not found', async () => {
    await keep('site-visits', 1, [aField('topic'), aField('portfolio')]);

    const { data } = (await byAnn('GET', '/submissions/site-visits/template')).body;
    expect(data.api.endpoint).toBe('/api/v1/submissions/site-visits');
    expect((await byAnn('GET', '/submissions/site-visits')).body).toEqual({
      results: [],
      count: 0,
      next_page: null,
    });
    const answers = { topic: 'Boiler', portfolio: 'Heat' };
    expect((await byAnn('POST', '/submissions/site-visits', answers)).status).toBe(201);
    expect((await byAnn('GET', '/submissions/site-visits')).body.results[0]).toMatchObject(answers);
    expect((await byAnn('GET', '/submissions/nothing')).status).toBe(404);
    expect((await byAnn('GET', '/submissions/nothing?search=x')).status).toBe(404);
    expect((await byAnn('GET', '/draft/nothing')).status).toBe(404);
  });

  it('masks what any of its versions keeps sealed', async () => {
    const shown = async (slug: string, uuid: string) => [
      (await byAnn('GET', `/submissions/${slug}`)).body.results[0].code,
      (await byAnn('GET', `/submissions/${slug}/${uuid}`)).body.data.answers.code,
    ];
    for (const [slug, ...versions] of [
      ['unsealed-later', 'true', 'false'],
      ['sealed-later', 'false', 'true'],
    ] as const) {
      const [first, second] = versions.map((sealed) => [aField('topic'), aField('code', { sealed })]);
      await keep(slug, 1, first ?? []);
      const { uuid } = (await byAnn('POST', `/submissions/${slug}`, { topic: 'Gate', code: '4711' })).body;
      await keep(slug, 2, second ?? []);

      expect(await shown(slug, uuid)).toEqual([MASK, MASK]);
    }
  });
});
