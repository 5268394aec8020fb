import type { MouseEvent } from 'react';

/** Runs for a click, not for the second half of a double click, which may land on what has moved under the pointer. */
export const singly = (run: (pressed: Element) => void) => (event: MouseEvent) => {
  if (event.detail < 2) run(event.currentTarget);
};

/** The same for everything inside an element. */
export const onlySingleClicks = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation();
};
