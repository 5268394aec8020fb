import * as z from 'zod';
import { plainText } from '#kernel/query-fields.ts';
import { optionalText, provenance } from '#kernel/hand-editing.ts';
import { storedFields } from '#kernel/record-fields.ts';
import { typedFields } from '#kernel/typed-fields.ts';
import { personFields } from './person-fields.ts';

const MOST_ADDRESSES = 20;

/** The first is the one to write to. */
const emails = z
  .array(plainText(254).trim().pipe(z.email('must be an e-mail address')))
  .max(MOST_ADDRESSES, `must be at most ${MOST_ADDRESSES} addresses`);

/** What may be typed about a person. */
export const personBody = typedFields(personFields).extend({
  emails,
  company_domain: optionalText(300).describe('The domain, or an old one, of the company they are with'),
});
const typedPerson = personBody.partial();
export type TypedPerson = z.output<typeof typedPerson>;

export const person = z.object({
  person_id: z.int(),
  ...storedFields(personFields).shape,
  emails: z.array(z.string()),
  company_domain: z.string().nullable(),
  company_name: z.string().nullable(),
  source: z.string(),
  provenance: provenance.describe('Values that came from elsewhere than `source`, and from where'),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Person = z.infer<typeof person>;

/** What a look-up shows of a person. */
export const personHit = person.pick({
  person_id: true,
  full_name: true,
  emails: true,
  job_title: true,
  company_domain: true,
  company_name: true,
});
