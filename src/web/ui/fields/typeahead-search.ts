import { useEffect, useRef, useState } from 'react';

const SHOWN = 15;
const PAUSE_MS = 120;

export type Search<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

interface Found<T> {
  state: 'short' | 'searching' | 'failed' | 'found';
  options: readonly T[];
  /** Asks the same again. */
  retry: () => void;
}

interface Answer<T> {
  to: string;
  attempt: number;
  failed: boolean;
  options: readonly T[];
}

/** What a search answers to the text typed so far; a newer text cancels the request of an older one. */
export function useTypeaheadSearch<T>(text: string, search: Search<T>, minCharacters: number): Found<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ to: '', attempt: 0, failed: false, options: [] });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  const wanted = text.trim();
  const isShort = wanted.length < minCharacters;
  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    if (isShort) return undefined;
    const cancel = new AbortController();
    const settle = (failed: boolean, options: readonly T[]) => {
      if (!cancel.signal.aborted)
        setAnswer({ to: wanted, attempt, failed, options: options.slice(0, SHOWN) });
    };
    const timer = setTimeout(() => {
      latest.current(wanted, cancel.signal).then(
        (options) => settle(false, options),
        () => settle(true, []),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [wanted, isShort, attempt]);
  const retry = () => setAttempt(attempt + 1);

  if (isShort) return { state: 'short', options: [], retry };
  if (answer.to === wanted && answer.attempt === attempt)
    return { state: answer.failed ? 'failed' : 'found', options: answer.options, retry };
  return { state: 'searching', options: wanted.startsWith(answer.to) ? answer.options : [], retry };
}
