import { beforeAll, describe, expect, it } from 'vitest';
import { MASK } from '#kernel/forms/form-types.ts';
import { type Signed, testApp } from '#orion/server/testing/test-app.ts';

const { call, signIn, db } = await testApp();
let made = 0;
const aCompany = (given: { company_domain?: string; company_name?: string } = {}) =>
  db
    .insertInto('company')
    .values({ company_domain: `c${(made += 1)}.example`, company_name: 'Company', ...given })
    .returning('company_id')
    .executeTakeFirstOrThrow();
const ann = await signIn({ role: 'PARTNER', full_name: 'Ann Lee' });
const bob = await signIn({ role: 'ASSOCIATE', full_name: 'Bob Ray' });

const as =
  (who: Signed) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) => {
    const headers = { ...who.headers, ...(key && { 'idempotency-key': key }) };
    const answer = await call(method, `/api/v1${path}`, { headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
const byAnn = as(ann);
const byBob = as(bob);

const summary = {
  domain: 'acme.example',
  call_date: '2026-11-12',
  quarter: 'Q4',
  year: '2026',
  content: '<p>Nineteen plants signed</p>',
  product: ['Maintenance', 'Parts'],
  deck_attached: 'No',
};
const figures = { domain: 'acme.example', quarter: 'Q3', year: 2026, revenue_usd: 1_200_000 };

beforeAll(async () => {
  await aCompany({ company_domain: 'acme.example', company_name: 'Acme' });
});

describe('an entry', () => {
  // SUBM-060, SUBM-066, SUBM-025
  it('is added, listed, read with its form, changed', async () => {
    const added = await byAnn('POST', '/company-call-summaries', summary);
    expect(added).toEqual({ status: 201, body: { status: 'success', uuid: expect.any(String) } });
    const { uuid } = added.body;

    const { results } = (await byBob('GET', '/company-call-summaries')).body;
    expect(results[0]).toEqual({
      uuid,
      company_name: 'Acme',
      ...summary,
      year: 2026,
      created_at: expect.any(String),
      email: ann.email,
    });

    const { data } = (await byBob('GET', `/company-call-summaries/${uuid}`)).body;
    expect(data).toMatchObject({ version: 1, state: 'published', created_by: { full_name: 'Ann Lee' } });
    expect(data.template.request_schema.sections[0].data_model.attributes).toHaveLength(9);

    const change = { ...summary, content: '<p>Twenty</p>', version: 1 };
    expect((await byBob('PUT', `/company-call-summaries/${uuid}`, change)).body).toEqual({
      status: 'success',
      uuid,
    });
    const again = (await byAnn('GET', `/company-call-summaries/${uuid}`)).body.data;
    expect(again).toMatchObject({ version: 2, updated_by: 'Bob Ray', answers: { content: '<p>Twenty</p>' } });
  });

  it('is one, however often it is sent under one key', async () => {
    const answers = [1, 2].map(() => byAnn('POST', '/company-call-summaries', summary, 'one-key'));
    const [first, second] = await Promise.all(answers);

    expect(first?.body.uuid).toBe(second?.body.uuid);
  });

  // SUBM-027
  it('is refused by the rules of its form, each field by name', async () => {
    const { status, body } = await byAnn('POST', '/company-call-summaries', {
      ...summary,
      content: '<p><br></p>',
      quarter: '',
      year: -1,
    });

    expect([status, body.name]).toEqual([422, 'Please select quarter']);
    expect(body.errors).toEqual({
      quarter: 'Please select quarter',
      year: 'Please enter a valid year',
      content: 'Please enter content',
    });
  });

  it.each([
    [{ ...summary, is_admin: true }, 'is_admin is not a field of this form.'],
    [{ ...summary, domain: 'nobody.example' }, 'Please select company'],
    [{ ...summary, content: '<script>alert(1)</script>' }, 'Please enter content'],
  ])('is refused with %j', async (answers, sentence) => {
    expect((await byAnn('POST', '/company-call-summaries', answers)).body.name).toBe(sentence);
  });

  it('keeps nothing of hostile HTML, and is found by its words in any accent', async () => {
    const content = '<p onclick="x()">Café <a href="javascript:alert(1)">Zürich</a><img src=x onerror=y></p>';
    const { uuid } = (await byAnn('POST', '/company-call-summaries', { ...summary, content })).body;

    const { results, count } = (await byAnn('GET', '/company-call-summaries?search=cafe%20zur')).body;

    expect(count).toBe(1);
    expect(results[0]).toMatchObject({ uuid, content: '<p>Café <a>Zürich</a></p>' });
    expect((await byAnn('GET', '/company-call-summaries?search=script')).body.count).toBe(0);
  });

  it('changed by two is told to the second: who, when, and what stands there', async () => {
    const { uuid } = (await byAnn('POST', '/company-call-summaries', summary)).body;
    await byBob('PUT', `/company-call-summaries/${uuid}`, { ...summary, why_now: 'Prices', version: 1 });

    const late = await byAnn('PUT', `/company-call-summaries/${uuid}`, { ...summary, version: 1 });

    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      changed_by: 'Bob Ray',
      current: { version: 2, answers: { why_now: 'Prices' } },
    });
    expect((await byAnn('PUT', `/company-call-summaries/${uuid}`, summary)).status).toBe(422);
  });

  // SUBM-009, SUBM-067
  it('is deleted and restored', async () => {
    const { uuid } = (await byAnn('POST', '/company-call-summaries', summary)).body;
    const found = async () =>
      JSON.stringify((await byAnn('GET', '/company-call-summaries')).body).includes(uuid);

    expect((await byAnn('DELETE', `/company-call-summaries/${uuid}`)).body).toEqual({ status: 'success' });
    expect(await found()).toBe(false);
    expect((await byAnn('POST', `/company-call-summaries/${uuid}/restore`)).body).toEqual({
      status: 'success',
    });
    expect(await found()).toBe(true);
    expect(
      (await byAnn('DELETE', '/company-call-summaries/00000000-0000-4000-8000-000000000000')).status,
    ).toBe(404);
  });

  it('stays readable under the form it was written with, when the form has a newer version', async () => {
    const { uuid } = (await byAnn('POST', '/blocked-domains', { domain: 'old.example', reason: 'Spam' }))
      .body;
    const kept = await db
      .selectFrom('form_template')
      .selectAll()
      .where('slug', '=', 'blocked-domains')
      .executeTakeFirstOrThrow();
    const newer = JSON.parse(JSON.stringify(kept.definition).replace('"reason"', '"cause"'));
    await db
      .insertInto('form_template')
      .values({ slug: kept.slug, name: kept.name, version: 2, definition: JSON.stringify(newer) })
      .execute();

    const { data } = (await byAnn('GET', `/blocked-domains/${uuid}`)).body;

    expect(data.template.version).toBe(1);
    expect(data.answers).toEqual({ domain: 'old.example', reason: 'Spam' });
    expect((await byAnn('GET', '/blocked-domains/template')).body.data.version).toBe(2);
    await db.deleteFrom('form_template').where('version', '=', 2).execute();
  });
});

it('pages through many without losing or repeating one', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    template: 'cookie-store',
    answers: JSON.stringify({ domain: `d${at}.example` }),
    created_by: ann.user_id,
    created_at: `2026-01-01T00:00:0${at % 3}.000Z`,
  }));
  await db.insertInto('submission').values(rows).execute();

  const seen: string[] = [];
  let page: string | null = '';
  while (page !== null) {
    const { body } = await byAnn('GET', `/cookie-store${page && `?page=${page}`}`);
    seen.push(...body.results.map(({ uuid }: { uuid: string }) => uuid));
    page = body.next_page;
  }

  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  expect((await byAnn('GET', '/cookie-store?page=nonsense')).status).toBe(422);
});

