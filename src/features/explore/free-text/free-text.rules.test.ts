import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyFilters, malformed, writeFilters } from '#kernel/filters.ts';
import { exploreFilters } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { contactSentences } from './testing/contact-sentences.ts';
import { figuresSentences } from './testing/figures-sentences.ts';
import { aLexicon } from './testing/firm.ts';
import { mixedSentences } from './testing/mixed-sentences.ts';
import { pipelineSentences } from './testing/pipeline-sentences.ts';
import { placesSentences } from './testing/places-sentences.ts';
import { BESIDE, SPECIFIED } from './testing/specified-filters.ts';

const themes = {
  places: placesSentences,
  figures: figuresSentences,
  pipeline: pipelineSentences,
  contact: contactSentences,
  mixed: mixedSentences,
};
const all = Object.values(themes).flat();
const read = (said: string) => readSentence(said, aLexicon);

describe.each(Object.entries(themes))('sentences about %s', (_theme, sentences) => {
  // FILT-029, FILT-072
  it.each(sentences.map((sentence) => [sentence[0], sentence] as const))('%s', (said, sentence) => {
    const [, filters, description = '', not_understood = []] = sentence;

    const reading = read(said);

    expect(reading.filters).toEqual(filters);
    expect(reading.description).toBe(description);
    expect(reading.not_understood).toEqual(not_understood);
  });
});

describe('the sentences', () => {
  it('are three hundred or more, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(([said]) => said)).size).toBe(all.length);
  });

  it('reach every filter of the documents', () => {
    const reached = new Set(all.flatMap(([, filters]) => Object.keys(filters)));

    const specified = Object.values({ ...SPECIFIED, ...BESIDE }).flat();
    expect(specified.filter((key) => !reached.has(key))).toEqual([]);
  });
});

