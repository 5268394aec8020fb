import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { peopleContract } from '#features/people/people.contract.ts';
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

export function readAbout(written: string): About {
  const [kind = '', ...rest] = written.split(':');
  const id = rest.join(':');
  if (kind === 'company' && id) return { source_type: 'MANUAL', domain: id };
  if (kind === 'person' && /^\d{1,9}$/.test(id)) return { source_type: 'MANUAL', person_id: Number(id) };
  const source_type = Object.hasOwn(ORIGINS, kind) ? ORIGINS[kind] : undefined;
  return source_type && id ? { source_type, origin_id: id } : { source_type: 'MANUAL' };
}

/** Then one chooses what it is about: an address that says nothing that is known is like a new one. */
export const isAboutNothing = ({ origin_id, domain, person_id }: About) =>
  origin_id === undefined && domain === undefined && person_id === undefined;

/** The name of what a reminder is about, once it is known. */
export function useAboutName({ domain, person_id }: About): string | null {
  const company = useQuery({
    ...ask(companiesContract.read, { params: { domain: domain ?? '' } }),
    enabled: domain !== undefined,
    placeholderData: keepPreviousData,
  });
  const person = useQuery({
    ...ask(peopleContract.read, { params: { person_id: person_id ?? 0 } }),
    enabled: person_id !== undefined,
  });
  return company.data?.data.company_name ?? person.data?.data.full_name ?? domain ?? null;
}