describe('a domain on the Blocked Domain List', () => {
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
    await byAnn('POST', '/board-meeting-notes', { ...note, year: 'Q1 2026' });

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
    expect((await byAnn('POST', '/board-meeting-notes', { ...note, year: '2025' })).body.errors).toEqual({
      year: 'Please select quarter',
    });
  });
});

describe('file metrics', () => {
  // API-014, API-056, API-057, SUBM-029
  it('wait as a draft, then for approval, then are there for everybody', async () => {
    const { uuid } = (await byBob('POST', '/draft/file-metrics', { domain: 'acme.example' })).body;
    const uuids = async (who: typeof byAnn, path: string) =>
      (await who('GET', path)).body.results.map((row: { uuid: string }) => row.uuid);

    expect(await uuids(byBob, '/draft/file-metrics')).toEqual([uuid]);
    expect(await uuids(byAnn, '/draft/file-metrics')).toEqual([]);
    expect((await byAnn('GET', `/draft/file-metrics/${uuid}`)).status).toBe(404);

    await byBob('PUT', `/file-metrics/${uuid}`, { ...figures, version: 1 });
    expect(await uuids(byBob, '/draft/file-metrics')).toEqual([]);
    expect(await uuids(byAnn, '/unpublished/file-metrics')).toEqual([uuid]);
    expect(await uuids(byAnn, '/file-metrics')).toEqual([]);

    expect((await byBob('POST', `/unpublished/file-metrics/${uuid}/approve`, { version: 2 })).status).toBe(
      403,
    );
    expect((await byAnn('POST', `/unpublished/file-metrics/${uuid}/approve`, { version: 1 })).status).toBe(
      409,
    );
    expect((await byAnn('POST', `/unpublished/file-metrics/${uuid}/approve`, { version: 2 })).status).toBe(
      200,
    );
    expect((await byAnn('GET', '/file-metrics')).body.results[0]).toMatchObject({
      uuid,
      ...figures,
      sender_email_address: bob.email,
    });
  });

  it('go back to their writer with a reason', async () => {
    const { uuid } = (await byBob('POST', '/file-metrics', figures)).body;
    const reason = 'Revenue is of last year';

    await byAnn('POST', `/unpublished/file-metrics/${uuid}/return`, { version: 1, reason });

    const { data } = (await byBob('GET', `/draft/file-metrics/${uuid}`)).body;
    expect(data).toMatchObject({ state: 'draft', return_reason: reason });
    expect(
      (await byAnn('POST', `/unpublished/file-metrics/${uuid}/return`, { version: 2, reason: ' ' })).status,
    ).toBe(422);
  });

  it('are approved by their own writer only where nobody else can', async () => {
    const { uuid } = (await byAnn('POST', '/file-metrics', figures)).body;
    expect((await byAnn('POST', `/unpublished/file-metrics/${uuid}/approve`, { version: 1 })).status).toBe(
      200,
    );

    await signIn({ role: 'PARTNER' });
    const other = (await byAnn('POST', '/file-metrics', figures)).body.uuid;
    const own = await byAnn('POST', `/unpublished/file-metrics/${other}/approve`, { version: 1 });
    expect([own.status, own.body.message]).toEqual([
      403,
      'You sent this in. Somebody else has to approve it.',
    ]);
  });
});

describe('a template the firm brought', () => {
  it('has its entries under /submissions, and an unknown one is not found', async () => {
    const fields = [{ name: 'topic', title: 'Topic', data_type: 'string' }];
    const table = [{ name: 'all', title: 'All', data_type: 'table' }];
    await db
      .insertInto('form_template')
      .values({
        slug: 'site-visits',
        version: 1,
        name: 'Site Visit',
        definition: JSON.stringify({
          name: 'Site Visit',
          title: 'Site Visit',
          group: 'Firm',
          display: { sections: [{ name: 'All', data_model: { attributes: table } }] },
          request_schema: { sections: [{ name: 'Visit', data_model: { attributes: fields } }] },
        }),
      })
      .execute();

    const { data } = (await byAnn('GET', '/submissions/site-visits/template')).body;
    expect(data.api.endpoint).toBe('/api/v1/submissions/site-visits');
    expect((await byAnn('POST', '/submissions/site-visits', { topic: 'Boiler' })).status).toBe(201);
    expect((await byAnn('GET', '/submissions/site-visits')).body.results[0]).toMatchObject({
      topic: 'Boiler',
    });
    expect((await byAnn('GET', '/submissions/nothing')).status).toBe(404);
  });
});
