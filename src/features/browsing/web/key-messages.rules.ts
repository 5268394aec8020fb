import type { ScreenInput } from '#kernel/screen-messages.ts';

type KeyMessage = Extract<ScreenInput, { kind: 'key' }>;

export interface PressedKey {
  type: string;
  key: string;
  code: string;
  keyCode: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** AltGr is held, which some systems tell as Control and Alt. */
  altGraph: boolean;
  repeat: boolean;
}
type Held = Pick<PressedKey, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The remote browser runs on Linux: what Command does here, Control does there. */
export const modifiersOf = ({ altKey, ctrlKey, metaKey, shiftKey }: Held, isMac: boolean) =>
  (altKey ? 1 : 0) +
  (ctrlKey || (isMac && metaKey) ? 2 : 0) +
  (metaKey && !isMac ? 4 : 0) +
  (shiftKey ? 8 : 0);

/** A key on its way to the page; null where the field it was pressed in knows better: while a word is composed. */
export function keyMessage(event: PressedKey, isMac: boolean): KeyMessage | null {
  const { key, code, keyCode, repeat } = event;
  if (key === 'Unidentified' || key === 'Process' || key === 'Dead' || keyCode === 229) return null;
  const isSign = /^.$/su.test(key);
  // @ and € of many keyboards: what the key made counts, not what was held to make it.
  const isMade = isSign && (event.altGraph || (isMac && event.altKey && !event.ctrlKey && !event.metaKey));
  const modifiers = isMade ? 0 : modifiersOf(event, isMac);
  const isTyped = (modifiers & 6) === 0;
  const text = key === 'Enter' ? '\r' : isTyped && isSign ? key : '';
  return {
    kind: 'key',
    type: event.type === 'keyup' ? 'keyUp' : 'keyDown',
    key: key.slice(0, 30),
    code: code.slice(0, 30),
    key_code: keyCode,
    text: event.type === 'keyup' ? '' : text,
    modifiers,
    repeat,
  };
}

const PLAIN = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altGraph: false,
  repeat: false,
};

/** A key as if it had been pressed and let go, for keyboards on a screen that only tell what changed. */
export const pressedKey = (key: string, keyCode: number): KeyMessage[] =>
  ['keydown', 'keyup'].flatMap(
    (type) => keyMessage({ ...PLAIN, type, key, code: key, keyCode }, false) ?? [],
  );
