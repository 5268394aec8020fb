import { useEffect, useState } from 'react';

const LONG_MS = 4000;

/** Whether something is waited for so long that the rest must not wait with it. */
export function useTakesLong(isWaiting: boolean) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLong;
}
