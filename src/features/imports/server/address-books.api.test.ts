import { expect, it } from 'vitest';
import { aZip } from './testing/a-workbook.ts';
import { importScene } from './testing/import-scene.ts';

const { db, send, check, step, findCompany } = await importScene();
const BOOK =
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Moor\r\nORG:Acme\r\nURL:https://www.linkedin.com/in/adamoor\r\nEND:VCARD\r\n';
const PROFILES = [
  'https://www.linkedin.com/in/adamoor',
  'de.linkedin.com/in/adamoor/',
  'http://LinkedIn.com/pub/ada-moor/1/2/3',
];

it.each([
  ['contacts.vcf', BOOK],
  ['companies.csv', BOOK],
  ['contacts.zip', aZip({ 'contacts.vcf': BOOK })],
])('an address book is no file of companies: %s', async (name, file) => {
  const reply = await send(file, 'companies', name);

  expect(reply.json()).toMatchObject({ code: 422, message: 'This is an address book. Import it as people.' });
  expect(await db.selectFrom('import').selectAll().execute()).toEqual([]);
});

it('is read as people', async () => {
  expect((await send(BOOK, 'people', 'contacts.vcf')).statusCode).toBe(201);
});

it.each(PROFILES)('a person’s profile is no page of a company: %s', async (profile) => {
  const { id, bad_cells } = await check(`domain,name,linkedin\nacme.example,Acme,${profile}\n`);
  await step(id, 'commit');

  expect(bad_cells).toMatchObject([{ field: 'linkedin_url', cells: 1, values: [{ text: profile }] }]);
  expect(await findCompany('acme.example')).toMatchObject({ company_name: 'Acme', linkedin_url: null });
});

it('a page of a company is one', async () => {
  await step((await check('domain,linkedin\nbe.example,https://www.linkedin.com/company/in\n')).id, 'commit');

  expect(await findCompany('be.example')).toMatchObject({
    linkedin_url: 'https://www.linkedin.com/company/in',
  });
});
