import { useEffect, useRef, useState } from 'react';
import type { HistoryPart } from '../../history.contract.ts';

/** Leads to a part further down, which may not be in the page yet. */
export function useHistoryJump() {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ part: HistoryPart } | null>(null);
  useEffect(() => {
    if (!wanted || !place.current) return undefined;
    const go = () => {
      const target = place.current?.querySelector<HTMLElement>(`[data-history=${wanted.part}]`);
      target?.scrollIntoView({ block: 'start' });
      target?.focus({ preventScroll: true });
      return target !== undefined && target !== null;
    };
    if (go()) return undefined;
    const coming = new MutationObserver(() => {
      if (go()) coming.disconnect();
    });
    coming.observe(place.current, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [wanted]);
  return { place, isWanted: wanted !== null, show: (part: HistoryPart) => setWanted({ part }) };
}
