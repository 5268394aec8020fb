import { useShortcuts } from '#web/shell/shortcuts.ts';

const SECTION = 'Companies';

/** What the keyboard does among the cards; all but the letter is handled by the cards themselves. */
export const useCardShortcuts = (pickActive: () => void) =>
  useShortcuts([
    { keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight', label: 'Move between companies', section: SECTION },
    { keys: 'Enter', label: 'Open the focused company', section: SECTION },
    { keys: 'X', label: 'Select company', section: SECTION, run: pickActive },
    { keys: 'shift+ArrowDown', label: 'Select while moving', section: SECTION },
  ]);
