import { useEffect, useRef, useState } from 'react';

const SHOWN = 15;
const PAUSE_MS = 120;

export type Search<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

type Found<T> = { state: 'short' | 'searching' | 'failed' | 'found'; options: readonly T[] };

/** What a search answers to the text typed so far; a newer text cancels the request of an older one. */
export function useTypeaheadSearch<T>(text: string, search: Search<T>, minCharacters: number): Found<T> {
  const [found, setFound] = useState<Found<T>>({ state: 'short', options: [] });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    const wanted = text.trim();
    if (wanted.length < minCharacters) {
      setFound({ state: 'short', options: [] });
      return;
    }
    const cancel = new AbortController();
    const unlessCancelled = (next: Found<T>) => !cancel.signal.aborted && setFound(next);
    setFound(({ options }) => ({ state: 'searching', options }));
    const timer = setTimeout(() => {
      latest.current(wanted, cancel.signal).then(
        (options) => unlessCancelled({ state: 'found', options: options.slice(0, SHOWN) }),
        () => unlessCancelled({ state: 'failed', options: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [text, minCharacters]);

  return found;
}
