import * as z from 'zod';
import { keepsExclusive, NO_PROJECT } from '#kernel/list-editing.ts';
import { plainText } from '#kernel/query-fields.ts';
import { version } from '#kernel/hand-editing.ts';

const MOST_VALUES = 50;
const LARGEST_INTEGER = 2_147_483_647;

const values = z
  .array(plainText(200).min(1, 'must not hold an empty value'), 'must be a list')
  .max(MOST_VALUES, `must have at most ${MOST_VALUES} values`);
const wholeRating = 'must be a whole number, 0 for none';

/** What may be chosen about a person. */
export const personMetadata = z.object({
  person_id: z
    .int('must be a whole number')
    .min(1, 'must be above 0')
    .max(LARGEST_INTEGER, 'is larger than any person has'),
  projects: values.refine((projects) => keepsExclusive(projects, NO_PROJECT), {
    message: `must not hold “${NO_PROJECT}” beside another project`,
  }),
  functions: values,
  rating: z.int(wholeRating).min(0, wholeRating).max(LARGEST_INTEGER, wholeRating),
  reference_types: values,
  ignore: z.boolean('must be true or false'),
  version: version.optional().describe('The version that was read; without it the last writer wins'),
});
export type PersonMetadata = z.output<typeof personMetadata>;

/** A person as references and meetings show them. */
export const taggedPerson = z.object({
  affinity_id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  projects: z.array(z.string()),
  functions: z.array(z.string()),
  rating: z.int().describe('0 means none'),
  reference_type: z.array(z.string()),
  in_reference_contacts: z.boolean(),
  is_ignored: z.boolean(),
  incomplete: z.boolean(),
  version: z.int(),
});
export type TaggedPerson = z.infer<typeof taggedPerson>;

type Tags = Pick<TaggedPerson, 'projects' | 'functions' | 'reference_type' | 'rating'>;

/** Complete is who has projects, functions, reference types and a rating; “No Project Required” is a project here. */
export const isIncomplete = ({ projects, functions, reference_type, rating }: Tags) =>
  projects.length === 0 || functions.length === 0 || reference_type.length === 0 || rating === 0;
