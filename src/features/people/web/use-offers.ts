import { useQuery } from '@tanstack/react-query';
import { peopleContract } from '../people.contract.ts';
import { ask } from '#web/api.ts';

export interface Option {
  display_name: string;
  server_value: string;
}

export interface Offers {
  projects: Option[];
  functions: Option[];
  reference_types: Option[];
  /** With “0”, which means none. */
  ratings: Option[];
  creators: Option[];
}

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

/** What there is to choose from; read when a screen first needs it, and then no more. */
export function useOffers() {
  const choices = useQuery({ ...ask(peopleContract.metaData, {}), ...FOREVER });
  const scopers = useQuery({ ...ask(peopleContract.scopers, {}), ...FOREVER });
  const { projects = [], functions = [], reference_types = [], ratings = [] } = choices.data?.data ?? {};
  const offers: Offers = {
    projects,
    functions,
    reference_types,
    ratings: ratings.map((rating) => ({ ...rating, server_value: String(rating.server_value) })),
    creators: (scopers.data?.results ?? []).map(({ full_name, email_address }) => ({
      display_name: full_name,
      server_value: email_address,
    })),
  };
  return {
    offers,
    isLoading: choices.isPending || scopers.isPending,
    failed: choices.isError || scopers.isError,
  };
}

/** What an option is called; one that is no longer offered is called what it is. */
export const nameIn = (options: readonly Option[], server_value: string) =>
  options.find((option) => option.server_value.toLowerCase() === server_value.toLowerCase())?.display_name ??
  server_value;
