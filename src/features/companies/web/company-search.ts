import { domainWords } from '#kernel/domains.ts';
import { call } from '#web/api.ts';
import { companiesContract } from '../companies.contract.ts';

/** Companies as a field offers them: by name, chosen by domain. */
export async function searchCompanies(search_term: string, signal: AbortSignal) {
  const { results } = await call(companiesContract.search, { query: { search_term } }, signal);
  return results.map(({ name, domain }) => ({
    display_name: `${name} · ${domainWords(domain)}`,
    server_value: domain,
  }));
}
