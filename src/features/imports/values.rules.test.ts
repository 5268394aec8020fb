import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithoutHost } from './cell-text.rules.ts';
import { importFields } from './import-fields.rules.ts';
import { parseValue } from './values.rules.ts';

const parse = (name: string, text: string, entity: 'companies' | 'people' = 'companies') => {
  const field = importFields[entity].find((each) => each.field === name);
  if (!field) throw new Error(`No field ${name}`);
  return parseValue(field, text);
};

const NO_ADDRESS = [
  '/missing.png',
  '/company/thumb/missing.png',
  'missing.png',
  'company/thumb/missing.png',
  '//',
  '/',
  './logo.png',
  '../logo.png',
  'http://',
  'https://',
  'http:///missing.png',
  'www',
  'www.',
  'http://www.',
  'http://n/a',
  'http://null',
  'https://undefined/logo.png',
  '#',
];

describe('a path without a host', () => {
  it.each(NO_ADDRESS)('%j is no address, in whatever column of addresses', (text) => {
    for (const name of ['company_logo', 'website', 'g2_url', 'linkedin_url'])
      expect(parse(name, text)).toEqual({
        problem: `"${text}" is not a web address; write one such as https://acme.example`,
      });
    expect(isWithoutHost(text)).toBe(true);
  });

  it.each(['acme', 'acme,com', 'https://acme,com', '//acme', 'acme .example', 'ftp://acme.example'])(
    '%j may have been meant for one',
    (text) => {
      expect(isWithoutHost(text)).toBe(false);
    },
  );
});

it.each(['=A9', '=1+1', ' =HYPERLINK("https://acme.example","Acme")', "='Sheet 1'!B2", '=-B2', '="a"&B2'])(
  '%s is a formula, whatever the field, and never a value',
  (text) => {
    for (const field of [...importFields.companies, ...importFields.people])
      expect(parseValue(field, text)).toEqual({
        problem: expect.stringContaining('is a formula; write its value'),
      });
  },
);

