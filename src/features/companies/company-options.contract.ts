import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { option } from '#kernel/query-fields.ts';

/** Where companies come from that no other datasource brought; searching it means searching all. */
export const DEFAULT_DATASOURCE = 'orion';

const optionList = <const P extends `/${string}`>(path: P, summary: string) => ({
  method: 'GET' as const,
  path,
  summary,
  reply: z.object({ data: z.array(option) }),
  options: true as const,
});
/** What may be chosen about companies; apart, because the first screen asks for it. */
export const companyOptions = defineContract({
  tpStatusOptions: optionList('/tp-status-options', 'Pipeline statuses that may be chosen'),
  statuses: optionList('/company-statuses', 'What a company may be: private, public, acquired'),
  documentTypes: optionList('/document-types', 'Types of uploaded files'),
  updateTypes: optionList('/company-updates/types', 'Types of company updates'),
  quipTypes: {
    method: 'GET',
    path: '/quip-types',
    summary: 'Types of quips, with how many there are of each',
    reply: z.object({ data: z.array(option.extend({ count: z.int() })) }),
  },
  sourceList: {
    method: 'GET',
    path: '/source-list',
    summary: 'Where companies came from, with how many from each; “orion” also for those tagged nowhere',
    reply: z.object({ results: z.array(z.object({ name: z.string(), count: z.int() })) }),
  },
  datasources: {
    method: 'GET',
    path: '/explore/datasources',
    summary: 'Datasources to explore, “orion” first',
    reply: z.object({
      results: z.array(
        z.object({
          datasource: z.string(),
          datasource_type: z.string(),
          scoper: z.string().nullable(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  },
});
