import * as z from 'zod';
import { describe, heading, name, word } from './field-description.ts';
import { DATA_TYPES } from './form-types.ts';

export const attribute = z.strictObject({
  name,
  title: heading,
  data_type: z.enum(DATA_TYPES, `must be one of ${DATA_TYPES.join(', ')}`),
  /** Only the string "false" makes a field optional. */
  required: word.optional(),
  describe: describe.optional(),
});
export type Attribute = z.infer<typeof attribute>;

export const section = z.strictObject({
  name: heading,
  occurrence: z.enum(['single', 'multiple'], 'must be "single" or "multiple"').optional(),
  data_model: z.strictObject({ attributes: z.array(attribute).min(1, 'must have a field') }),
});
export type Section = z.infer<typeof section>;

const sections = z.strictObject({ sections: z.array(section).min(1, 'must have a section').max(50) });

/** A form as a firm writes it down: what is shown, and what is asked for where anything is. */
export const definition = z.strictObject({
  name: heading.describe('What it is called in the menu'),
  title: heading,
  group: heading.describe('The heading it stands under in the menu'),
  /** What is handed in waits until somebody else has approved it. */
  approval: word.optional(),
  display: sections,
  request_schema: sections.optional(),
});
export type Definition = z.infer<typeof definition>;

const address = z.string();

/** The same on the wire: the server says where its entries go and under which version they are written. */
export const template = definition.extend({
  version: z.int(),
  api: z.object({ endpoint: address, draft_endpoint: address, unpublished_endpoint: address.optional() }),
  request_schema: sections.extend({ api: z.object({ endpoint: address }) }).optional(),
});
export type Template = z.infer<typeof template>;

/** Where several records of a section are asked for. */
export const isMultiple = ({ occurrence }: Section) => occurrence === 'multiple';

export const isRequired = ({ required }: Attribute) => required !== 'false';
export const isSealed = ({ describe }: Attribute) => describe?.sealed === 'true';

/** What is asked for. */
export interface Form {
  fields: readonly Attribute[];
  /** Sections whose records are a list, under the section's name. */
  groups: readonly Section[];
  /** Each record that is filled in is an entry of its own. */
  each: boolean;
}

/** A single section of kind “multiple” asks for entries one after the other; beside others its records are a list. */
export function formOf(sections: readonly Section[]): Form {
  const [only] = sections;
  const each = sections.length === 1 && only !== undefined && isMultiple(only);
  const asked = (list: readonly Section[]) => list.flatMap(({ data_model }) => data_model.attributes);
  return each
    ? { fields: asked(sections), groups: [], each }
    : {
        fields: asked(sections.filter((one) => !isMultiple(one))),
        groups: sections.filter(isMultiple),
        each,
      };
}

/** Which answer decides whether a field shows, and by what; null where it always does. */
export function conditionOf({ data_type, describe }: Attribute, beside: readonly Attribute[]) {
  const on = describe?.dependent_on;
  if (on !== undefined) return { on, values: [describe?.visible_on_selected_value ?? []].flat() };
  const isDeck = data_type === 'file' && beside.some(({ name }) => name === 'deck_attached');
  return isDeck ? { on: 'deck_attached', values: ['Yes'] } : null;
}

export type Answers = Readonly<Record<string, unknown>>;

/** The fields that show beside these answers: a field whose condition is hidden itself is hidden too. */
export function visibleFields(fields: readonly Attribute[], answers: Answers): Attribute[] {
  const named = new Map(fields.map((one) => [one.name, one]));
  const shows = (field: Attribute, seen: readonly string[]): boolean => {
    const condition = conditionOf(field, fields);
    if (!condition) return true;
    const decider = named.get(condition.on);
    if (!decider || seen.includes(condition.on) || !shows(decider, [...seen, field.name])) return false;
    // What came over the wire may be an object that no text can be made of; it decides nothing.
    const given = [answers[condition.on]]
      .flat()
      .filter((one) => typeof one === 'string' || typeof one === 'number');
    return given.some((value) => condition.values.includes(String(value)));
  };
  return fields.filter((field) => shows(field, [field.name]));
}
