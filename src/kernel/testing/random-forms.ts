import fc from 'fast-check';
import type { Attribute, Definition, Section } from '../forms/form-language.ts';
import { DATA_TYPES, type DataType, isAsked } from '../forms/form-types.ts';
import { xssPayloads } from './xss-payloads.ts';

/** Whatever can be answered; a file must be uploaded first. */
const ASKED = DATA_TYPES.filter((data_type) => isAsked({ data_type }) && data_type !== 'file');
const CHOICES = ['Yes', 'No', 'Perhaps, later', '<b>Bold</b>'];

const field = (at: number): fc.Arbitrary<Attribute> =>
  fc
    .record({
      data_type: fc.constantFrom(...ASKED),
      word: fc.constantFrom('Why now', 'Notes', 'Revenue (USD)', 'Größe', 'A & B <i>'),
      required: fc.constantFrom('true', 'false', undefined),
      offers: fc.boolean(),
      alone: fc.boolean(),
    })
    .map(({ data_type, word, required, offers, alone }) => ({
      name: `field_${at}`,
      title: `${word} ${at}`,
      data_type,
      ...(required && { required }),
      ...((data_type === 'dropdown' || (data_type === 'list' && offers)) && {
        describe: { values: CHOICES, ...(data_type === 'list' && alone && { choose_one: 'true' as const }) },
      }),
    }));

/** Some fields show only beside an answer to a dropdown before them. */
const conditional = (fields: Attribute[], picks: readonly number[]): Attribute[] =>
  fields.map((one, at) => {
    const deciders = fields.slice(0, at).filter(({ data_type }) => data_type === 'dropdown');
    const decider = deciders[(picks[at] ?? 0) % Math.max(1, deciders.length * 2)];
    if (!decider) return one;
    const value = CHOICES[(picks[at] ?? 0) % CHOICES.length] ?? 'Yes';
    return {
      ...one,
      describe: { ...one.describe, dependent_on: decider.name, visible_on_selected_value: value },
    };
  });

const fieldsFrom = (first: number, most: number) =>
  fc
    .tuple(
      fc
        .integer({ min: 1, max: most })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => field(first + at)))),
      fc.array(fc.nat(50), { minLength: most, maxLength: most }),
    )
    .map(([fields, picks]) => conditional(fields, picks));

const sectionOf = (name: string, first: number, occurrence: fc.Arbitrary<Section['occurrence']>) =>
  fc.record({ occurrence, attributes: fieldsFrom(first, 5) }).map(
    ({ occurrence: given, attributes }): Section => ({
      name,
      ...(given && { occurrence: given }),
      data_model: { attributes },
    }),
  );

const either = fc.constantFrom('single' as const, 'multiple' as const, undefined);

/** Forms of one to three sections, with fields of every kind that can be answered. */
export const randomSections: fc.Arbitrary<Section[]> = fc.oneof(
  fc.tuple(sectionOf('First', 0, either)),
  fc.tuple(sectionOf('First', 0, either), sectionOf('Second', 10, either)),
  fc.tuple(sectionOf('First', 0, either), sectionOf('Second', 10, either), sectionOf('Third', 20, either)),
);

export const randomDefinition: fc.Arbitrary<Definition> = randomSections.map((sections) => ({
  name: 'Random',
  title: 'Random',
  group: 'Own',
  display: {
    sections: [
      {
        name: 'Entries',
        data_model: { attributes: [{ name: 'entries', title: 'Entries', data_type: 'table' }] },
      },
    ],
  },
  request_schema: { sections },
}));

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  fc.constantFrom(...xssPayloads.slice(0, 20)),
);
const safeText = text.filter((one) => one.trim() !== '' && one.isWellFormed() && !one.includes('\u0000'));
const aDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

/** An answer that a field takes. */
export function rightAnswer({ data_type, describe }: Attribute): fc.Arbitrary<unknown> {
  const chosen = fc.constantFrom(...CHOICES);
  const answers: Record<DataType, fc.Arbitrary<unknown>> = {
    int: fc.nat(1_000_000_000),
    string: safeText,
    dropdown: chosen,
    timestamp: aDay.map((date) => date.toISOString().slice(0, 10)),
    datetime: aDay.map((date) => date.toISOString()),
    editor: fc
      .string({ unit: fc.constantFrom('a', 'b', ' ', 'z'), minLength: 1 })
      .map((said) => `<p>x${said}.</p>`),
    url: fc.webUrl(),
    email: fc
      .tuple(fc.nat(9999), fc.constantFrom('firm.example', 'mail.acme.example'))
      .map(([at, host]) => `p${at}@${host}`),
    list: describe?.values
      ? describe.choose_one === 'true'
        ? chosen.map((one) => [one])
        : fc.uniqueArray(chosen, { minLength: 1, maxLength: 3 })
      : fc.uniqueArray(fc.constantFrom('a', 'b c', 'd'), { minLength: 1, maxLength: 3 }),
    file: fc.constant([]),
    graph: fc.constant(null),
    table: fc.constant(null),
  };
  return answers[data_type];
}

const WRONG = [
  '',
  ' ',
  '-1',
  '1.5',
  'x',
  '<p><br></p>',
  'javascript:alert(1)',
  'a@b',
  '\ud800',
  '\u0000',
  '2026-02-30',
];

/** Right, empty, or anything at all. */
export const anyAnswer = (field: Attribute): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: rightAnswer(field) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(undefined, null, '', [], '<p></p>') },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...WRONG) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );

/** Answers to a whole form; lists of records under the name of their section. */
export const answersTo = (
  sections: readonly Section[],
  answer: (field: Attribute) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> => {
  const record = ({ data_model }: Section) =>
    fc.record(Object.fromEntries(data_model.attributes.map((one) => [one.name, answer(one)])));
  if (sections.length === 1 && sections[0]) return record(sections[0]);
  return fc
    .tuple(
      ...sections.map((one) =>
        one.occurrence === 'multiple'
          ? fc.array(record(one), { maxLength: 3 }).map((records) => ({ [one.name]: records }))
          : record(one),
      ),
    )
    .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>);
};
