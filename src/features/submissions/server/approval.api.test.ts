import { describe, expect, it } from 'vitest';
import { entriesApp } from './testing/entries-app.ts';

const { signIn, bob, byAnn, byBob, callAs } = await entriesApp();
const figures = { domain: 'acme.example', quarter: 'Q3', year: 2026, revenue_usd: 1_200_000 };

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
    expect((await byBob('PUT', `/draft/file-metrics/${uuid}`, { ...figures, version: 1 })).body.name).toBe(
      'This draft was already submitted. Close this form and open the entry to edit it.',
    );
    expect((await byBob('GET', `/draft/file-metrics/${uuid}`)).status).toBe(404);
    expect((await byBob('DELETE', `/draft/file-metrics/${uuid}`)).status).toBe(404);
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

  it.each([
    ['year', 99_999, 'Year must be between 1900 and 2100'],
    ['year', 26, 'Year must be between 1900 and 2100'],
    ['revenue_usd', 999_999_999_999_999, 'Revenue (USD) must be between 0 and 10,000,000,000,000'],
    ['gross_margin_percent', 101, 'Gross margin (%) must be between 0 and 100'],
    ['customers', 10_000_000_001, 'Customers must be between 0 and 10,000,000,000'],
    ['head_count', 100_000_001, 'Head count must be between 0 and 100,000,000'],
  ])('are refused with a %s of %d', async (name, value, sentence) => {
    const { status, body } = await byBob('POST', '/file-metrics', { ...figures, [name]: value });

    expect(status).toBe(422);
    expect(body).toMatchObject({ name: sentence, errors: { [name]: sentence } });
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

    const cleo = await signIn({ role: 'PARTNER' });
    const other = (await byAnn('POST', '/file-metrics', figures)).body.uuid;
    const own = await byAnn('POST', `/unpublished/file-metrics/${other}/approve`, { version: 1 });
    expect([own.status, own.body.message]).toEqual([
      403,
      'You submitted this. Someone else has to approve it.',
    ]);

    const byCleo = callAs(cleo);
    await byCleo('PUT', `/file-metrics/${other}`, { ...figures, revenue_usd: 1, version: 1 });
    const approve = { version: 2 };
    expect((await byBob('PUT', `/file-metrics/${other}`, { ...figures, version: 1 })).status).toBe(409);
    // Both wrote it and nobody else can.
    expect((await byCleo('POST', `/unpublished/file-metrics/${other}/approve`, approve)).status).toBe(200);
  });

  it('are not approved by who changed them', async () => {
    const dora = await signIn({ role: 'PARTNER' });
    const { uuid } = (await byBob('POST', '/file-metrics', figures)).body;
    await byAnn('PUT', `/file-metrics/${uuid}`, { ...figures, revenue_usd: 1, version: 1 });

    expect((await byAnn('POST', `/unpublished/file-metrics/${uuid}/approve`, { version: 2 })).status).toBe(
      403,
    );
    expect(
      (await callAs(dora)('POST', `/unpublished/file-metrics/${uuid}/approve`, { version: 2 })).status,
    ).toBe(200);
  });
});
