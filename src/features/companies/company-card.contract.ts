import * as z from 'zod';

const growth = z.number().nullable();

/** A company at a glance. */
export const companyCard = z.object({
  company_domain: z.string(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  url: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  year_founded: z.int().nullable(),
  current_rank: z.int().nullable(),
  previous_rank: z.int().nullable(),
  scopers_who_viewed: z.array(z.object({ email: z.string() })),
  last_viewed: z.iso.datetime().nullable(),
  tp_status: z.string().nullable(),
  tp_owners: z.array(z.string()).describe('Full names'),
  growth_1m: growth,
  growth_6m: growth,
  growth_1y: growth,
  growth_2y: growth,
  total_funding_usd: z.number().nullable().describe('Whole US dollars'),
  last_funding_on: z.iso.date().nullable(),
  description: z.string().nullable(),
  employee_count: z.int().nullable(),
});
export type CompanyCard = z.infer<typeof companyCard>;
