import type { Random } from '#demo/making/random.ts';
import type { Reading } from '../../../readings.rules.ts';
import type { KnownCompany } from './known-companies.ts';

/** What stands in a cell and what it means; undefined where it says nothing. */
export interface MessyCell {
  text: string;
  means: unknown;
}
export type WriteCell = (company: KnownCompany) => MessyCell;

/** A column of a table as somebody wrote it. */
export interface MessyColumn {
  field: string;
  header: string;
  /** How its cells are to be read, where there are several ways. */
  reading: Reading | null;
  write: WriteCell;
  /** How a single cell may be written otherwise and still mean the same to anybody. */
  otherwise: readonly WriteCell[];
  /** What nobody can read for this field. */
  junk: readonly string[];
}

const pad = (number: number) => String(number).padStart(2, '0');
const MONTH_NAMES = [
  'January February March April May June July August September October November December'.split(' '),
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
];
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);

type WriteDay = (year: number, month: number, day: number) => string;

const clearDays: readonly WriteDay[] = [
  (y, m, d) => `${y}-${pad(m)}-${pad(d)}`,
  (y, m, d) => `${y}-${pad(m)}-${pad(d)}T23:30:00-08:00`,
  (y, m, d) => `${y}/${m}/${d}`,
  (y, m, d) => `${y}${pad(m)}${pad(d)}`,
  (y, m, d) => `${pad(d)}.${pad(m)}.${y}`,
  (y, m, d) => `${d}.${m}.${pad(y % 100)}`,
  (y, m, d) => `${d}-${MONTH_NAMES[0]?.[m - 1]?.slice(0, 3)}-${pad(y % 100)}`,
  (y, m, d) => `${MONTH_NAMES[0]?.[m - 1]} ${d}, ${y}`,
  (y, m, d) => `${d}. ${MONTH_NAMES[1]?.[m - 1]} ${y}`,
  (y, m, d) => `${d} ${MONTH_NAMES[2]?.[m - 1]} ${y}`,
  (y, m, d) => String((Date.UTC(y, m - 1, d) - EXCEL_DAY_0) / 86_400_000),
  (y, m, d) => `${y}-${pad(m)}-${pad(d)} 00:00:00`,
];

export function messyDays(random: Random): MessyColumn {
  const words = ['Last Funding Date', 'last_round_date', 'Last raised', 'Letzte Finanzierung'];
  const day =
    (how: WriteDay): WriteCell =>
    ({ last_funding_on }) => {
      const [y = 0, m = 0, d = 0] = last_funding_on.split('-').map(Number);
      return { text: how(y, m, d), means: last_funding_on };
    };
  const mark = random.pick(['/', '/', '-']);
  const year = (y: number) => (mark === '/' && y % 3 === 0 ? pad(y % 100) : String(y));
  const styles: [headers: string[], how: WriteDay, reading: Reading | null][] = [
    ...clearDays.map((how) => [words, how, null] as [string[], WriteDay, null]),
    [words, (y, m, d) => [pad(d), pad(m), y].join(mark), 'day_first'],
    [words, (y, m, d) => [d, m, year(y)].join(mark), 'day_first'],
    [words, (y, m, d) => [m, d, year(y)].join(mark), 'month_first'],
    [words, (y, m, d) => `${pad(m)}/${pad(d)}/${y} 10:15 AM`, 'month_first'],
    [['Last Funding Date (DD/MM/YYYY)'], (y, m, d) => `${pad(d)}/${pad(m)}/${y}`, 'day_first'],
    [['Last funding date mm/dd/yyyy'], (y, m, d) => `${pad(m)}/${pad(d)}/${y}`, 'month_first'],
  ];
  const [headers, how, reading] = random.pick(styles);
  const other: WriteDay = (y, m, d) =>
    d > 12
      ? [reading === 'day_first' ? m : d, reading === 'day_first' ? d : m, y].join('/')
      : `${y}-${pad(m)}-${pad(d)}`;
  return {
    field: 'last_funding_on',
    header: random.pick(headers),
    reading,
    write: day(how),
    otherwise: [...clearDays.map(day), day(other)],
    junk: [
      '2023-02-30',
      '31/31/2020',
      'soon',
      '13/13/2013',
      '1700-01-01',
      '12',
      '#NAME?',
      '00/00/0000',
      '########',
    ],
  };
}

export function messyYears(random: Random): MessyColumn {
  const styles: ((year: number) => string)[] = [
    String,
    (year) => `${year}.0`,
    (year) => `${year}-06-01`,
    (year) => `${String(year).slice(0, 1)},${String(year).slice(1)}`,
    (year) => `founded in ${year}`,
    (year) => `c. ${year}`,
    (year) => `03/${year}`,
    (year) => `14.03.${year}`,
  ];
  const cell =
    (how: (year: number) => string): WriteCell =>
    ({ year_founded }) => ({ text: how(year_founded), means: year_founded });
  return {
    field: 'year_founded',
    header: random.pick(['Founded', 'Year Founded', 'founded_on', 'Gründungsjahr', 'Année de création']),
    reading: null,
    write: cell(random.pick(styles)),
    otherwise: styles.map(cell),
    junk: ['2077', '15', 'soon', '201', '20155', '2010-2015', '#REF!', '-2010'],
  };
}

const STATUS_WORDS = {
  Private: ['Private', 'PRIVATE', 'privately held', 'Operating', 'Venture-Backed'],
  Public: ['Public', 'IPO', 'publicly traded', ' public '],
  Acquired: ['Acquired', 'acquired/merged', 'Was Acquired'],
  Closed: ['Closed', 'Shut down', 'Out of business', 'defunct'],
};

export function messyWords(random: Random): MessyColumn[] {
  const text =
    (field: 'company_name' | 'description'): WriteCell =>
    (company) => ({ text: company[field], means: company[field] });
  const status: WriteCell = (company) => ({
    text: random.pick(STATUS_WORDS[company.status]),
    means: company.status,
  });
  const saas: WriteCell = ({ is_saas }) => ({
    text: random.pick(is_saas ? ['yes', 'Y', 'TRUE', '1', 'x', 'Ja'] : ['no', 'N', 'FALSE', '0', 'nein']),
    means: is_saas,
  });
  const errors = ['#REF!', '#VALUE!', '#NAME?', '########'];
  const rest = { reading: null, otherwise: [] };
  return [
    {
      field: 'company_name',
      header: random.pick(['Company Name', 'Name', 'company', 'Organization Name', 'Firma', 'Startup']),
      write: text('company_name'),
      junk: errors,
      ...rest,
    },
    {
      field: 'description',
      header: random.pick(['Description', 'About', 'Beschreibung']),
      write: text('description'),
      junk: errors,
      ...rest,
    },
    {
      field: 'status',
      header: random.pick(['Status', 'Operating Status']),
      write: status,
      junk: ['Zombie', '17', '#N/A!'],
      ...rest,
    },
    {
      field: 'is_saas',
      header: random.pick(['SaaS', 'is_saas']),
      write: saas,
      junk: ['maybe', '2', 'yes/no'],
      ...rest,
    },
  ];
}
