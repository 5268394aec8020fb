import { useQuery } from '@tanstack/react-query';
import { peopleContract } from '#features/people/people.contract.ts';
import { ROLES } from '#features/portal/portal.contract.ts';
import { ask } from '#web/api.ts';

/** Who can be asked by a digest, as options; whoever is chosen already stays one. */
export function useScoperOptions(chosen?: { scoper: string; scoper_name: string }) {
  const { data } = useQuery(ask(peopleContract.scopers, {}));
  const options = (data?.results ?? [])
    .filter(({ role }) => role !== null && ROLES.includes(role))
    .map(({ full_name, email_address }) => ({ label: full_name, value: email_address }));
  if (chosen && !options.some(({ value }) => value === chosen.scoper))
    options.push({ label: chosen.scoper_name, value: chosen.scoper });
  return options;
}
