import * as z from 'zod';
import { nameText, optionalText, webAddress } from './hand-editing.ts';
import { type Bounds, boundsOf } from './field-bounds.ts';
import { rangeOf } from './number-ranges.ts';
import { EARLIEST_DAY, type FieldKind, type Fields, schemaOf } from './record-fields.ts';

const wholeNumber = ({ least, most }: Bounds) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence).nullable();
};
const percentage = ({ least, most }: Bounds) =>
  z
    .number('must be a number, in percent')
    .min(least, `must be at least ${least} percent`)
    .max(most, `must be at most ${most} percent`)
    .nullable();
const day = () =>
  z.iso
    .date('must be a day, like 2026-01-31')
    .refine((text) => text >= EARLIEST_DAY && text < '2200-01-01', 'must be a day from 1800 to 2199')
    .nullable();

const range = ({ most }: Bounds) =>
  optionalText(most).refine(
    (text) => text === null || rangeOf(text) !== null,
    'must be a range, like 11-50 or 10001+',
  );

/** What a person may type for each kind. */
const typed = {
  name: ({ most }: Bounds) => nameText(most),
  line: ({ most }: Bounds) => optionalText(most),
  text: ({ most }: Bounds) => optionalText(most),
  link: ({ most }: Bounds) => webAddress(most),
  count: wholeNumber,
  range,
  money: wholeNumber,
  year: wholeNumber,
  percent: percentage,
  day,
  choice: ({ most }: Bounds) => optionalText(most),
  'yes-no': () => z.boolean('must be true or false'),
} satisfies Record<FieldKind, (bounds: Bounds) => z.ZodType>;

/** The body of a call that takes these fields; null clears a value. */
export const typedFields = <F extends Fields>(fields: F) =>
  schemaOf(fields, (field) => typed[field.kind](boundsOf(field)).describe(field.label)) as z.ZodObject<{
    [K in keyof F]: ReturnType<(typeof typed)[F[K]['kind']]>;
  }>;
