/** Where one types. */
export const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';
/** A part that has not come by then will not take what was typed. */
const LONGEST_MS = 30_000;
/** What moves a choice among what the letters find. */
const STEERS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

interface Held {
  text: string;
  /** What was pressed after the letters, up to Enter; what comes after Enter is for nobody. */
  keys: string[];
  cancel: (() => void) | undefined;
  /** Who types into a field of the page goes on typing there: the layer may have come without being asked for. */
  sparesFields: boolean;
  timer: ReturnType<typeof setTimeout>;
}
let held: Held | null = null;

/**
 * From now on what is typed waits for the first field of the layer that is about to open, and runs no shortcut of the
 * page. Escape gives it up, and so does whoever turns to something else. Answers how to give up this hold and no later one.
 */
export function holdTyping(cancel?: () => void, { sparesFields = false } = {}) {
  // A layer that comes in two parts is asked for twice, and loses nothing between them.
  const { text = '', keys = [] } = held ?? {};
  dropTyping();
  const mine: Held = { text, keys, cancel, sparesFields, timer: setTimeout(dropTyping, LONGEST_MS) };
  held = mine;
  window.addEventListener('keydown', keepKey, true);
  window.addEventListener('focusin', handOver, true);
  window.addEventListener('pointerdown', dropTyping, true);
  window.addEventListener('popstate', dropTyping);
  return () => {
    if (held === mine) dropTyping();
  };
}

/** Whether what is typed waits for a layer. */
export const isTypingHeld = () => held !== null;

/** Forgets what was typed; the keyboard is the page's again. */
export function dropTyping() {
  clearTimeout(held?.timer);
  held = null;
  window.removeEventListener('keydown', keepKey, true);
  window.removeEventListener('focusin', handOver, true);
  window.removeEventListener('pointerdown', dropTyping, true);
  window.removeEventListener('popstate', dropTyping);
}

function keepKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event;
  if (!held || (!event.getModifierState('AltGraph') && (ctrlKey || metaKey))) return;
  if (held.sparesFields && event.target instanceof HTMLElement && event.target.matches(FIELDS)) return;
  if (key === 'Escape') {
    const { cancel } = held;
    dropTyping();
    if (!cancel) return;
    cancel();
  } else if (key === 'Enter' || STEERS.includes(key)) keepSteering(held, key);
  else if (key !== 'Backspace' && key.length !== 1) return;
  else keepLetter(held, key);
  event.preventDefault();
  event.stopPropagation();
}

const isEntered = ({ keys }: Held) => keys.at(-1) === 'Enter';

function keepSteering(typing: Held, key: string) {
  if (typing.text !== '' && !isEntered(typing)) typing.keys.push(key);
}

/** Another letter finds something else: the choice begins anew. */
function keepLetter(typing: Held, key: string) {
  if (isEntered(typing)) return;
  typing.keys = [];
  typing.text = key === 'Backspace' ? typing.text.slice(0, -1) : typing.text + key;
}

function handOver({ target }: FocusEvent) {
  if (!held || !(target instanceof HTMLElement)) return;
  if (!target.closest('[role=dialog], [data-takes-typing]')) return;
  const { text, keys } = held;
  dropTyping();
  if (text === '' || !target.matches(FIELDS)) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setRangeText(text, target.value.length, target.value.length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  } else document.execCommand('insertText', false, text);
  pressInTurn(target, keys);
}

/** Each once the field has taken in what came before it. */
function pressInTurn(target: HTMLElement, [key, ...later]: readonly string[]) {
  if (key === undefined) return;
  queueMicrotask(() => {
    const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true });
    const isFree = target.dispatchEvent(event);
    if (key === 'Enter' && isFree && target instanceof HTMLInputElement) sendFormOf(target);
    pressInTurn(target, later);
  });
}

/** What a browser does when Enter is pressed in a field, and nobody has a use for it. */
const sendFormOf = ({ form }: HTMLInputElement) =>
  form?.querySelector<HTMLElement>('button[type=submit], input[type=submit]')?.click();
