import { domainWords, isUnknownDomain } from '#kernel/domains.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { call } from '#web/api.ts';
import { companiesContract } from '../companies.contract.ts';

type Hit = Reply<typeof companiesContract.search>['results'][number];

/** What tells a company from another of its name: its domain, or where it is as long as that is not known. */
export const tellApart = ({ domain, hq_city, hq_country }: Pick<Hit, 'domain'> & Partial<Hit>) =>
  [isUnknownDomain(domain) && [hq_city, hq_country].filter(Boolean).join(', '), domainWords(domain)]
    .filter(Boolean)
    .join(' · ');

/** Companies as a field offers them: by name, chosen by domain. */
export async function searchCompanies(search_term: string, signal: AbortSignal) {
  const { results } = await call(companiesContract.search, { query: { search_term } }, signal);
  return results.map((company) => ({
    display_name: `${company.name} · ${tellApart(company)}`,
    server_value: company.domain,
  }));
}
