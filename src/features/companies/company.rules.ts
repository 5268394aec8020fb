import * as z from 'zod';
import { provenance } from '#kernel/hand-editing.ts';
import { storedFields } from '#kernel/record-fields.ts';
import { typedFields } from '#kernel/typed-fields.ts';
import { companyFields } from './company-fields.ts';

/** What may be typed about a company; null clears a value, and that is a person's word too. */
export const companyBody = typedFields(companyFields);
const typedCompany = companyBody.partial();
export type TypedCompany = z.output<typeof typedCompany>;

/** A company as it is corrected by hand: its own values, their origins, and the version an edit must name. */
export const company = z.object({
  company_domain: z.string(),
  aliases: z.array(z.string()),
  ...storedFields(companyFields).shape,
  source: z.string(),
  observed_at: z.iso.datetime(),
  provenance: provenance.describe('Values that came from elsewhere than `source`, and from where'),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Company = z.infer<typeof company>;
