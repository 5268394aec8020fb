import { useEffect, useRef } from 'react';

/** For an Enter that is quicker than what it means: it takes that once it is there, unless it is forgotten before. */
export function useAwaitedEnter(isThere: boolean, take: () => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !isThere) return;
    isAwaited.current = false;
    take();
  });
  return {
    isAwaited: () => isAwaited.current,
    awaitIf: (isEarly: boolean) => {
      isAwaited.current = isEarly;
    },
    forget: () => {
      isAwaited.current = false;
    },
  };
}
