import { expect, it } from 'vitest';
import type { ImportSummary } from '../import-record.contract.ts';
import { importScene } from './testing/import-scene.ts';

const { db, call, takeIn } = await importScene();

type Page = { results: ImportSummary[]; next_page: string | null };
const pageAfter = async (after?: string) =>
  (await call('GET', after === undefined ? '' : `?after=${encodeURIComponent(after)}`)).json<Page>();

it('leads page by page to every import, also behind many that were never used', async () => {
  const { id } = await takeIn('domain\noldest.example\n');
  await db.updateTable('import').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  // Several came at one moment.
  const drafts = Array.from({ length: 120 }, (_, at) => ({
    entity: 'companies',
    file_name: `draft-${at}.csv`,
    storage_name: `draft-${at}`,
    size: 1,
    headers: ['domain'],
    mapping: '["domain"]',
    preview: '[]',
    created_at: new Date(Date.UTC(2021, 0, 1, 0, 0, 0, Math.floor(at / 7))).toISOString(),
  }));
  await db.insertInto('import').values(drafts).execute();

  const pages = [await pageAfter()];
  for (let next = pages[0]?.next_page; next; next = pages.at(-1)?.next_page)
    pages.push(await pageAfter(next));

  const listed = pages.flatMap(({ results }) => results);
  expect(pages.map(({ results }) => results.length)).toEqual([50, 50, 21]);
  expect(new Set(listed.map((one) => one.id)).size).toBe(121);
  expect(listed.at(-1)).toMatchObject({ id, status: 'committed' });
});

it.each([
  'tomorrow',
  '2021-13-99T00:00:00.000Z_00000000-0000-0000-0000-000000000000',
  "2021-01-01T00:00:00.000Z_'",
  '0000-01-01T00:00:00.000Z_5f0f3c0a-0000-4000-8000-000000000001',
  '2021-02-30T00:00:00.000Z_5f0f3c0a-0000-4000-8000-000000000001',
  '2021-01-01T00:00:00.000Z_5f0f3c0a-0000-4000-8000-000000000001_',
])('refuses a place in the list that it never named: %s', async (after) => {
  expect((await call('GET', `?after=${encodeURIComponent(after)}`)).json()).toMatchObject({
    code: 422,
    message: 'after must be the next_page of the answer before.',
  });
});
