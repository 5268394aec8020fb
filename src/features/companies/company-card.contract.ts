import * as z from 'zod';
import { cardFields, storedFields } from '#kernel/record-fields.ts';
import { companyFields } from './company-fields.ts';

/** A company at a glance. */
export const companyCard = z.object({
  company_domain: z.string(),
  ...storedFields(cardFields(companyFields)).shape,
  current_rank: z.int().nullable(),
  previous_rank: z.int().nullable(),
  scopers_who_viewed: z.array(z.object({ email: z.string() })),
  last_viewed: z.iso.datetime().nullable(),
  tp_status: z.string().nullable(),
  tp_owners: z.array(z.string()).describe('Full names'),
});
export type CompanyCard = z.infer<typeof companyCard>;
