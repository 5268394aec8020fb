import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn();
});

const read = async (path: string) => {
  const reply = await server.call('GET', `/api/v1${path}`, { headers: ann.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const retire = (kind: string, server_value: string) =>
  server.db
    .updateTable('choice')
    .set({ active: false })
    .where('kind', '=', kind)
    .where('server_value', '=', server_value)
    .execute();
const names = (options: { display_name: string }[]) => options.map(({ display_name }) => display_name);

describe('what may be chosen about a company', () => {
  // API-080, PIPE-013
  it('GET /tp-status-options: the statuses in their order, in capitals', async () => {
    await retire('tp_status', 'ON_HOLD');

    const { data } = await read('/tp-status-options');

    expect(data[0]).toEqual({ display_name: 'Prospect', server_value: 'PROSPECT' });
    expect(data.map(({ server_value }: { server_value: string }) => server_value).join(' ')).toBe(
      'PROSPECT REACHED_OUT IN_CONVERSATION MEETING_SCHEDULED DILIGENCE TERM_SHEET PORTFOLIO PASSED',
    );
  });

  // API-027
  it('GET /document-types', async () => {
    const { data } = await read('/document-types');

    expect(names(data)).toEqual(['Pitch Deck', 'Financials', 'Cap Table', 'Memo', 'Contract', 'Other']);
    expect(data[0]).toEqual({ display_name: 'Pitch Deck', server_value: 'Pitch Deck' });
  });

  // API-021
  it('GET /company-updates/types', async () => {
    const { data } = await read('/company-updates/types');

    expect(names(data)).toEqual(['Funding', 'Hiring', 'Product', 'Press', 'Other']);
  });

  // API-102
  it('GET /quip-types: listed and used ones with their counts, retired ones not', async () => {
    const { company_id } = await server.db
      .insertInto('company')
      .values({ company_domain: 'quips.example', company_name: 'Quips' })
      .returning('company_id')
      .executeTakeFirstOrThrow();
    const quip = (quip_type: string, source: string) => ({
      company_id,
      quip_type,
      source,
      quip_text: 'They grow.',
      date: '2026-01-02',
      source_type: 'newsletter',
    });
    await server.db
      .insertInto('quip')
      .values([quip('Praise', '1'), quip('Praise', '2'), quip('Doubt', '3'), quip('Old', '4')])
      .execute();
    await server.db
      .insertInto('choice')
      .values([
        { kind: 'quip_type', server_value: 'Praise', display_name: 'Warm words', position: 1 },
        { kind: 'quip_type', server_value: 'Fact', display_name: 'Facts', position: 0 },
        { kind: 'quip_type', server_value: 'Old', display_name: 'Old', position: 2, active: false },
      ])
      .execute();

    expect(await read('/quip-types')).toEqual({
      data: [
        { display_name: 'Facts', server_value: 'Fact', count: 0 },
        { display_name: 'Warm words', server_value: 'Praise', count: 2 },
        { display_name: 'Doubt', server_value: 'Doubt', count: 1 },
      ],
    });
  });
});

describe('where companies come from', () => {
  // API-104, EXPL-008, EXPL-078, EXPL-080
  it('GET /explore/datasources: orion first, the others by name', async () => {
    await server.db
      .insertInto('datasource')
      .values({ datasource: 'acme_list', scoper: 'ann@firm.example' })
      .execute();

    const { results } = await read('/explore/datasources');

    expect(results.map(({ datasource }: { datasource: string }) => datasource)).toEqual([
      'orion',
      'acme_list',
      'multi_founders',
    ]);
    expect(results[1]).toEqual({
      datasource: 'acme_list',
      datasource_type: 'import',
      scoper: 'ann@firm.example',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  // API-050
  it('GET /source-list: how many from each, the untagged under orion', async () => {
    const added = await server.db
      .insertInto('company')
      .values(
        ['one', 'two'].map((name) => ({ company_domain: `${name}.sources.example`, company_name: name })),
      )
      .returning('company_id')
      .execute();
    const { datasource_id } = await server.db
      .insertInto('datasource')
      .values({ datasource: 'fair_2026' })
      .returning('datasource_id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('company_datasource')
      .values(added.map(({ company_id }) => ({ company_id, datasource_id })))
      .execute();

    const { results } = await read('/source-list');

    expect(results).toEqual([
      { name: 'fair_2026', count: 2 },
      { name: 'orion', count: 1 },
    ]);
  });
});
