import type { KeyboardEvent } from 'react';

/** Saves by Ctrl+Enter or ⌘+Enter from any field. For the capturing phase: an editor would begin a line with it. */
export const saveByKeys = (save: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.stopPropagation();
  save(event);
};
