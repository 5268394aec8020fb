import { domainText } from '#kernel/query-fields.ts';
import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { companyCard } from './company-card.contract.ts';

const similarCompany = companyCard.extend({
  hq_city: z.string().nullable(),
  hq_country: z.string().nullable(),
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
