const OPEN_OPENER = '[aria-haspopup][aria-expanded="true"]';

/** The second half of a double click does not close what the first half opened. */
export function keepOpenedByDoubleClick() {
  const swallow = (event: MouseEvent) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest(OPEN_OPENER))
      event.stopPropagation();
  };
  // Before the page's own listeners hear of it.
  document.addEventListener('click', swallow, true);
  return () => document.removeEventListener('click', swallow, true);
}
