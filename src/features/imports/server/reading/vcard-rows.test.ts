import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openFile } from './read-rows.ts';
import { MOST_GROWTH } from '#server/testing/growth.ts';

const rowsOf = async (text: string) => {
  const { format, headers, rows } = await openFile(Readable.from([Buffer.from(text)]), 'contacts.vcf');
  expect(format).toBe('vcard');
  const found = [];
  for await (const { line, cells } of rows)
    found.push({
      line,
      ...Object.fromEntries(headers.map((header, at) => [header, cells[at]]).filter(([, cell]) => cell)),
    });
  return found;
};

it('reads contacts as phones and mail programs write them', async () => {
  expect(
    await rowsOf(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Moor\r\nN:Moor;Ada;;;\r\nitem1.EMAIL;TYPE=INTERNET:ada@acme.example\r\nEMAIL;TYPE=home:ada@home.example\r\n' +
        'ORG:Acme\\, Inc.;Research\r\nTITLE:Head of\r\n  Engineering\r\nURL:https://www.linkedin.com/in/adamoor\r\nPHOTO;ENCODING=b:AAAA\r\nEND:VCARD\r\n' +
        'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=\r\n=C3=BCrgen\r\nEND:VCARD\r\n',
    ),
  ).toEqual([
    {
      line: 1,
      'Full name': 'Ada Moor',
      'E-mail': 'ada@acme.example; ada@home.example',
      Company: 'Acme, Inc.',
      'Job title': 'Head of Engineering',
      LinkedIn: 'https://www.linkedin.com/in/adamoor',
    },
    { line: 13, 'First name': 'Jürgen', 'Last name': 'Müller' },
  ]);
});

it('tells where a contact is cut off', async () => {
  await expect(rowsOf('BEGIN:VCARD\nFN:Ada\nEND:VCARD\nBEGIN:VCARD\nFN:Ben\n')).rejects.toThrow('Line 4:');
});

it.each([
  ['lines that go on', (count: number) => `NOTE;ENCODING=QUOTED-PRINTABLE:x${'\n a'.repeat(count)}`],
  ['quoted lines that go on', (count: number) => `NOTE;ENCODING=QUOTED-PRINTABLE:x${'=\na'.repeat(count)}`],
  ['addresses', (count: number) => 'EMAIL:a@b.example\n'.repeat(count)],
])('a contact of twice as many %s takes twice as long', async (_what, linesOf) => {
  const cpuOf = async (count: number) => {
    const text = `BEGIN:VCARD\nFN:Ada\n${linesOf(count)}\nEND:VCARD\n`;
    const before = process.cpuUsage();
    expect(await rowsOf(text)).toHaveLength(1);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const best = async (count: number) => {
    const all = [];
    for (let run = 0; run < 3; run += 1) all.push(await cpuOf(count));
    return Math.min(...all);
  };
  await cpuOf(20_000);

  expect(Math.sqrt((await best(80_000)) / (await best(20_000)))).toBeLessThan(MOST_GROWTH);
});

it('refuses a contact without end', async () => {
  await expect(rowsOf(`BEGIN:VCARD\n${'EMAIL:a@b.example\n'.repeat(250_000)}END:VCARD\n`)).rejects.toThrow(
    'the contact is too long to be read',
  );
});
