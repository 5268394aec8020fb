import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before a layer opened, also to a layer that is mounted open
 * (a route) and goes by being unmounted.
 */
export function useReturnedFocus(opened: boolean, layer: RefObject<Element | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!opened) return undefined;
    clearTimeout(timer.current);
    if (!layer.current?.contains(document.activeElement)) before.current = document.activeElement;
    return () => {
      timer.current = setTimeout(() => giveBack(before.current, layer));
    };
  }, [opened, layer]);
}

function giveBack(before: Element | null, layer: RefObject<Element | null>) {
  if (before instanceof HTMLElement) giveFocus(before, layer.current);
}

/**
 * Only a focus that was lost is given, or one that still rests in the part that goes; one that went
 * somewhere on purpose stays there.
 */
export function giveFocus(to: HTMLElement | null, going?: Element | null) {
  const active = document.activeElement;
  const lost = !active || active === document.body || going?.contains(active);
  if (lost && to?.isConnected) to.focus({ preventScroll: true });
}
