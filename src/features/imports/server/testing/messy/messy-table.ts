import { type Random, randomFrom } from '#demo/making/random.ts';
import { inventCompany, type KnownCompany } from './known-companies.ts';
import { messyDays, messyWords, messyYears, type MessyCell, type MessyColumn } from './messy-columns.ts';
import { canWrite, chooseFile, type FileStyle, writeFile } from './messy-file.ts';
import { messyEmployees, messyGrowth, messyMoney } from './messy-numbers.ts';
import { messyPlaces } from './messy-places.ts';
import { messyStanding } from './messy-standing.ts';

/** Stands for what nobody can read: the cell must stay empty, and be told. */
export const UNREADABLE = Symbol('unreadable');

export interface MessyRow {
  company: KnownCompany;
  /** Whether its domain can be read. */
  hasDomain: boolean;
  cells: MessyCell[];
}
export interface MessyTable {
  number: number;
  columns: MessyColumn[];
  rows: MessyRow[];
  file: { name: string; bytes: Buffer };
  style: FileStyle;
}

const NO_DOMAIN = ['not a domain', 'facebook.com', 'https://bit.ly/3xYz', 'http://', 'acme'];
const EMPTY = ['', '', 'N/A', '-', 'null', 'unknown', ' '];

/** A table of companies that are known, as untidy as the number tells; the same number makes the same table. */
export function messyTable(number: number): MessyTable {
  const random = randomFrom('messy table', number);
  const style = chooseFile(random);
  const columns = chooseColumns(random, style);
  const rows = Array.from({ length: random.int(3, 14) }, (_one, at) =>
    writeRow(random, style, columns, inventCompany(random, style.script, number, at)),
  );
  for (const { company } of random.some(rows, random.int(0, 2)))
    rows.splice(random.int(0, rows.length), 0, writeRow(random, style, columns, company));
  const headers = columns.map(({ header }) => messyHeader(random, header));
  const texts = rows.map(({ cells }) => cells.map(({ text }) => text));
  return { number, columns, rows, style, file: writeFile(random, style, headers, texts) };
}

const messyHeader = (random: Random, header: string) =>
  random.pick([header, header, header.toUpperCase(), ` ${header} `]);

function chooseColumns(random: Random, style: FileStyle): MessyColumn[] {
  const [name, ...words] = messyWords(random);
  const others = [
    messyMoney(random),
    messyGrowth(random),
    messyEmployees(random),
    messyDays(random),
    messyYears(random),
    ...words,
  ];
  const chosen = [...random.some(others, random.int(3, others.length)), ...messyPlaces(random)];
  const standing = random.some(messyStanding(random), random.int(0, 3));
  const columns = [...(name ? [name] : []), domainColumn(random), ...chosen, ...standing];
  return random
    .some(columns, columns.length)
    .map((column) => (canWrite(column.header, style) ? column : { ...column, header: column.field }));
}

const domainColumn = (random: Random): MessyColumn => ({
  ...random.pick([
    { field: 'domain', header: 'Domain' },
    { field: 'domain', header: 'company_domain' },
    { field: 'website', header: 'Homepage URL' },
    { field: 'website', header: 'Webseite' },
  ]),
  reading: null,
  write: ({ domain }) => ({
    text: random.pick([
      domain,
      domain.toUpperCase(),
      `www.${domain}`,
      `https://${domain}/`,
      `HTTP://www.${domain}/about?utm_source=x`,
      ` ${domain} `,
    ]),
    means: domain,
  }),
  otherwise: [],
  junk: NO_DOMAIN,
});

function writeRow(
  random: Random,
  style: FileStyle,
  columns: readonly MessyColumn[],
  company: KnownCompany,
): MessyRow {
  const cells = columns.map((column) => {
    const cell = writeCell(random, column, company);
    return canWrite(cell.text, style) ? cell : { text: '', means: undefined };
  });
  const at = columns.findIndex(({ field }) => field === 'domain' || field === 'website');
  return { company, cells, hasDomain: cells[at]?.means === company.domain };
}

function writeCell(random: Random, column: MessyColumn, company: KnownCompany): MessyCell {
  const isName = column.field === 'company_name';
  if (random.chance(0.08)) return { text: random.pick(column.junk), means: UNREADABLE };
  if (!isName && random.chance(0.08)) return { text: random.pick(EMPTY), means: undefined };
  if (column.otherwise.length > 0 && random.chance(0.12)) return random.pick(column.otherwise)(company);
  return column.write(company);
}
