import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before a layer opened, also to a layer that is mounted open
 * (a route) and goes by being unmounted.
 */
export function useReturnedFocus(opened: boolean, layer: RefObject<Element | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!opened) return;
    clearTimeout(timer.current);
    const before = document.activeElement;
    return () => {
      const closing = layer.current;
      timer.current = setTimeout(() => {
        const active = document.activeElement;
        const lost = !active || active === document.body || closing?.contains(active);
        if (lost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [opened, layer]);
}
