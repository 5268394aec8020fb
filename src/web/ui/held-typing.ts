const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';
/** A part that has not come by then will not take what was typed. */
const LONGEST_MS = 30_000;

let held: { text: string; cancel: (() => void) | undefined; timer: ReturnType<typeof setTimeout> } | null =
  null;

/**
 * From now on what is typed waits for the first field of the layer that is about to open, and runs no shortcut of the
 * page. Escape gives it up.
 */
export function holdTyping(cancel?: () => void) {
  // A layer that comes in two parts is asked for twice, and loses nothing between them.
  const text = held?.text ?? '';
  dropTyping();
  held = { text, cancel, timer: setTimeout(dropTyping, LONGEST_MS) };
  window.addEventListener('keydown', keepKey, true);
  window.addEventListener('focusin', handOver, true);
}

/** Forgets what was typed; the keyboard is the page's again. */
export function dropTyping() {
  clearTimeout(held?.timer);
  held = null;
  window.removeEventListener('keydown', keepKey, true);
  window.removeEventListener('focusin', handOver, true);
}

function keepKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event;
  if (!held || (!event.getModifierState('AltGraph') && (ctrlKey || metaKey))) return;
  if (key === 'Escape') {
    const { cancel } = held;
    dropTyping();
    if (!cancel) return;
    cancel();
  } else if (key === 'Backspace') held.text = held.text.slice(0, -1);
  else if (key.length === 1) held.text += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

function handOver({ target }: FocusEvent) {
  if (!held || !(target instanceof HTMLElement)) return;
  if (!target.closest('[role=dialog]')) return;
  const { text } = held;
  dropTyping();
  if (text === '' || !target.matches(FIELDS)) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setRangeText(text, target.value.length, target.value.length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  } else document.execCommand('insertText', false, text);
}
