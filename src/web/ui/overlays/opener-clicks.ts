const OPENER = '[aria-expanded], [aria-haspopup]';
const PART = 'a, button, input, textarea, select, label, [contenteditable], [tabindex], [role]';

/** What is meant by a press there: the button around an icon, the field around a word. */
const partAt = ({ target }: Event) => (target instanceof Element ? (target.closest(PART) ?? target) : target);

/**
 * The second half of a double click neither closes what the first half opened nor reaches what has come under the pointer
 * since. The browser counts the clicks: each machine has a speed of its own.
 */
export function keepOpenedByDoubleClick() {
  let pressed: EventTarget | null = null;
  const isElsewhere = (event: MouseEvent) => event.detail > 1 && partAt(event) !== pressed;
  const press = (event: MouseEvent) => {
    if (event.detail < 2) pressed = partAt(event);
    else if (isElsewhere(event)) swallow(event);
  };
  const click = (event: MouseEvent) => {
    const isOpener = event.target instanceof Element && event.target.closest(OPENER) !== null;
    if (event.detail > 1 && (isOpener || isElsewhere(event))) swallow(event);
  };
  // Before the page's own listeners hear of it.
  document.addEventListener('mousedown', press, true);
  document.addEventListener('click', click, true);
  return () => {
    document.removeEventListener('mousedown', press, true);
    document.removeEventListener('click', click, true);
  };
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
