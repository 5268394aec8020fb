import * as z from 'zod';
import { version } from '#kernel/hand-editing.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, searchText } from '#kernel/query-fields.ts';
import { companyOptions } from './company-options.contract.ts';
import { company, companyBody } from './company.rules.ts';

const atDomain = z.object({ domain: domainText });
const oneCompany = z.object({ data: company });

export const companiesContract = defineContract({
  ...companyOptions,
  search: {
    method: 'GET',
    path: '/company-search',
    summary: 'Look companies up by name, domain or old domain: exact first, then by likeness, at most 15',
    query: z.object({ search_term: searchText().min(3, 'must have at least 3 characters') }),
    reply: z.object({
      results: z.array(
        z.object({
          name: z.string(),
          domain: z.string(),
          logo: z.string().nullable(),
          hq_city: z.string().nullable(),
          hq_country: z.string().nullable(),
        }),
      ),
    }),
    options: true,
  },
  create: {
    method: 'POST',
    path: '/companies',
    summary: 'Add a company by hand',
    body: companyBody.partial().required({ company_name: true }).extend({ company_domain: domainText }),
    status: 201,
    reply: oneCompany,
  },
  read: {
    method: 'GET',
    path: '/companies/{domain}',
    summary: 'Read a company by its domain or an old one, with the origin of each value',
    params: atDomain,
    reply: oneCompany,
  },
  correct: {
    method: 'PATCH',
    path: '/companies/{domain}',
    summary: 'Correct a company by hand; what is typed outranks what was imported, null clears',
    params: atDomain,
    body: companyBody.partial().extend({
      version,
      company_domain: domainText
        .optional()
        .describe('The domain of a company that had none; the address it had until then still leads to it'),
    }),
    reply: oneCompany,
  },
  changes: {
    method: 'GET',
    path: '/companies/{domain}/changes',
    summary: 'What was corrected by hand, newest first, with the values before',
    params: atDomain,
    query: z.object({
      page: z.coerce.number('must be a number').int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    reply: z.object({
      results: z.array(
        z.object({
          change_id: z.int(),
          field: z.string(),
          old: z.unknown(),
          new: z.unknown(),
          changed_by: z.string(),
          changed_at: z.iso.datetime(),
        }),
      ),
      next_page: z.int().nullable(),
    }),
  },
  addAlias: {
    method: 'POST',
    path: '/companies/{domain}/aliases',
    summary: 'Add an old or second domain of a company',
    params: atDomain,
    body: z.object({ domain: domainText }),
    status: 201,
    reply: oneCompany,
  },
  removeAlias: {
    method: 'DELETE',
    path: '/companies/{domain}/aliases/{alias}',
    summary: 'Take an old or second domain away from a company',
    params: atDomain.extend({ alias: domainText }),
    reply: oneCompany,
  },
});