describe('a reading', () => {
  it('says which words set which filter', () => {
    expect(read('Bootstrapped SaaS in the Midwest, clinic software').understood).toEqual([
      { filter: 'total_funding_usd', text: 'Bootstrapped' },
      { filter: 'total_funding_usd_no_data', text: 'Bootstrapped' },
      { filter: 'is_saas', text: 'SaaS' },
      { filter: 'hq_state', text: 'in the Midwest' },
      { filter: 'discovery_llm_search_uuid', text: 'clinic software' },
    ]);
  });

  it('says why words set none', () => {
    expect(read('not in California, ARR over $5m, 7 patents').reasons).toEqual({
      'not in California': 'a place cannot be excluded',
      'ARR over $5m': 'Orion keeps no financial figures but the total raised',
    });
  });

  // API-009
  it('holds back what means nothing alone, and names its words', () => {
    const alone = read('saas, including unknown funding');

    expect(alone.filters).toEqual({ is_saas: true });
    expect(alone.understood).toEqual([{ filter: 'is_saas', text: 'saas' }]);
    expect(alone.not_understood).toEqual(['including unknown funding']);
    expect(read('including unknown funding, raised under $5m').filters).toMatchObject({
      total_funding_usd_no_data: true,
    });
  });

  it.each([
    'show',
    'find',
    'get',
    'give',
    'send',
    'bring',
    'pull up for',
    'could you please show',
    'would you list for',
  ])('“%s me” asks for what follows, whoever owns it', (verb) => {
    for (const things of [
      'companies',
      'deals',
      'stuff',
      'prospects',
      'names',
      'startups',
      'passed companies',
    ])
      expect(
        read(`${verb} me ${things} in France`).filters.tp_owner_email,
        `${verb} ${things}`,
      ).toBeUndefined();
  });

  it.each([
    ['founded in 2016 at the earliest', { year_founded: { min: 2016 } }],
    ['founded in 2016 at the latest', { year_founded: { max: 2016 } }],
    ['raised maximum 8 M$', { total_funding_usd: { max: 8_000_000 } }],
    ['raised at least 5 M€', {}],
    ['Passed companies of Theo', { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['passed'] }],
    ['formerly in the status Prospect', { tp_status_value: ['prospect'], tp_status_operator: 'was' }],
    ['kinda want things in Kansas', { hq_state: ['Kansas'] }],
  ])('reads “%s”', (said, filters) => {
    expect(read(said).filters).toEqual(filters);
  });

  it('knows nobody as “me” where nobody asks', () => {
    expect(readSentence('mine', { ...aLexicon, me: null }).filters).toEqual({});
  });

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'valueOf',
    'hasOwnProperty',
    '7 constructor',
    'a constructor',
  ])('takes “%s” for no word of its tables', (said) => {
    expect(read(said).filters).toEqual({});
  });

  it('takes no value the wire would refuse', () => {
    expect(read('founded in 812').filters).toEqual({});
    expect(read('visited in the last 200 years').filters).toEqual({});
  });

  it.each(['', '   ', '?!', ',,, and or', '"', '{}', '-'])('of %j is empty', (said) => {
    expect(read(said)).toEqual({
      filters: {},
      description: '',
      understood: [],
      not_understood: [],
      reasons: {},
    });
  });

  it('of any text holds only filters the wire takes, and only words that were typed', () => {
    const words = all.flatMap(([said]) => said.split(' '));
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((chosen) => chosen.join(' ')),
    );
    fc.assert(
      fc.property(text, (said) => {
        const { filters, understood, not_understood } = read(said);

        expect(malformed(exploreFilters as AnyFilters, writeFilters(exploreFilters, filters))).toEqual([]);
        for (const { text: part } of understood) expect(said).toContain(part);
        for (const part of not_understood) expect(said).toContain(part);
      }),
    );
  });

  it('takes time in proportion to the sentence', () => {
    const sentence = all.map(([said]) => said).join(', ');
    const measure = (said: string) => {
      const took = Array.from({ length: 7 }, () => {
        const from = process.cpuUsage();
        read(said);
        // Time of the processor, of which nothing is lost to what else the machine does.
        return process.cpuUsage(from).user / 1000;
      });
      return Math.min(...took);
    };
    const [short, long] = [sentence.slice(0, 1000), sentence.slice(0, 8000)].map(measure);
    const typical = measure(mixedSentences[0]?.[0] ?? '');
    console.info(
      `free text: ${typical.toFixed(2)} ms for one wish, ${short?.toFixed(1)} ms for 1,000 characters`,
    );

    expect((long ?? 0) / (short ?? 1)).toBeLessThan(8 * 4);
  });
});

it.each(['raised at least 5 million euros', 'funding above 2 million euro', 'raised over 3m pounds'])(
  'leaves “%s” unread: what was raised is kept in dollars',
  (said) => {
    expect(read(said)).toMatchObject({ filters: {}, reasons: expect.anything() });
    expect(Object.values(read(said).reasons)).toEqual(['amounts are in US dollars']);
  },
);

it('reads what comes over and over as if it came a few times', () => {
  const said = (words: string) => read(`saas in Texas ${words.repeat(30)}`).filters;
  expect(said('not ')).toEqual(read('saas in Texas not not not').filters);
  expect(said('in the ')).toEqual(read('saas in Texas in the in the in the').filters);
});

it.each([
  ['mine, havent emailed in 45 days', { has_email_sent: false, days_of_email_sent: 45 }],
  ['we didnt email them in 45 days', { has_email_sent: false, days_of_email_sent: 45 }],
  ['more than 2,5 million USD funding', { total_funding_usd: { min: 2_500_000 } }],
  ['funding max. 7,5 Mio. USD', { total_funding_usd: { max: 7_500_000 } }],
  ['not less than 1.000 employees', { employee_count: { min: 1000 } }],
  ['between forty and a hundred and twenty people', { employee_count: { min: 40, max: 120 } }],
  ['no status and no owner in Switzerland', { tp_owner_not_tagged: true, hq_country: ['Switzerland'] }],
])('reads %s', (said, filters) => {
  expect(read(said).filters).toMatchObject(filters);
});
