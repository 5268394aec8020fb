import { describe, expect, it } from 'vitest';
import { readSentence } from './free-text.rules.ts';
import { aLexicon } from './testing/firm.ts';

const read = (said: string) => readSentence(said, aLexicon);

describe('bounds that contradict each other', () => {
  it.each([
    [
      'companies with more than 100 employees and less than 50 employees',
      { employee_count: { max: 50 } },
      ['with more than 100 employees'],
    ],
    ['raised more than 5M and less than 1M', { total_funding_usd: { max: 1e6 } }, ['raised more than 5M']],
    ['founded after 2020 before 2010', { year_founded: { max: 2009 } }, ['founded after 2020']],
    [
      'founded after 2020, more than 10 employees, fewer than 5 employees',
      { year_founded: { min: 2021 }, employee_count: { max: 5 } },
      ['more than 10 employees'],
    ],
  ])('leave the later one, and the other is told: %s', (said, filters, lost) => {
    const reading = read(said);

    expect(reading.filters).toEqual(filters);
    expect(reading.not_understood).toEqual(lost);
    expect(reading.reasons[lost[0] ?? '']).toBe('it contradicts another bound');
    expect(reading.understood.map(({ text }) => text)).not.toContain(lost[0]);
  });

  it('are never turned around, whatever is counted behind them', () => {
    const reading = read('companies with more than 100 and less than 50 employees');

    expect(reading.filters).toEqual({ employee_count: { max: 50 } });
    expect(reading.understood.map(({ text }) => text).join(' ')).not.toContain('100');
    expect(reading.not_understood.join(' ')).toContain('100');
  });

  it.each([
    'between 50 and 100 employees',
    '100 to 50 employees',
    'more than 50 and less than 100 employees',
  ])('are not seen in a plain range: %s', (said) => {
    expect(read(said).filters).toEqual({ employee_count: { min: 50, max: 100 } });
    expect(read(said).not_understood).toEqual([]);
  });
});

describe('what cannot be read', () => {
  const NO_DAY = 'no calendar has this day';
  const TO_COME = 'it is still to come';
  const SINCE_WHEN = 'say since when, such as in the last 90 days';
  const BOTH_ENDS = 'what lies between two bounds cannot be left out; ask for them one after the other';
  const CONTRADICTED = 'it contradicts another bound';
  const NO_VALUE = 'no filter takes such a number';
  const IN_NEWSLETTERS = { is_in_newsletter: true };

  it.each([
    ['in newsletters since 2024-02-30', IN_NEWSLETTERS, { 'since 2024-02-30': NO_DAY }],
    ['in newsletters since 30.2.2024', IN_NEWSLETTERS, { 'since 30.2.2024': NO_DAY }],
    [
      'in newsletters from 2024-02-01 to 2024-02-31',
      IN_NEWSLETTERS,
      { 'from 2024-02-01 to 2024-02-31': NO_DAY },
    ],
    ['founded after 2024-02-30', {}, { 'after 2024-02-30': NO_DAY }],
    ['in newsletters after 2027-01-01', IN_NEWSLETTERS, { 'after 2027-01-01': TO_COME }],
    ['in newsletters, since 2030', IN_NEWSLETTERS, { 'since 2030': TO_COME }],
    ['with quips since 2030', { newsletter_mentions: true }, { 'since 2030': TO_COME }],
    ['portfolio since 2030', { tp_status_value: ['portfolio'] }, { 'since 2030': TO_COME }],
    ['saas, since 2030', { is_saas: true }, { 'since 2030': TO_COME }],
    ['emailed after 2026-05-01', { has_email_sent: true }, { 'after 2026-05-01': SINCE_WHEN }],
    ['prospects after 2024', { tp_status_value: ['prospect'] }, { 'after 2024': SINCE_WHEN }],
    [
      'more than fifty but less than twenty people',
      { employee_count: { max: 20 } },
      { 'more than fifty': CONTRADICTED },
    ],
    [
      'founded after 2020 and before 2010',
      { year_founded: { max: 2009 } },
      { 'founded after 2020': CONTRADICTED },
    ],
    [
      'under 20 people or over 500 people',
      {},
      { 'under 20 people': BOTH_ENDS, 'or over 500 people': BOTH_ENDS },
    ],
    ['raised over $9999 trillion', {}, { 'over $9999 trillion': NO_VALUE }],
    ['raised between $5m and $9999 trillion', {}, { '$9999 trillion': NO_VALUE }],
    ['more than 9999999999999999 people', {}, { 'more than 9999999999999999 people': NO_VALUE }],
  ])('is told with its reason, and describes nothing: %s', (said, filters, reasons) => {
    const reading = read(said);

    expect(reading.filters).toEqual(filters);
    expect(reading.description).toBe('');
    expect(reading.reasons).toEqual(reasons);
  });

  it('leaves a year behind a comma to when companies were founded', () => {
    expect(read('prospects, after 2017').filters).toEqual({
      tp_status_value: ['prospect'],
      year_founded: { min: 2018 },
    });
  });
});
