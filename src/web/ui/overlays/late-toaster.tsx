import { type ComponentType, useEffect, useState } from 'react';
import { fetchLate } from '../late.ts';

const SETTLED_MS = 1000;
const fetchToaster = () => import('./toaster.tsx');

interface LateToasterProps {
  load?: () => Promise<{ Toaster: ComponentType }>;
}

/** No one has done anything to report in the first second, so the first paint does not wait for the toaster. */
export function LateToaster({ load = fetchToaster }: LateToasterProps) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    const show = () =>
      void fetchLate(load).then(
        ({ Toaster }) => setShown(() => Toaster),
        () => {},
      );
    const timer = setTimeout(show, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return Shown && <Shown />;
}
