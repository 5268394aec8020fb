import { useCallback, useRef } from 'react';

/** Whether the companies now shown are those of a search that was changed while a company stood open. */
export function useFollowing(isOpen: boolean) {
  const shown = useRef<string | null>(null);
  const due = useRef(false);
  return {
    follow: () => {
      due.current = isOpen;
    },
    /** Answers once, for the first companies shown after the change. */
    isFollowing: useCallback((shownKey: string) => {
      if (shown.current === shownKey) return false;
      shown.current = shownKey;
      const was = due.current;
      due.current = false;
      return was;
    }, []),
  };
}
