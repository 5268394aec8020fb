import { type ComponentType, useEffect, useState } from 'react';

const SETTLED_MS = 1000;
const fetchToaster = () => import('./toaster.tsx');

interface LateToasterProps {
  load?: () => Promise<{ Toaster: ComponentType }>;
}

/**
 * No one has done anything to report in the first second, so the first paint does not wait for the toaster.
 * Where it cannot be fetched it is fetched when the network is back; what was to be told waits as long.
 */
export function LateToaster({ load = fetchToaster }: LateToasterProps) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetchIt = () =>
      void load().then(
        ({ Toaster }) => setShown(() => Toaster),
        () => {},
      );
    const timer = setTimeout(fetchIt, SETTLED_MS);
    window.addEventListener('online', fetchIt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchIt);
    };
  }, [load]);
  return Shown && <Shown />;
}
