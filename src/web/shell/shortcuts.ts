import type { Icon } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepCookie, readCookie } from '#web/cookies.ts';
import { dropTyping, holdTyping, isTypingHeld } from '#web/ui/held-typing.ts';

/** `keys` are chords parted by spaces ("mod+K", "?", "G E"); `mod` is Command on a Mac and Control elsewhere. */
export interface Shortcut {
  /** None where only the palette offers it. */
  keys: string;
  label: string;
  /** The heading it stands under in the sheet of shortcuts. */
  section?: string;
  /** Absent where the part that is shown handles the keys by itself. */
  run?: () => void;
  /** With it the palette offers the same while the part is shown. */
  icon?: Icon;
}

const COOKIE = 'orion_letter_keys';
const SEQUENCE_MS = 1000;
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

const registered: { current: readonly Shortcut[] }[] = [];
let begun = { chord: '', at: 0 };

/** Offers shortcuts while the component is shown; a later one beats an earlier one with the same keys. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
    runAwaited(shortcuts);
  });
  useEffect(() => register(latest), []);
}

function register(offer: { current: readonly Shortcut[] }) {
  registered.push(offer);
  return () => {
    registered.splice(registered.indexOf(offer), 1);
  };
}

/** The key of a part that is on its way has no name of its own. */
const COMING = '';
const isComing = ({ label }: Shortcut) => label === COMING;
/** A key that was pressed before what it opens was there, and the section that has it. */
let awaited: { keys: string; section: string } | null = null;

/**
 * The keys of a part that is on its way, while it is expected. Pressed before it is there they wait for it, and so does what
 * is typed meanwhile, which would else run shortcuts of the page below. Those of the part's section are what they wait for.
 */
export function useComingShortcut(isExpected: boolean, { keys, section }: { keys: string; section: string }) {
  useLayoutEffect(() => {
    if (!isExpected) return undefined;
    const run = () => {
      awaited = { keys, section };
      holdTyping(() => {});
    };
    const leave = register({ current: [{ keys, section, label: COMING, run }] });
    return () => {
      leave();
      queueMicrotask(giveUpUnexpected);
    };
  }, [isExpected, keys, section]);
}

/** It turned out that what the key opens is not there; the keyboard is the page's again. */
function giveUpUnexpected() {
  if (awaited === null || allShortcuts().some((one) => isComing(one) && one.keys === awaited?.keys)) return;
  awaited = null;
  dropTyping();
}

/** Who gave up typing does not want it any more either. */
function runAwaited(shortcuts: readonly Shortcut[]) {
  if (awaited === null) return;
  const { keys, section } = awaited;
  const wanted = shortcuts.find((one) => one.run && one.keys === keys && one.section === section);
  if (!wanted && isTypingHeld()) return;
  awaited = null;
  if (isTypingHeld()) wanted?.run?.();
}

/** What keys mean now: the last that came beats the others, and what a part that is on its way waits for beats all. */
export function meaningOf(shortcuts: readonly Shortcut[], keys: string): Shortcut | undefined {
  const found = shortcuts.filter((one) => one.run && platformKeys(one.keys) === platformKeys(keys));
  const coming = found.find(isComing);
  const part = found.findLast((one) => one.section === coming?.section && !isComing(one));
  return coming ? (part ?? coming) : found.at(-1);
}

/** Listens to the keyboard; the shell does this once. */
export function useKeyboard() {
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

export const allShortcuts = (): Shortcut[] => registered.flatMap(({ current }) => current);

export const areLetterKeysOn = () => readCookie(COOKIE) !== 'off';
export const switchLetterKeys = (on: boolean) => keepCookie(COOKIE, on ? 'on' : 'off');

/** A shortcut of plain characters, which a slip of the hand or a dictated word can press. */
export const isLetterKey = (keys: string) => !/\b(mod|ctrl|alt|meta)\+/i.test(keys);

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const chord = chordOf(event);
  if (!chord) return;
  const sequence = Date.now() - begun.at < SEQUENCE_MS ? `${begun.chord} ${chord}` : chord;
  begun = { chord, at: Date.now() };
  const mayUseLetters = mayUseLetterKeys(event);
  const usable = allShortcuts().filter(({ keys }) => mayUseLetters || !isLetterKey(keys));
  const shortcut = meaningOf(usable, sequence) ?? meaningOf(usable, chord);
  if (!shortcut?.run) return;
  begun = { chord: '', at: 0 };
  event.preventDefault();
  shortcut.run();
}

function mayUseLetterKeys({ target }: KeyboardEvent) {
  const typing = target instanceof Element && target.closest(FIELDS) !== null;
  return !typing && areLetterKeysOn() && !document.querySelector('[aria-modal=true], [role=menu]');
}

/** What was pressed, as a shortcut would write it: Shift counts for letters and named keys, not for signs. */
function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return '';
  const name = key === ' ' ? 'space' : key.toLowerCase();
  const countsShift = shiftKey && (name.length > 1 || /\p{L}|\d/u.test(name));
  return [ctrlKey && 'ctrl', metaKey && 'meta', altKey && 'alt', countsShift && 'shift', name]
    .filter(Boolean)
    .join('+');
}

const platformKeys = (keys: string) => keys.toLowerCase().replaceAll('mod+', isMac() ? 'meta+' : 'ctrl+');

export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);
