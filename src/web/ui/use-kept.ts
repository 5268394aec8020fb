import { useState } from 'react';

interface Answer<D, A> {
  data: D;
  /** What it answers; the same object for as long as the data is. */
  asked: A;
}

/** The last answer there was, for as long as something is asked: it stands until another has come. */
export function useKept<D, A>(current: Answer<D, A> | undefined, enabled: boolean): Answer<D, A> | undefined {
  const [kept, setKept] = useState(current);
  if (!enabled) {
    if (kept) setKept(undefined);
    return undefined;
  }
  if (!current || current.data === kept?.data) return kept;
  setKept(current);
  return current;
}
