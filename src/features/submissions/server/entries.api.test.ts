import { describe, expect, it } from 'vitest';
import { entriesApp } from './testing/entries-app.ts';

const { db, ann, byAnn, byBob } = await entriesApp();
const summary = {
  domain: 'acme.example',
  call_date: '2026-11-12',
  quarter: 'Q4',
  year: '2026',
  content: '<p>Nineteen plants signed</p>',
  product: ['Maintenance', 'Parts'],
  deck_attached: 'No',
};

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
      year: 'Year must be a whole number',
      content: 'Please enter content',
    });
  });

  it.each([
    [{ ...summary, is_admin: true }, 'is_admin is not a field of this form.'],
    [{ ...summary, call_date: '0001-01-01' }, 'Call date must be a date between 1900 and 2100'],
    [{ ...summary, call_date: '9999-12-31' }, 'Call date must be a date between 1900 and 2100'],
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
    expect((await byAnn('GET', `/company-call-summaries/${uuid}`)).status).toBe(404);
    expect((await byAnn('POST', `/company-call-summaries/${uuid}/restore`)).body).toEqual({
      status: 'success',
    });
    expect(await found()).toBe(true);
    expect(
      (await byAnn('DELETE', '/company-call-summaries/00000000-0000-4000-8000-000000000000')).status,
    ).toBe(404);
  });

  it.each(['co.uk', 'com.au', 'gmail.com', 'Outlook.com', 'firm.example'])(
    'of %s is refused by the Blocked Domain List: far more would be blocked than anybody means',
    async (domain) => {
      const { status, body } = await byAnn('POST', '/blocked-domains', { domain });

      expect(status).toBe(422);
      expect(body.errors.domain).toContain(domain.toLowerCase());
    },
  );

  it('of a company under a public suffix, and of one that looks like the firm, is a blocked domain like any other', async () => {
    for (const domain of ['acme.co.uk', 'notfirm.example', 'co.example'])
      expect((await byAnn('POST', '/blocked-domains', { domain })).status).toBe(201);
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
  const early = ['0000-01-01T00:00:00Z', '5f0f3c0a-0000-4000-8000-000000000001'];
  for (const page of ['nonsense', Buffer.from(JSON.stringify(early)).toString('base64url')])
    expect((await byAnn('GET', `/cookie-store?page=${page}`)).body.message).toBe(
      'page must be the next_page of the answer before.',
    );
});
