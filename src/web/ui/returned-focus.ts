import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before a layer opened, also to a layer that is mounted open
 * (a route) and goes by being unmounted.
 */
export function useReturnedFocus(opened: boolean, layer: RefObject<Element | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!opened) return undefined;
    clearTimeout(timer.current);
    const before = document.activeElement;
    return () => {
      timer.current = setTimeout(() => giveBack(before, layer));
    };
  }, [opened, layer]);
}

/** Only a focus that was lost is given back; one that went somewhere on purpose stays there. */
function giveBack(before: Element | null, layer: RefObject<Element | null>) {
  const active = document.activeElement;
  const lost = !active || active === document.body || layer.current?.contains(active);
  if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}
