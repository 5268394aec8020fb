import type { ComboboxStore } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { holdTyping } from '../held-typing.ts';

/**
 * Gives the search of a list the focus when it opens. A list that is still to be drawn cannot have it: until then what is
 * typed waits for it, and runs no shortcut of the page.
 */
export function useFocusedSearch({ dropdownOpened, searchRef, closeDropdown }: ComboboxStore) {
  const close = useRef(closeDropdown);
  useLayoutEffect(() => {
    if (!dropdownOpened) return undefined;
    const release = holdTyping(close.current);
    let frame = 0;
    const focus = () => {
      searchRef.current?.focus({ preventScroll: true });
      if (document.activeElement !== searchRef.current) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
  }, [dropdownOpened, searchRef]);
}
