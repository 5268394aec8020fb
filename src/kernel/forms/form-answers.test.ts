import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswer, answersTo, randomSections, rightAnswer } from '../testing/random-forms.ts';
import { checkAnswers, strayKeys } from './form-answers.ts';
import { clearedMessage } from './form-complaints.ts';
import { type Attribute, formOf, type Section } from './form-language.ts';
import { MASK } from './form-types.ts';

const single = (...attributes: Attribute[]): Section[] => [{ name: 'Form', data_model: { attributes } }];
const field = (data_type: Attribute['data_type'], more: Partial<Attribute> = {}): Attribute => ({
  name: 'why_now',
  title: 'Why Now',
  data_type,
  ...more,
});
const told = (one: Attribute, value: unknown) =>
  checkAnswers(formOf(single(one)), { why_now: value }).errors['why_now'];

describe('what a form says about an answer', () => {
  // SUBM-033, SUBM-035
  it.each(['string', 'int', 'editor', 'url', 'email', 'timestamp', 'datetime'] as const)(
    'asks for an empty %s in lower case unless it is optional',
    (data_type) => {
      expect(told(field(data_type), '')).toBe('Please enter why now');
      expect(told(field(data_type), undefined)).toBe('Please enter why now');
      expect(told(field(data_type, { required: 'true' }), ' ')).toBe('Please enter why now');
      expect(told(field(data_type, { required: 'false' }), '')).toBeUndefined();
    },
  );

  // SUBM-036
  it.each([
    ['dropdown', ''],
    ['list', []],
    ['file', []],
  ] as const)('asks to select an empty %s', (data_type, empty) => {
    expect(told(field(data_type), empty)).toBe('Please select why now');
  });

  // SUBM-037
  it.each(['x', 'a@b', 'a b@c.example', 'a@c.example\u0000', '<a@c.example>'])(
    'refuses the address %j',
    (address) => {
      expect(told(field('email'), address)).toBe('Please enter a valid why now');
    },
  );

  // SUBM-038
  it('names a field that was just cleared as it is titled', () => {
    expect(clearedMessage(field('string'))).toBe('Please enter Why Now');
  });

  // SUBM-039
  it.each(['', '<p><br></p>', '<p></p>', '<p>&nbsp;</p>'])('takes the note %j for empty', (html) => {
    expect(told(field('editor'), html)).toBe('Please enter why now');
  });

  // SUBM-040
  it.each(['-1', '1.5', '+2', '1e3', -1, 1.5, '9'.repeat(16)])('refuses the number %j', (number) => {
    expect(told(field('int'), number)).toBe('Why Now must be a whole number');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'unknown'])('refuses the address %j', (url) => {
    expect(told(field('url'), url)).toBe('Why Now must be a web address, like https://acme.com');
  });

  it.each([
    ['string', 'x'.repeat(10_001), 'Why Now is too long. Use at most 10,000 characters'],
    ['editor', 'x'.repeat(900_001), 'Why Now is too long. Shorten it or remove pictures'],
    ['timestamp', '1899-12-31', 'Why Now must be a date between 1900 and 2100'],
    ['timestamp', '2026-02-30', 'Why Now must be a date between 1900 and 2100'],
    ['datetime', '9999-12-31T00:00:00Z', 'Why Now must be a date and time between 1900 and 2100'],
    ['list', ['x'.repeat(301)], 'Each value for why now can have at most 300 characters'],
    ['list', Array.from({ length: 101 }, (_, at) => `tag ${at}`), 'Choose at most 100 values for why now'],
  ] as const)('says of a %s what it should be', (data_type, value, sentence) => {
    expect(told(field(data_type), value)).toBe(sentence);
  });

  it('names what is not offered', () => {
    const describe = { values: ['Q1', 'Q2'] };
    const sentence = '“Q9” isn’t an option for why now. Choose one from the list';

    expect(told(field('dropdown', { describe }), 'Q9')).toBe(sentence);
    expect(told(field('list', { describe }), ['Q1', 'Q9'])).toBe(sentence);
    expect(told(field('list', { describe: { ...describe, choose_one: 'true' } }), ['Q1', 'Q2'])).toBe(
      'Choose one value for why now',
    );
    expect(told(field('dropdown', { describe }), { Q: 9 })).toBe('Please select why now');
  });

  // SUBM-047
  it('checks and keeps a conditional field only beside the value that shows it', () => {
    const kind = field('dropdown', { name: 'kind', describe: { values: ['Cookie', 'Token'] } });
    const value = field('string', {
      describe: { dependent_on: 'kind', visible_on_selected_value: ['Cookie', 'Both'] },
    });
    const form = formOf(single(kind, value));

    expect(checkAnswers(form, { kind: 'Cookie' }).errors).toEqual({ why_now: 'Please enter why now' });
    expect(checkAnswers(form, { kind: 'Token', why_now: 'hidden' })).toEqual({
      errors: {},
      answers: { kind: 'Token' },
    });
  });

  // SUBM-048, SUBM-049, SUBM-050
  it('wants a file where a deck is attached, and one only unless it says several', () => {
    const deck = field('dropdown', { name: 'deck_attached', describe: { values: ['Yes', 'No'] } });
    const [one, other] = ['a', 'b'].map(
      (letter) => `/media/files/${letter.repeat(8)}-1111-1111-1111-${letter.repeat(12)}`,
    );
    const verdict = (deck_attached: string, why_now: unknown, multiple?: 'true') =>
      checkAnswers(formOf(single(deck, field('file', multiple && { describe: { multiple } }))), {
        deck_attached,
        why_now,
      });

    expect(verdict('No', [one])).toEqual({ errors: {}, answers: { deck_attached: 'No' } });
    expect(verdict('Yes', []).errors).toEqual({ why_now: 'Please select why now' });
    expect(verdict('Yes', [one]).errors).toEqual({});
    expect(verdict('Yes', [one, other]).errors).toEqual({ why_now: 'Add one file for why now' });
    expect(verdict('Yes', [one, other], 'true').errors).toEqual({});
    expect(verdict('Yes', ['/media/../x']).errors).toEqual({
      why_now: 'Remove why now and add the file again',
    });
  });

  it('lets a draft be incomplete, not wrong', () => {
    const form = formOf(single(field('email')));

    expect(checkAnswers(form, {}, { draft: true }).errors).toEqual({});
    expect(checkAnswers(form, { why_now: 'x' }, { draft: true }).errors).toEqual({
      why_now: 'Please enter a valid why now',
    });
  });

  it('takes the mask of a sealed value for the value that is kept, and for nothing else', () => {
    const form = formOf(single(field('string', { describe: { sealed: 'true' } })));

    expect(checkAnswers(form, { why_now: MASK }, { keeps: ['why_now'] })).toEqual({
      errors: {},
      answers: { why_now: MASK },
    });
    expect(checkAnswers(form, { why_now: MASK }).errors).toEqual({ why_now: 'Please enter why now' });
  });

  it('is decided by no answer of which no text can be made', () => {
    const decider = { ...field('dropdown', { describe: { values: ['Yes'] } }), name: 'decider' };
    const form = formOf(
      single(
        decider,
        field('string', { describe: { dependent_on: 'decider', visible_on_selected_value: 'Yes' } }),
      ),
    );
    const answerOf = (given: unknown) => checkAnswers(form, { decider: given }).errors;

    expect(Object.keys(answerOf('Yes'))).toEqual(['why_now']);
    for (const given of [{ toString: 1, valueOf: 1 }, [{ toString: null, valueOf: null }], [['Yes']]])
      expect(Object.keys(answerOf(given))).toEqual(['decider']);
  });

  it('names what nobody asked for, also inside a list', () => {
    const form = formOf([
      ...single(field('string')),
      { name: 'Contacts', occurrence: 'multiple', data_model: { attributes: [field('email')] } },
    ]);

    expect(
      strayKeys(form, { why_now: 'x', is_admin: true, Contacts: [{ why_now: 'a', role: 'b' }] }),
    ).toEqual(['is_admin', 'Contacts.role']);
  });
});

describe('random forms', () => {
  // SUBM-028
  it('take right answers, and read what they keep as they kept it', () => {
    const cases = randomSections.chain((sections) =>
      fc.tuple(fc.constant(sections), answersTo(sections, rightAnswer)),
    );
    fc.assert(
      fc.property(cases, ([sections, answers]) => {
        const form = formOf(sections);
        const first = checkAnswers(form, answers);
        expect(first.errors).toEqual({});
        expect(checkAnswers(form, first.answers)).toEqual(first);
        expect(strayKeys(form, first.answers)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('give one verdict, whatever is answered, also after the answers went over the wire', () => {
    const cases = randomSections.chain((sections) =>
      fc.tuple(fc.constant(sections), answersTo(sections, anyAnswer)),
    );
    fc.assert(
      fc.property(cases, ([sections, answers]) => {
        const form = formOf(sections);
        const here = checkAnswers(form, answers);
        const there = checkAnswers(form, JSON.parse(JSON.stringify(answers)) as Record<string, unknown>);
        expect(there.errors).toEqual(here.errors);
      }),
      { numRuns: 2000 },
    );
  });
});
