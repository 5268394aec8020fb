import * as z from 'zod';

/** One field of a company or a person. What is typed, answered, imported and exported of it follows from this. */
export interface RecordField {
  kind: FieldKind;
  /** What people call it, with its unit. */
  label: string;
  /** The bounds of a number, or the most letters of a text, where the kind's own do not fit. */
  least?: number;
  most?: number;
  /** Whether it is asked for when a record is added, or only when one is corrected. */
  form: 'adding' | 'correcting';
  /** How much of a line of the form it takes; half of it by default. */
  width?: 'whole' | 'half' | 'third';
  /** The name of its column in the importer, where another word says more. */
  imported_as?: string;
  /** The field that keeps a range, where a file tells one instead of a number. */
  ranged_as?: string;
  /** Part of what a card shows. */
  card?: true;
}

const text = z.string().nullable();
const figure = z.number().nullable();

/** What is answered for each kind. */
const stored = {
  name: z.string(),
  line: text,
  text,
  link: text,
  count: figure,
  range: text,
  money: figure,
  year: figure,
  percent: figure,
  day: text,
  choice: text,
  'yes-no': z.boolean(),
};
export type FieldKind = keyof typeof stored;

export const EARLIEST_DAY = '1800-01-01';

export type Fields = Record<string, RecordField>;
export const defineFields = <const F extends Fields>(fields: F): F => fields;

/** An object of one schema a field. */
export const schemaOf = (fields: Fields, toSchema: (field: RecordField) => z.ZodType) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)])));

/** These fields as a call answers them. */
export const storedFields = <F extends Fields>(fields: F) =>
  schemaOf(fields, ({ kind }) => stored[kind]) as z.ZodObject<{
    [K in keyof F]: (typeof stored)[F[K]['kind']];
  }>;

type CardName<F extends Fields> = { [K in keyof F]: F[K] extends { card: true } ? K : never }[keyof F];

/** Only what a card shows. */
export const cardFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { card }]) => card)) as Pick<F, CardName<F>>;

export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[];
