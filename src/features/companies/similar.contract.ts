import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText } from './company.rules.ts';

const similarCompany = z.object({
  company_domain: z.string(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  description: z.string().nullable(),
  hq_city: z.string().nullable(),
  hq_country: z.string().nullable(),
  year_founded: z.int().nullable(),
  employee_count: z.int().nullable(),
  growth_1y: z.number().nullable(),
  current_rank: z.int().nullable(),
});
export type SimilarCompany = z.infer<typeof similarCompany>;

export const similarContract = defineContract({
  similar: {
    method: 'GET',
    path: '/recommended-companies',
    summary:
      'At most ten companies like this one, by description, tags, size, place and age; the nearest first',
    query: z.object({ domain: domainText }),
    reply: z.object({ results: z.array(similarCompany) }),
  },
});
