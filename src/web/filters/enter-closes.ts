import { useEffect } from 'react';

/** What keeps Enter for itself: what it presses, unless it is pressed already, and an open list of suggestions. */
const KEEPS_ENTER =
  'button:not([aria-pressed=true]), a, form, [data-keeps-enter], [role=combobox][aria-expanded=true], [aria-expanded=true], [role=menu], [role=listbox], .mantine-Combobox-search';

/** While a filter panel is open, Enter closes it. */
export function useEnterCloses(onClose: () => void) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(KEEPS_ENTER)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [onClose]);
}
