import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FIELDS } from '../ui/held-typing.ts';
import classes from './offline-overlay.module.css';
import { useOnline } from './use-online.ts';

/** Covers everything while the browser has no network, and leaves by itself. */
export function OfflineOverlay() {
  return useOnline() ? null : <Cover />;
}

const LEAVES = ['Tab', 'Escape', 'Enter'];
/** With Control or Command a text field's own way to the address of a link, which would open unseen. */
const LINK = 'k';
let isCovered = false;

// Made before any layer listens, so that none hears of a key while the page is covered.
window.addEventListener(
  'keydown',
  (event) => {
    if (!isCovered) return;
    if (isTyping(event)) {
      // The field has it, and nothing around it.
      event.target?.addEventListener('keydown', (heard) => heard.stopPropagation(), { once: true });
      return;
    }
    if (LEAVES.includes(event.key) || asksForLink(event)) event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

const asksForLink = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === LINK;

/** Whether a key does no more than change the text of the field it is pressed in. */
function isTyping(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || !target.matches(FIELDS) || asksForLink(event)) return false;
  return !LEAVES.includes(key) || (key === 'Enter' && !ctrlKey && !metaKey && !target.matches('input'));
}

function Cover() {
  const cover = useRef<HTMLDivElement>(null);

  // Who was typing goes on in that field; from anything else the keyboard is taken, and given back.
  useEffect(() => {
    const before = document.activeElement;
    isCovered = true;
    if (!before?.matches(FIELDS)) cover.current?.focus();
    // Nor does a click take the focus.
    cover.current?.addEventListener('mousedown', (event) => event.preventDefault());
    return () => {
      isCovered = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <div
      ref={cover}
      className={classes.cover}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      tabIndex={-1}
    >
      <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
      <b id="offline-title">I am offline</b>
      <span id="offline-text">Please wait</span>
    </div>
  );
}
