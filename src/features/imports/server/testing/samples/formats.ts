import iconv from 'iconv-lite';
import { aWorkbook, aZip, textRow } from '../a-workbook.ts';
import { FERROWICK, LUMENVALE, SALTPIER, type Sample } from './sample.ts';

const HEADERS = ['Domain', 'Name', 'City', 'State', 'Country', 'Year founded', 'Employees'];
const ROWS = [
  ['ferrowick.example', 'Ferrowick', 'Oslo', '', 'Norway', '2018', '84'],
  ['lumenvale.example', 'Lumenvale', 'Austin', 'Texas', 'United States', '2015', '1240'],
];
const CELLS = { 'ferrowick.example': FERROWICK, 'lumenvale.example': LUMENVALE };
const table = (delimiter: string, lines: readonly (readonly string[])[] = [HEADERS, ...ROWS]) =>
  `${lines.map((cells) => cells.join(delimiter)).join('\n')}\n`;
const OBJECTS = ROWS.map(([domain, name, city, state, country, founded, employees]) => ({
  domain,
  name,
  hq: { city, state, country },
  year_founded: Number(founded),
  employees: Number(employees),
}));

const format = (
  of: string,
  file_name: string,
  file: string | Buffer,
  cells: Sample['cells'] = CELLS,
): Sample => ({
  of,
  entity: 'companies',
  file_name,
  file,
  cells,
});
const refused = (of: string, file_name: string, file: string | Buffer, refusedAs: string): Sample => ({
  ...format(of, file_name, file, {}),
  refusedAs,
});

/** A name in letters that only the encoding of its file has. */
const inLetters = (company_name: string, hq_city: string, about: string) => ({
  text: table(',', [
    ['Domain', 'Name', 'City', 'Description'],
    ['saltpier.example', company_name, hq_city, about],
    ['lumenvale.example', 'Lumenvale', 'Austin', ''],
  ]),
  cells: {
    'saltpier.example': { company_name, hq_city, description: about },
    'lumenvale.example': { company_name: 'Lumenvale', hq_city: 'Austin' },
  },
});
const encoded = (of: string, encoding: string, { text, cells }: ReturnType<typeof inLetters>) =>
  format(of, 'companies.csv', iconv.encode(text, encoding), cells);

const RUSSIAN = inLetters('Соляной причал', 'Новосибирск', 'Оборудование для небольших портов и складов');
const JAPANESE = inLetters('塩埠頭株式会社', '横浜', '小さな港のための設備を作る会社です');
const FRENCH = inLetters('Saltpier Élevage', 'Besançon', 'Équipement pour de petits ports à côté du marché');
const CZECH = inLetters('Solné molo', 'Plzeň', 'Zařízení pro malé přístavy a říční čluny a žluté bóje');

/** Forms in which a table comes, whoever wrote it. */
export const formats: readonly Sample[] = [
  format('CSV', 'companies.csv', table(',')),
  format('TSV', 'companies.tsv', table('\t')),
  format(
    'CSV with semicolons, German headers and numbers',
    'firmen.csv',
    table(';', [
      ['Webseite', 'Firmenname', 'Ort', 'Land', 'Gründungsjahr', 'Mitarbeiter', 'Letzte Finanzierung'],
      ['www.ferrowick.example', 'Ferrowick', 'Oslo', 'Norwegen', '2018', '84', '20.11.2024'],
      ['www.saltpier.example', 'Saltpier', 'Lyon', 'Frankreich', '', '11-50', ''],
    ]),
    {
      'ferrowick.example': { ...FERROWICK, last_funding_on: '2024-11-20' },
      'saltpier.example': { ...SALTPIER, employee_range: '11-50' },
    },
  ),
  format(
    'CSV with dates that can be read in two ways',
    'rounds.csv',
    table(',', [
      ['Domain', 'Name', 'Last funding date', 'City'],
      ['ferrowick.example', 'Ferrowick', '03/04/2024', 'Oslo'],
      ['saltpier.example', 'Saltpier', '05/06/2023', 'Lyon'],
    ]),
    {
      'ferrowick.example': { company_name: 'Ferrowick', hq_city: 'Oslo', last_funding_on: null },
      'saltpier.example': { company_name: 'Saltpier', hq_city: 'Lyon', last_funding_on: null },
    },
  ),
  format('JSON, nested', 'companies.json', JSON.stringify(OBJECTS)),
  format('JSONL, NDJSON', 'companies.jsonl', OBJECTS.map((one) => JSON.stringify(one)).join('\n')),
  format(
    'Excel workbook (.xlsx)',
    'companies.xlsx',
    aWorkbook({ Companies: [HEADERS, ...ROWS].map((cells, at) => textRow(at + 1, cells)).join('') }),
  ),
  format('ZIP with one table', 'export.zip', aZip({ 'export/companies.csv': table(',') })),
  encoded('Windows-1251', 'windows-1251', RUSSIAN),
  encoded('Shift-JIS', 'shift_jis', JAPANESE),
  encoded('Mac Roman', 'macintosh', FRENCH),
  encoded('Windows-1252', 'windows-1252', FRENCH),
  encoded('ISO-8859-2', 'iso-8859-2', CZECH),
  format('UTF-16', 'companies.csv', iconv.encode(RUSSIAN.text, 'utf-16le', { addBOM: true }), RUSSIAN.cells),
  refused(
    'OpenDocument (.ods)',
    'companies.ods',
    aZip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
    'OpenDocument',
  ),
  refused('Old Excel workbook (.xls)', 'companies.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel'),
  refused('Calendar (.ics)', 'a.ics', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n', 'calendar'),
  refused('E-mail (.eml)', 'a.eml', 'Return-Path: <a@b.example>\nSubject: Hi\n\nHello\n', 'e-mail'),
  refused('Mailbox (.mbox)', 'a.mbox', 'From a@b.example Mon Jan 1 2026\nSubject: Hi\n\nHello\n', 'e-mail'),
  refused('PDF', 'a.pdf', '%PDF-1.7\n', 'PDF'),
];
