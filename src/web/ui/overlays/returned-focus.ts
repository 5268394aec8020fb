import { type RefObject, useEffect } from 'react';

/** The layer that closed in this moment, and where the focus was before it opened. */
let leaving:
  | { before: Element | null; layer: Element | null; timer: ReturnType<typeof setTimeout> }
  | undefined;

/**
 * Gives the focus back to where it was before a layer opened, also to a layer that is mounted open
 * (a route) and goes by being unmounted. A layer that takes the place of another takes over where its focus goes.
 */
export function useReturnedFocus(opened: boolean, layer: RefObject<Element | null>) {
  useEffect(() => {
    if (!opened) return undefined;
    const here = layer.current;
    const active = document.activeElement;
    const before = leaving && isLost(active, leaving.layer) ? leaving.before : active;
    clearTimeout(leaving?.timer);
    leaving = undefined;
    return () => {
      const timer = setTimeout(() => {
        leaving = undefined;
        if (before instanceof HTMLElement) giveFocus(before, here);
      });
      leaving = { before, layer: here, timer };
    };
  }, [opened, layer]);
}

/** Only a focus that was lost is given, or one in the part that goes; one that went somewhere on purpose stays. */
export function giveFocus(to: HTMLElement | null, going?: Element | null) {
  if (isLost(document.activeElement, going) && to?.isConnected) to.focus({ preventScroll: true });
}

const isLost = (active: Element | null, going?: Element | null) =>
  !active || active === document.body || (going?.contains(active) ?? false);
