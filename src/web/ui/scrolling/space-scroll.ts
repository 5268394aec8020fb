import { type RefObject, useEffect } from 'react';

const STEP = 250;

/** What Space already presses or types into. */
const PRESSABLE =
  'a[href], button, input, select, textarea, summary, video, audio, [contenteditable=true], [contenteditable=""], ' +
  '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], ' +
  '[role=menuitem], [role=combobox], [role=textbox], [role=slider], [role=spinbutton]';

/** While a dialog is open, Space scrolls its body down and Shift+Space up. */
export function useSpaceScroll(
  opened: boolean,
  dialog: RefObject<Element | null>,
  body: RefObject<Element | null>,
) {
  useEffect(() => {
    if (!opened) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const plain = event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      // The nearest dialog: what happens in a sheet or popover above is not ours.
      if (!plain || event.defaultPrevented || target?.closest('[role=dialog]') !== dialog.current) return;
      if (!dialog.current || target?.closest(PRESSABLE)) return;
      event.preventDefault();
      body.current?.scrollBy({ top: event.shiftKey ? -STEP : STEP });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [opened, dialog, body]);
}
