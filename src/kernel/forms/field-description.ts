import * as z from 'zod';
import { lineText } from '#kernel/hand-editing.ts';
import { option, plainText } from '#kernel/query-fields.ts';

const NAME = /^[a-z][a-z0-9_]{0,62}$/;
/** What a field is called in an entry. */
export const name = z
  .string('is missing')
  .regex(NAME, 'must be lower-case letters, digits and underscores, beginning with a letter');
export const word = z.enum(['true', 'false'], 'must be "true" or "false"');
const line = plainText(300);
export const heading = lineText(200);

/** What a field may say of itself. */
export const describe = z.strictObject({
  values: z
    .array(z.union([line, option]))
    .max(500, 'must have at most 500 values')
    .optional(),
  values_endpoint: plainText(500).optional(),
  typeahead: word.optional(),
  choose_one: word.optional(),
  default: z.union([plainText(10_000), z.array(line).max(100)]).optional(),
  multiple: word.optional(),
  dependent_on: line.optional(),
  visible_on_selected_value: z.union([line, z.array(line).min(1).max(100)]).optional(),
  input_parameters: z.strictObject({ scoper_email: z.strictObject({ value: line }) }).optional(),
  fields: z
    .array(z.strictObject({ column_name: name, title: heading }))
    .max(100)
    .optional(),
  /** A string that is a company's domain. */
  format: z.enum(['domain'], 'must be "domain"').optional(),
  /** Kept sealed, never shown again. */
  sealed: word.optional(),
});

/** A field, as far as the reading of its answer looks at it. */
export interface Described {
  describe?: z.infer<typeof describe> | undefined;
}
