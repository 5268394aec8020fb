import { useEffect, useRef } from 'react';

/** For an Enter that is quicker than what it means: told to wait, it takes that once it is there; told not to, it forgets. */
export function useAwaitedEnter(isThere: boolean, take: () => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !isThere) return;
    isAwaited.current = false;
    take();
  });
  return {
    isAwaited: () => isAwaited.current,
    await: (waits: boolean) => {
      isAwaited.current = waits;
    },
  };
}
