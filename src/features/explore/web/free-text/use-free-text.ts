import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#kernel/endpoint.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { useAwaitedEnter } from '#web/ui/fields/awaited-enter.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { Changes } from '#web/filters/change-values.ts';
import type { ExploreFilters } from '../../explore.filters.ts';
import { freeTextContract } from '../../free-text/free-text.contract.ts';
import { fromFields } from '../../free-text/wire-fields.rules.ts';
import type { ExploreAddress } from '../use-explore-address.ts';
import { descriptionKey } from '../use-search-names.ts';
import { confirmFilters } from './confirm-filters.ts';

type Answer = Reply<typeof freeTextContract.read>['data'];
type Key = keyof ExploreFilters;
const DESCRIPTION = 'discovery_llm_search_uuid' satisfies Key;

export interface UnderstoodChip {
  kind: 'understood' | 'guessed' | 'described';
  text: string;
  label: string;
  /** What a guess was taken for. */
  meaning: string | null;
  onRemove: () => void;
  onConfirm?: () => void;
}

/** A sentence that fills the filters: what was typed, what it said, and how to take parts of it back. */
export function useFreeText(address: Pick<ExploreAddress, 'shown' | 'change'>) {
  const { shown, change } = address;
  const [typed, setText] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const cache = useQueryClient();
  const uuid = shown.discovery_llm_search_uuid;
  const recalled = useQuery({
    ...ask(freeTextContract.recall, { params: { uuid: uuid ?? '' } }),
    enabled: uuid !== undefined && typed === null,
  });
  const text = typed ?? recalled.data?.data.text ?? '';

  const reading = useMutation({
    mutationFn: (said: string) => call(freeTextContract.read, { query: { filter_search: said } }),
    onSuccess: ({ data }) => {
      const before = answer ? Object.keys(fromFields(answer)) : [];
      setAnswer(data);
      cache.setQueryData(descriptionKey(data.uuid), data.description);
      change({ ...Object.fromEntries(before.map((key) => [key, undefined])), ...fromFields(data) });
    },
  });
  const readNow = () => {
    if (text.trim() !== '') reading.mutate(text.trim());
  };
  const enter = useAwaitedEnter(!reading.isPending, readNow);
  const confirming = useMutation({
    networkMode: 'always',
    mutationFn: ({ keys }: { text: string; keys: readonly Key[] }) =>
      confirmFilters(Object.fromEntries(keys.map((key) => [key, shown[key]]))),
    onSuccess: (_answer, { text: meant }) => setAnswer((now) => now && withoutGuess(now, meant)),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });

  return {
    text,
    setText: (next: string) => {
      enter.forget();
      setText(next);
    },
    /** Something stands there that was not read yet. */
    isUnread: text.trim() !== '' && text.trim() !== (answer ? reading.variables : recalled.data?.data.text),
    read: () => {
      enter.awaitIf(reading.isPending && text.trim() !== reading.variables);
      if (!reading.isPending) readNow();
    },
    forget: () => {
      const said = answer ? Object.keys(fromFields(answer)) : uuid ? ['discovery_llm_search_uuid'] : [];
      if (said.length > 0) change(Object.fromEntries(said.map((key) => [key, undefined])));
      setAnswer(null);
      setText('');
      reading.reset();
    },
    isReading: reading.isPending,
    error: reading.error,
    answer,
    /** What companies have to be described by. */
    description: (typed === null ? recalled.data?.data : answer)?.description ?? '',
    chips: answer ? chipsOf(answer, shown, change, confirming.mutate) : [],
  };
}

/** One chip for the words that said something together; gone once nothing of it is left in the search. */
function chipsOf(
  answer: Answer,
  shown: ExploreFilters,
  change: (changes: Changes<ExploreFilters>) => void,
  confirm: (chip: { text: string; keys: readonly Key[] }) => void,
): UnderstoodChip[] {
  const set = fromFields(answer);
  const chips = new Map<string, { label: string; meanings: string[]; keys: Key[]; isGuess: boolean }>();
  for (const { text, filter, label, meaning, guessed } of answer.understood) {
    const chip = chips.get(text) ?? { label, meanings: [], keys: [], isGuess: false };
    chip.isGuess ||= guessed;
    chip.keys.push(filter as Key);
    if (meaning) chip.meanings.push(meaning);
    chips.set(text, chip);
  }
  return [...chips]
    .filter(([, { keys }]) => keys.some((key) => shown[key] !== undefined))
    .map(([text, { label, meanings, keys, isGuess }]) => ({
      kind: isGuess ? 'guessed' : keys.includes(DESCRIPTION) ? 'described' : 'understood',
      text,
      label,
      meaning: meanings.join(', ') || null,
      onRemove: () => change(Object.fromEntries(keys.map((key) => [key, withoutSaid(shown[key], set[key])]))),
      ...(isGuess && { onConfirm: () => confirm({ text, keys }) }),
    }));
}

const withoutGuess = (answer: Answer, text: string): Answer => ({
  ...answer,
  understood: answer.understood.map((one) => (one.text === text ? { ...one, guessed: false } : one)),
});

/** Of a list only what the sentence put there; anything else as a whole. */
function withoutSaid(now: unknown, said: unknown): unknown {
  if (!Array.isArray(now) || !Array.isArray(said)) return undefined;
  const left = now.filter((value) => !said.includes(value));
  return left.length > 0 ? left : undefined;
}
