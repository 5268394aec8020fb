import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExploreFilters } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { sentenceOf } from './sentence.rules.ts';
import { combinations, panels } from './testing/filter-values.ts';
import { aLexicon } from './testing/firm.ts';
import { BESIDE, SPECIFIED } from './testing/specified-filters.ts';

const readsBack = (filters: ExploreFilters) => {
  const sentence = sentenceOf(filters, aLexicon);
  const { filters: read, not_understood, description } = readSentence(sentence, aLexicon);
  expect({ sentence, ...read }).toEqual({ sentence, ...filters });
  expect(not_understood).toEqual([]);
  expect(description).toBe('');
};

describe('filters → sentence → filters', () => {
  it.each(Object.entries(panels))('of %s', (_panel, values) => {
    fc.assert(fc.property(values, readsBack), { numRuns: 60 });
  });

  it('of any combination', () => {
    fc.assert(fc.property(combinations, readsBack), { numRuns: 300 });
  });

  it('leaves no filter of the documents without words', () => {
    const said = new Set<string>();
    for (const values of Object.values(panels))
      for (const filters of fc.sample(values, 60)) for (const key of Object.keys(filters)) said.add(key);

    const specified = Object.values({ ...SPECIFIED, ...BESIDE }).flat();
    expect([...said]).toEqual(expect.arrayContaining(specified));
  });

  it('reads as a person would say it', () => {
    expect(
      sentenceOf(
        {
          tp_owner_email: ['marta@aldercap.example', 'theo@aldercap.example'],
          growth_1y: { min: 50 },
          year_founded: { min: 2015, max: 2020 },
          employee_count: { max: 50 },
          is_saas: true,
          has_email_sent: false,
          days_of_email_sent: 90,
        },
        aLexicon,
      ),
    ).toBe(
      'not emailed in the last 90 days, growing at least 50% over 1 year, with at most 50 employees, ' +
        'founded between 2015 and 2020, saas, owned by Marta Lindqvist or Theo Abara',
    );
  });

  it('leaves out what the firm has no name for', () => {
    expect(sentenceOf({ workboard_id: 999, is_saas: true }, aLexicon)).toBe('saas');
  });
});
