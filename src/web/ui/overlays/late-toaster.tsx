import { type ComponentType, useEffect, useState } from 'react';
import { useFirstScreen } from '#web/first-screen.ts';
import { fetchLate } from '../late.ts';

const fetchToaster = () => import('./toaster.tsx');

interface LateToasterProps {
  load?: () => Promise<{ Toaster: ComponentType }>;
}

/** No one has done anything to report before the first screen is there, which does not wait for the toaster. */
export function LateToaster({ load = fetchToaster }: LateToasterProps) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  const isThere = useFirstScreen();
  useEffect(() => {
    if (!isThere) return;
    void fetchLate(load).then(
      ({ Toaster }) => setShown(() => Toaster),
      () => {},
    );
  }, [load, isThere]);
  return Shown && <Shown />;
}
