import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { ask } from '#web/api.ts';
import { conversationsContract, type Reference } from '../../conversations.contract.ts';
import { knownReference, reloadSoon } from '../list/use-conversations.ts';

const { read, headerBlock } = conversationsContract;

/** One reference: at once where the list has it, else its head first. */
export function useReference(reference_id: string) {
  const cache = useQueryClient();
  const query = useQuery({
    ...ask(read, { query: { reference_id } }),
    placeholderData: () => {
      const known = knownReference(cache, reference_id);
      return known && { data: { ...known, results: [known] } };
    },
  });
  const reference: Reference | undefined = query.data?.data;
  const head = useQuery({ ...ask(headerBlock, { query: { reference_id } }), enabled: query.isPending });
  return {
    reference,
    head: reference ?? head.data?.data,
    /** Nobody knows this reference, or it was withdrawn. */
    isMissing: query.data === null,
    error: query.error,
    retry: query.refetch,
  };
}

type Read = { data: Reference & { results: Reference[] } } | null;

/** Puts people as they are now into every reference that is read. */
export function keepPeople(cache: QueryClient, people: readonly TaggedPerson[]) {
  const now = new Map(people.map((person) => [person.affinity_id, person]));
  const renewed = <R extends Reference>(reference: R): R => ({
    ...reference,
    people: reference.people.map((person) => now.get(person.affinity_id) ?? person),
  });
  cache.setQueriesData<Read>({ queryKey: [read.path] }, (answer) =>
    answer ? { data: { ...renewed(answer.data), results: answer.data.results.map(renewed) } } : answer,
  );
  void cache.invalidateQueries({ queryKey: [read.path] });
}

/** The same, and has the lists asked again. */
export function useKeptPeople() {
  const cache = useQueryClient();
  return (people: readonly TaggedPerson[]) => {
    keepPeople(cache, people);
    reloadSoon(cache);
  };
}
