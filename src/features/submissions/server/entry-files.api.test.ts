import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { entriesApp } from './testing/entries-app.ts';

const { db, byAnn, byBob } = await entriesApp();
const calls = '/company-call-summaries';
const summary = (deck_file_urls: string[]) => ({
  domain: 'acme.example',
  call_date: '2026-11-12',
  quarter: 'Q4',
  year: '2026',
  content: '<p>Nineteen plants signed</p>',
  product: ['Maintenance'],
  deck_attached: 'Yes',
  deck_file_urls,
});

async function aFile(file_name: string) {
  const { rows } = await sql<{ uuid: string }>`with stored as (
      insert into stored_file (storage_name, file_name, content_type, size, sha256, created_at)
      values (${randomUUID()}, ${file_name}, 'application/pdf', 1, 'x', now()) returning file_id)
    insert into company_file (company_id, file_id, document_type, created_at)
    select company_id, file_id, 'Pitch Deck', now() from company, stored returning uuid`.execute(db);
  const uuid = rows[0]?.uuid ?? '';
  return { url: `/media/files/${uuid}`, remove: () => byAnn('DELETE', `/file-uploads/${uuid}`) };
}

// SUBM-049
it('refuses a file that is not there by the name of its field, and keeps one that is there once', async () => {
  const [deck, old] = [await aFile('deck.pdf'), await aFile('old.pdf')];
  await old.remove();
  const refused = (urls: string[]) => byAnn('POST', calls, summary(urls));

  for (const [url, name] of [
    [`/media/files/${randomUUID()}`, 'This file'],
    [old.url, 'old.pdf'],
  ] as const) {
    const sentence = `${name} was deleted. Remove it and add another file.`;
    expect(await refused([deck.url, url])).toMatchObject({
      status: 422,
      body: { message: sentence, errors: { deck_file_urls: sentence } },
    });
  }
  const { uuid } = (await byAnn('POST', calls, summary([deck.url, deck.url]))).body;
  expect((await byBob('GET', `${calls}/${uuid}`)).body.data).toMatchObject({
    answers: { deck_file_urls: [deck.url] },
    files: [{ url: deck.url, file_name: 'deck.pdf', deleted: false }],
  });
});

it('tells of a file that was deleted since, and lets the rest be changed', async () => {
  const deck = await aFile('deck.pdf');
  const { uuid } = (await byAnn('POST', calls, summary([deck.url]))).body;
  await deck.remove();

  expect((await byBob('GET', `${calls}/${uuid}`)).body.data.files).toEqual([
    { url: deck.url, file_name: 'deck.pdf', deleted: true },
  ]);
  const change = { ...summary([deck.url]), content: '<p>Twenty</p>', version: 1 };
  expect((await byBob('PUT', `${calls}/${uuid}`, change)).status).toBe(200);
});

it('refuses to hand in a draft whose file was deleted meanwhile', async () => {
  const deck = await aFile('deck.pdf');
  const { uuid } = (await byAnn('POST', '/draft/company-call-summaries', summary([deck.url]))).body;
  await deck.remove();

  const { status, body } = await byAnn('PUT', `${calls}/${uuid}`, { ...summary([deck.url]), version: 1 });
  expect({ status, errors: Object.keys(body.errors) }).toEqual({ status: 422, errors: ['deck_file_urls'] });
});
