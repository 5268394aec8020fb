import { describe, expect, it } from 'vitest';
import { readSentence } from './free-text.rules.ts';
import { aLexicon } from './testing/firm.ts';
import { distance } from './typing-errors.rules.ts';

const read = (said: string) => readSentence(said, aLexicon);

describe('a typing error', () => {
  it.each([
    ['in Massachusets', 'hq_state', 'Massachusetts'],
    ['Wisconson', 'hq_state', 'Wisconsin'],
    ['companies in Chigaco', 'hq_city', 'Chicago'],
    ['owned by Lindquist', 'tp_owner_email', 'Marta Lindqvist'],
    ['in dilligence', 'tp_status_value', 'diligence'],
    ['hirring surge', 'growth_tag', 'Hiring Surge'],
    ['less than 50 emplyees', 'employee_count', '≤ 50'],
  ])('in “%s” is mended and marked', (said, filter, guessed) => {
    expect(read(said).understood).toEqual([
      {
        filter,
        text: said,
        guessed: expect.stringContaining(guessed.replace('≤ ', '')),
        values: [expect.any(String)],
      },
    ]);
  });

  it.each([
    'marine software',
    'trucking',
    'lending',
    'boring',
    'robotics',
    'green steel',
    'remote work',
    'Medical devices',
    'in medical devices',
    'in Marine insurance',
  ])('is not seen in “%s”', (said) => {
    const { filters, description } = read(said);

    expect(filters).toEqual({});
    expect(description).toBe(said.replace(/^in /, ''));
  });

  it('that fits two names is left as it was typed', () => {
    // As near to Felix as to Helix, which begins otherwise; Carolina has a North and a South.
    expect(read('in Carolnia').filters).toEqual({});
  });
});

describe('the distance of two words', () => {
  it.each([
    ['ohio', 'ohio', 0],
    ['ohoi', 'ohio', 1],
    ['texs', 'texas', 1],
    ['chigaco', 'chicago', 2],
    ['iowa', 'texas', 3],
  ])('%s and %s: %i', (one, other, errors) => {
    expect(distance(one, other, 2)).toBe(errors);
  });
});
