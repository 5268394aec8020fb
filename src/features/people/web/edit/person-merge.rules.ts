import type { TaggedPerson } from '../../person-metadata.rules.ts';

/** What is chosen about a person in the edit views. */
export interface Choices {
  projects: string[];
  rating: number;
  functions: string[];
  reference_types: string[];
}
export type Field = keyof Choices;

/** In the order of the form, as it calls them. */
export const FIELDS = {
  projects: 'Projects',
  rating: 'Rating',
  functions: 'Functions',
  reference_types: 'Reference Type(s)',
} as const satisfies Record<Field, string>;
const NAMES = Object.keys(FIELDS) as Field[];

export const choicesOf = ({ projects, rating, functions, reference_type }: TaggedPerson): Choices => ({
  projects,
  rating,
  functions,
  reference_types: reference_type,
});

const asText = (value: Choices[Field]) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
const differs = (one: Choices, other: Choices, field: Field) => asText(one[field]) !== asText(other[field]);

export const isSame = (one: Choices, other: Choices) => !NAMES.some((field) => differs(one, other, field));

/**
 * What two people made of the same choices: a field only one of them changed is that one's; a field both changed to
 * different things stays mine and is told.
 */
export function mergeChoices(base: Choices, mine: Choices, theirs: Choices) {
  const both = NAMES.filter(
    (field) => differs(base, mine, field) && differs(base, theirs, field) && differs(mine, theirs, field),
  );
  const fromThem = NAMES.filter((field) => !differs(base, mine, field));
  const merged = fromThem.reduce((choices, field) => ({ ...choices, [field]: theirs[field] }), mine);
  return { merged, conflicts: both };
}

/** The choices with some fields as somebody else has them. */
export const withFields = (choices: Choices, fields: readonly Field[], from: Choices): Choices =>
  fields.reduce((changed, field) => ({ ...changed, [field]: from[field] }), choices);
