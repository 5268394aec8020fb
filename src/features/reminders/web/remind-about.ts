import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { peopleContract } from '#features/people/people.contract.ts';
import { companyAddress } from '#kernel/domains.ts';
import { ask } from '#web/api.ts';
import type { MADE_FROM } from '../reminders.contract.ts';

/** What the address says a reminder is about. */
export interface About {
  source_type: (typeof MADE_FROM)[number];
  origin_id?: string;
  domain?: string;
  person_id?: number;
}

const ORIGINS: Record<string, About['source_type']> = {
  reference: 'REFERENCE',
  meeting: 'MEETING',
  call: 'CALL_SUMMARY',
};

function readAbout(written: string): About {
  const [kind = '', ...rest] = written.split(':');
  const id = rest.join(':');
  if (kind === 'company' && companyAddress(id) !== null) return { source_type: 'MANUAL', domain: id };
  if (kind === 'person' && /^\d{1,9}$/.test(id)) return { source_type: 'MANUAL', person_id: Number(id) };
  const source_type = Object.hasOwn(ORIGINS, kind) ? ORIGINS[kind] : undefined;
  return source_type && id ? { source_type, origin_id: id } : { source_type: 'MANUAL' };
}

/** Then one chooses what it is about: an address that says nothing that is known is like a new one. */
export const isAboutNothing = ({ origin_id, domain, person_id }: About) =>
  origin_id === undefined && domain === undefined && person_id === undefined;

/** What a reminder is about, and its name once it is known; a company that is not there says nothing. */
export function useAbout(written: string): { subject: About; name: string | null } {
  const subject = readAbout(written);
  const { domain, person_id } = subject;
  const company = useQuery({
    ...ask(companiesContract.read, { params: { domain: domain ?? '' } }),
    enabled: domain !== undefined,
    placeholderData: keepPreviousData,
  });
  const person = useQuery({
    ...ask(peopleContract.read, { params: { person_id: person_id ?? 0 } }),
    enabled: person_id !== undefined,
  });
  if (company.data === null) return { subject: readAbout(''), name: null };
  return {
    subject,
    name: company.data?.data.company_name ?? person.data?.data.full_name ?? domain ?? null,
  };
}
