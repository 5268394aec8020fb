import type { ClipboardEvent, CompositionEvent, FormEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { MOST_PASTED, type ScreenInput } from '#kernel/screen-messages.ts';
import { isMac } from '#web/shell/shortcuts.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { keyMessage, pressedKey } from './key-messages.rules.ts';

const TWICE_MS = 600;
const BACKSPACE = 8;
const ENTER = 13;
const TOO_LONG = `Only the first ${grouped(MOST_PASTED)} characters were pasted.`;

interface KeyboardLine {
  send: (input: ScreenInput) => void;
  selection: string;
  /** Keys go nowhere: a password is about to be typed, and nobody has agreed. */
  isHeld: boolean;
  onLeave: () => void;
  onFind: () => void;
}

/** A field that keeps nothing: each key, word and paste goes on to the page. */
export function useKeyboardLine({ send, selection, isHeld, onLeave, onFind }: KeyboardLine) {
  const escaped = useRef(0);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const message = keyMessage({ ...keyOf(event), type: event.type }, isMac());
    if (!message || event.nativeEvent.isComposing) return;
    const isChord = isMac() ? event.metaKey : event.ctrlKey;
    const letter = isChord && !event.altKey ? event.key.toLowerCase() : '';
    // The paste comes as one; what is copied is known here already.
    if (letter === 'v') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown') {
      if (letter === 'f') return onFind();
      if (letter === 'c' || letter === 'x') copyText(selection);
      if (event.key === 'Escape' && leavesNow(escaped)) return onLeave();
    }
    if (letter === 'c' || letter === 'f') return;
    if (!isHeld || event.key === 'Tab' || event.key === 'Escape') send(message);
  };
  const typeText = (text: string) => {
    if (text === '' || isHeld) return;
    send({ kind: 'text', text: text.slice(0, MOST_PASTED) });
    if (text.length > MOST_PASTED) showToast({ message: TOO_LONG, look: 'failure' });
  };
  return {
    onKeyDown: press,
    onKeyUp: press,
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      event.preventDefault();
      typeText(event.clipboardData.getData('text/plain'));
    },
    onCompositionEnd(event: CompositionEvent<HTMLTextAreaElement>) {
      typeText(event.data);
      event.currentTarget.value = '';
    },
    onInput(event: FormEvent<HTMLTextAreaElement>) {
      const { inputType, data, isComposing } = event.nativeEvent as InputEvent;
      if (isComposing) return;
      event.currentTarget.value = '';
      if (inputType === 'insertCompositionText' || isHeld) return;
      if (inputType === 'deleteContentBackward') pressedKey('Backspace', BACKSPACE).forEach(send);
      else if (inputType === 'insertLineBreak') pressedKey('Enter', ENTER).forEach(send);
      else typeText(data ?? '');
    },
  };
}

const keyOf = (event: KeyboardEvent) => {
  const { key, code, keyCode, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const altGraph = event.getModifierState('AltGraph');
  return { key, code, keyCode, altKey, ctrlKey, metaKey, shiftKey, altGraph, repeat };
};

function leavesNow(escaped: { current: number }) {
  const isSecond = Date.now() - escaped.current < TWICE_MS;
  escaped.current = isSecond ? 0 : Date.now();
  return isSecond;
}

/** Copies what is selected in the remote page. */
export function copyText(text: string) {
  if (text === '') return;
  void navigator.clipboard.writeText(text).then(
    () => showToast({ message: 'Copied', look: 'success' }),
    () => showToast({ message: 'Your browser blocked copying.', look: 'failure' }),
  );
}