describe('a cell', () => {
  const nothing = [
    '',
    '  ',
    'NULL',
    'null',
    'n/a',
    'N/A',
    '#N/A',
    '-',
    '—',
    'none',
    'Unknown',
    'NaN',
    '\\N',
    '="n/a"',
    '\u200B',
    '\u202E \u2060',
    '\u200C\u200D',
    '\u3164',
  ];
  it.each(nothing)('%j says nothing, whatever the field', (text) => {
    for (const field of [...importFields.companies, ...importFields.people]) {
      expect(parseValue(field, text)).toEqual({ value: null });
    }
  });

  it.each([
    ['company_name', '  Acme\tSystems \n Ltd ', 'Acme Systems Ltd'],
    ['company_name', 'Cafe\u0301 Nine', 'Café Nine'],
    ['company_name', '\u0000Acme\u0007', 'Acme'],
    ['company_name', 'Ac\u200Bme\u00AD \u202Egnik\u202C', 'Acme gnik'],
    ['company_name', '\u200Fאלפא\u200E', 'אלפא'],
    ['company_name', 'نرم\u200Cافزار \u200D', 'نرم\u200Cافزار'],
    ['company_name', '👩\u200D🚀', '👩\u200D🚀'],
    ['bucket', 'In\u2060ner', 'Inner'],
    ['lists', 'Fa\u200Br; \u200B', ['Far']],
    ['company_name', '="Acme"', 'Acme'],
    ['company_name', "'=Sum", '=Sum'],
    ['company_name', "'Quoted' Co", "'Quoted' Co"],
    ['description', ' One.\r\n\r\n  Two. ', 'One.\n\nTwo.'],
    ['external_id', '="00123"', '00123'],
    ['domain', 'https://www.Acme.example/about', 'acme.example'],
    ['website', 'acme.example', 'https://acme.example/'],
    ['website', 'http://acme.example/de', 'http://acme.example/de'],
    ['linkedin_url', 'linkedin.example/company/acme', 'https://linkedin.example/company/acme'],
    ['employee_count', '1,200', 1200],
    ['employee_count', '12.0', 12],
    ['employee_count', '1.2k', 1200],
    ['total_funding_usd', '$325 million', 325_000_000],
    ['total_funding_usd', '1.005m', 1_005_000],
    ['total_funding_usd', 'Undisclosed', null],
    ['total_funding_usd', '12.49', 12],
    ['growth_1y', '(12%)', -12],
    ['growth_1y', '0.125', 0.125],
    ['year_founded', 'Mar 2015', 2015],
    ['last_funding_on', '14.03.2021', '2021-03-14'],
    ['is_saas', 'YES', true],
    ['is_saas', 'x', true],
    ['is_saas', '0', false],
    ['is_saas', 'False', false],
    ['status', 'private company', 'Private'],
    ['status', 'PRIVATE', 'Private'],
    ['status', 'IPO', 'Public'],
    ['status', 'Publicly Traded', 'Public'],
    ['status', 'was acquired', 'Acquired'],
    ['status', 'M&A', 'Acquired'],
    ['status', 'closed/shut down', 'Closed'],
    ['status', 'Out of business', 'Closed'],
    ['lists', 'Spring; Fair, Autumn ;Spring', ['Spring', 'Fair, Autumn']],
    ['lists', 'Spring, Autumn', ['Spring', 'Autumn']],
    ['lists', 'Spring|Autumn', ['Spring', 'Autumn']],
    ['lists', 'Spring\nFair, Autumn', ['Spring', 'Fair, Autumn']],
    ['lists', '["Fair, Autumn"]', ['Fair, Autumn']],
    ['lists', "['Spring', 'Autumn']", ['Spring', 'Autumn']],
    ['lists', '; ;', null],
    ['aliases', 'WWW.acme.example, https://acme-old.example/', ['acme.example', 'acme-old.example']],
    ['datasource', 'Spring Fair, 2024!', ['spring_fair_2024']],
    ['datasource', 'orion; Spring Fair;orion', ['orion', 'spring_fair']],
  ])('for %s, %j is %j', (field, text, value) => {
    expect(parse(field, text)).toEqual({ value });
  });

  it.each([
    ['Ann@Acme.example', ['ann@acme.example']],
    ['Ann Bee <ann@acme.example>; bee@acme.example', ['ann@acme.example', 'bee@acme.example']],
    ['mailto:ann@acme.example', ['ann@acme.example']],
    ['ann@acme.example, ann@acme.example', ['ann@acme.example']],
    ['ann@acme.example bee@acme.example', ['ann@acme.example', 'bee@acme.example']],
  ])('e-mail addresses in %j are %j', (text, value) => {
    expect(parse('email', text, 'people')).toEqual({ value });
  });

  it.each([
    ['employee_count', 'lots', '"lots" is not a number; use one such as 1200 or 1.2 million'],
    ['employee_count', '50-10', '"50-10" is a range; write one number'],
    ['employee_count', '12.5', '"12.5" is not a whole number; write one such as 120'],
    ['employee_count', '1.750', '"1.750" can be read as 1.75 or as 1750; write it without the point'],
    ['employee_count', '-3', '"-3" is below zero; write 0 or more'],
    ['employee_count', '12%', '"12%" is not a count; write a whole number such as 120'],
    ['employee_count', '3 billion', '"3 billion" is too large; write at most 100,000,000'],
    ['total_funding_usd', '€3.5m', '"€3.5m" is in EUR; write it in US dollars'],
    ['total_funding_usd', '(1,200)', '"(1,200)" is below zero; write 0 or more'],
    ['total_funding_usd', '12%', '"12%" is a percentage; write an amount such as $1.2 million'],
    ['total_funding_usd', '5e300', '"5e300" is too large; write it in US dollars'],
    ['growth_1y', '-101%', '"-101%" is less than -100%; write a percentage'],
    ['growth_1y', '2000000%', '"2000000%" is too large; write a percentage'],
    ['hq_city', 'x'.repeat(201), `"${'x'.repeat(60)}…" is longer than 200 characters; shorten it`],
    ['description', 'x'.repeat(20_001), `"${'x'.repeat(60)}…" is longer than 20,000 characters; shorten it`],
    ['growth_1y', '$5', '"$5" is an amount; write a percentage such as 12.5%'],
    ['last_funding_on', 'soon', '"soon" is not a date; write one such as 2021-03-14'],
    ['last_funding_on', '1021-03-14', '"1021-03-14" is before 1800; write a date such as 2021-03-14'],
    ['year_founded', '99', '"99" is not a year; write one such as 2015'],
    ['domain', 'acme', '"acme" is not a domain; write one such as acme.example'],
    [
      'website',
      'javascript:alert(1)',
      '"javascript:alert(1)" is not a web address; write one such as https://acme.example',
    ],
    [
      'website',
      'ftp://acme.example',
      '"ftp://acme.example" is not a web address; write one such as https://acme.example',
    ],
    [
      'website',
      'https://~5002',
      '"https://~5002" is not a web address; write one such as https://acme.example',
    ],
    ['is_saas', 'perhaps', '"perhaps" is neither yes nor no; write yes or no'],
    ['status', 'zombie', '"zombie" is not one of Private, Public, Acquired, Closed'],
    ['aliases', 'acme.example; acme', '"acme" is not a domain; write one such as acme.example'],
    ['company_name', 'x'.repeat(501), `"${'x'.repeat(60)}…" is longer than 500 characters; shorten it`],
    ['datasource', '!!', '"!!" has no letter or digit; write a name such as spring_fair'],
  ])('for %s, %j is a problem that says why', (field, text, problem) => {
    expect(parse(field, text)).toEqual({ problem });
  });

  it('longer than any cell is a problem', () => {
    expect(parse('description', 'x'.repeat(100_001))).toEqual({
      problem: `"${'x'.repeat(60)}…" is longer than 100,000 characters`,
    });
  });

  it('names the address that is none', () => {
    expect(parse('email', 'ann@acme.example; bee', 'people')).toEqual({
      problem: '"bee" is not an e-mail address; write one such as ann@acme.example',
    });
  });

  it('takes a choice only where it is offered', () => {
    const field = {
      field: 'status',
      label: 'Status',
      kind: 'choice',
      aliases: [],
      least: 0,
      most: 200,
    } as const;

    expect(parseValue({ ...field, choices: ['Alive'] }, 'IPO')).toEqual({
      problem: '"IPO" is not one of Alive',
    });
    expect(parseValue({ ...field, choices: ['Alive'] }, 'ALIVE')).toEqual({ value: 'Alive' });
  });

  it('never breaks, and never brings what PostgreSQL cannot keep', () => {
    const fields = fc.constantFrom(...importFields.companies, ...importFields.people);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.string({ maxLength: 300 }),
    );

    fc.assert(
      fc.property(fields, text, (field, written) => {
        const parsed = parseValue(field, written);
        if ('problem' in parsed) expect(parsed.problem).toMatch(/\w/);
        else expect(JSON.stringify(parsed.value)).not.toContain('\\u0000');
      }),
      { numRuns: 3000 },
    );
  });
});
