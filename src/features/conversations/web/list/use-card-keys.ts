import type { RefObject } from 'react';
import { useShortcuts } from '#web/shell/shortcuts.ts';

/** J and K go from card to card; Enter, on the link each card is, opens it. */
export function useCardKeys(scroller: RefObject<HTMLElement | null>) {
  const step = (by: 1 | -1) => {
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>('article header a') ?? [])];
    const here = links.findIndex((link) => link.closest('article')?.contains(document.activeElement));
    const next = links[here === -1 ? 0 : here + by];
    next?.focus();
    next?.closest('article')?.scrollIntoView?.({ block: 'nearest' });
  };
  useShortcuts([
    { keys: 'J', label: 'Next conversation', section: 'Conversations', run: () => step(1) },
    { keys: 'K', label: 'Previous conversation', section: 'Conversations', run: () => step(-1) },
  ]);
}
