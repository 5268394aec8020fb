import type { Random } from '#demo/making/random.ts';
import type { Reading } from '../../../readings.rules.ts';
import type { MessyColumn, WriteCell } from './messy-columns.ts';

const grouped = (number: number, mark: string) => String(number).replaceAll(/\B(?=(\d{3})+(?!\d))/g, mark);
/** The number without a tail of noughts: 1.25, 3. */
const decimal = (number: number) => String(Number(number.toPrecision(12)));

const MONEY_WORDS = [
  'Total Funding',
  'total_raised',
  'Amount Raised',
  'Money raised',
  'Gesamtfinanzierung',
  'FUNDING',
];

/** An amount written out, and one that says itself how large it is, whatever its column. */
const plainMoney: readonly ((usd: number) => string)[] = [
  (usd) => `$${grouped(usd, ',')}`,
  (usd) => `US$ ${grouped(usd, ' ')}`,
  (usd) => `${grouped(usd, "'")} USD`,
];
const sizedMoney: readonly ((usd: number) => string)[] = [
  (usd) => `$${decimal(usd / 1e6)}M`,
  (usd) => `${decimal(usd / 1e6)} million`,
  (usd) => `${decimal(usd / 1e3)}k`,
  (usd) => `$${decimal(usd / 1e9)}bn`,
  (usd) => `USD ${decimal(usd / 1e6).replace('.', ',')} Mio.`,
];

export function messyMoney(random: Random): MessyColumn {
  const cell = (write: (usd: number) => string): WriteCell => {
    return (company) => ({ text: write(company.total_funding_usd), means: company.total_funding_usd });
  };
  const unit = (divisor: number, mark: string) => (usd: number) => {
    const [whole = '', part] = decimal(usd / divisor).split('.');
    return `${grouped(Number(whole), mark)}${part === undefined ? '' : `.${part}`}`;
  };
  const styles: [headers: string[], write: (usd: number) => string, reading: Reading][] = [
    [MONEY_WORDS, String, 'dollars'],
    [MONEY_WORDS, (usd) => `${usd}.00`, 'dollars'],
    [MONEY_WORDS, (usd) => grouped(usd, ','), 'dollars'],
    [MONEY_WORDS, (usd) => grouped(usd, '.'), 'dollars'],
    [MONEY_WORDS, (usd) => grouped(usd, ' '), 'dollars'],
    ...[...plainMoney, ...sizedMoney].map(
      (write) => [MONEY_WORDS, write, 'dollars'] as [string[], typeof write, Reading],
    ),
    [['Total Raised (USD M)', 'Total Funding ($M)', 'Funding in millions'], unit(1e6, ''), 'millions'],
    [['Total Raised (in thousands)', 'Total Funding ($K)'], unit(1e3, ','), 'thousands'],
    [MONEY_WORDS, unit(1e6, ''), 'millions'],
  ];
  const [headers, write, reading] = random.pick(styles);
  return {
    field: 'total_funding_usd',
    header: random.pick(headers),
    reading,
    write: cell(write),
    otherwise: (reading === 'dollars' ? [...plainMoney, ...sizedMoney] : sizedMoney).map(cell),
    junk: [
      '€5M',
      '£1,200,000',
      'CHF 2 Mio',
      'lots',
      '$',
      '12%',
      '-500000',
      '1-5M',
      '$1M+',
      '1.2.3',
      '#REF!',
      '1,2,3',
    ],
  };
}

export function messyGrowth(random: Random): MessyColumn {
  const words = ['Growth 1Y', 'yoy growth', 'Headcount Growth (12 months)', 'annual_growth'];
  const percent = (value: number) => `${decimal(value)}%`;
  const styles: [headers: string[], write: (value: number) => string, reading: Reading][] = [
    [words, percent, 'percent'],
    [words, (value) => `${decimal(value).replace('.', ',')} %`, 'percent'],
    [['Growth 1y (%)', 'YoY growth pct'], decimal, 'percent'],
    [words, decimal, 'percent'],
    [words, (value) => decimal(value / 100), 'fraction'],
    [words, (value) => (value / 100).toFixed(4), 'fraction'],
  ];
  const [headers, write, reading] = random.pick(styles);
  const cell = (how: typeof write): WriteCell => {
    return ({ growth_1y }) => ({ text: how(growth_1y), means: growth_1y });
  };
  return {
    field: 'growth_1y',
    header: random.pick(headers),
    reading,
    write: cell(write),
    otherwise: [cell(percent), cell((value) => (value < 0 ? `(${decimal(-value)}%)` : `+${percent(value)}`))],
    junk: ['$5', 'up', '5-10%', '-300%', '#DIV/0!', '>20%', '12% p.a.'],
  };
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export function messyEmployees(random: Random): MessyColumn {
  const head = random.pick(['', '', ' employees', ' people']);
  const mark = random.pick(['', ',', ' ', "'", '.']);
  const dash = random.pick(['-', '–', ' - ', ' to ', '-']);
  const asDays = random.chance(0.2);
  const range = (least: number, most: number | null) => {
    if (most === null) return random.pick([`${grouped(least, ',')}+`, `${least}+`, `over ${least - 1}`]);
    // As a spreadsheet that took them for days shows them.
    if (asDays && least <= 12 && most <= 31) return `${most}-${MONTHS[least - 1]}`;
    if (asDays && least <= 12 && most <= 99) return `${MONTHS[least - 1]}-${most}`;
    return `${grouped(least, mark)}${dash}${grouped(most, mark)}`;
  };
  const write =
    (tail: string, written: (count: number) => string): WriteCell =>
    ({ employees }) =>
      typeof employees === 'number'
        ? { text: `${written(employees)}${tail}`, means: employees }
        : {
            text: `${range(employees.least, employees.most)}${asDays ? '' : tail}`,
            means: `${employees.least}${employees.most === null ? '+' : `-${employees.most}`}`,
          };
  return {
    field: 'employee_count',
    header: random.pick([
      'Employees',
      '# of Employees',
      'employee_count',
      'Company Size',
      'Mitarbeiter',
      'Headcount',
    ]),
    reading: null,
    write: write(head, (count) => grouped(count, mark)),
    otherwise: [write('', String), write('', (count) => `~${count}`), write('', (count) => `${count}.0`)],
    junk: ['many', '12.5', '-4', '$40', '10%', '#VALUE!', '200-20', '40?', '1.2.3', '99999999999'],
  };
}
