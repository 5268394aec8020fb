import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { profileContract } from '#features/companies/profile.contract.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { isUnknownDomain } from '#kernel/domains.ts';
import { ask } from '#web/api.ts';
import { hasEmailData, hasFunding, missingNotice, preferredMeeting } from '../../presence.rules.ts';
import { type HeadFacts, linksFrom } from './company-links.ts';
import { useVisit } from './use-visit.ts';

interface Opened {
  domain: string;
  known: HeadFacts | undefined;
  byItself: boolean;
}

/** What the slider asks for at once, each call by itself; the header stands on the card's data until more comes. */
export function useCompany({ domain, known, byItself }: Opened) {
  const input = { query: { domain } };
  // Asked for while rendering: what the parts inside ask for in their effects would else be sent before the header's.
  usePrefetchQuery(ask(profileContract.cachedData, input));
  const cached = useQuery(ask(profileContract.cachedData, input));
  const noCached = useQuery(ask(profileContract.noCachedData, input));
  const funding = useQuery(ask(profileContract.funding, input));
  const visits = useVisit(domain, byItself);
  const { data: config } = useAppConfig();

  const facts: HeadFacts = cached.data ?? known ?? nothingKnown(domain);
  const links = linksFrom(facts, config?.map_search_url);
  return {
    cached,
    noCached,
    funding,
    facts,
    links: links.filter(({ letter }) => cached.data || known || letter !== 'D'),
    map: links.find(({ letter }) => letter === 'M'),
    visits: visits.data,
    isVisiting: visits.isPending,
    /** What the profile lacks, once it is known to lack it. */
    notice: missingNotice({
      funding: funding.isSuccess && !hasFunding(funding.data?.data),
      email: noCached.isSuccess && !hasEmailData(noCached.data?.email_metadata),
      meetings: noCached.isSuccess && preferredMeeting(noCached.data?.meetings) === null,
    }),
  };
}
export type OpenCompany = ReturnType<typeof useCompany>;

const nothingKnown = (domain: string): HeadFacts => ({
  company_domain: domain,
  company_name: isUnknownDomain(domain) ? 'Company' : domain,
  company_logo: null,
  url: null,
  linkedin_url: null,
  year_founded: null,
  description: null,
});
