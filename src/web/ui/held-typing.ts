const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';
/** A part that has not come by then will not take what was typed. */
const LONGEST_MS = 30_000;

interface Held {
  text: string;
  /** Enter was pressed, and means what was typed before it. */
  isEntered: boolean;
  cancel: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout>;
}
let held: Held | null = null;

/**
 * From now on what is typed waits for the first field of the layer that is about to open, and runs no shortcut of the
 * page. Escape gives it up.
 */
export function holdTyping(cancel?: () => void) {
  // A layer that comes in two parts is asked for twice, and loses nothing between them.
  const { text = '', isEntered = false } = held ?? {};
  dropTyping();
  held = { text, isEntered, cancel, timer: setTimeout(dropTyping, LONGEST_MS) };
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
  } else if (key === 'Enter') held.isEntered ||= held.text !== '';
  else if (key !== 'Backspace' && key.length !== 1) return;
  else if (!held.isEntered) held.text = key === 'Backspace' ? held.text.slice(0, -1) : held.text + key;
  event.preventDefault();
  event.stopPropagation();
}

function handOver({ target }: FocusEvent) {
  if (!held || !(target instanceof HTMLElement)) return;
  if (!target.closest('[role=dialog]')) return;
  const { text, isEntered } = held;
  dropTyping();
  if (text === '' || !target.matches(FIELDS)) return;
  // Once the field has taken the letters in.
  if (isEntered) setTimeout(() => pressEnter(target));
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setRangeText(text, target.value.length, target.value.length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  } else document.execCommand('insertText', false, text);
}

const pressEnter = (target: HTMLElement) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
