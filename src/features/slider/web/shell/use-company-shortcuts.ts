import { useEffect, useRef } from 'react';
import { isMac, useShortcuts } from '#web/shell/shortcuts.ts';
import type { CompanyLink } from './company-links.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const SECTION = 'Company';

interface CompanyShortcuts {
  links: readonly CompanyLink[];
  /** Absent where there is no description to unfold. */
  onDescription: (() => void) | null;
}

/** Ctrl+Shift (Cmd+Shift on a Mac) and a letter, for what the company has; a field that is typed in keeps its keys. */
export function useCompanyShortcuts({ links, onDescription }: CompanyShortcuts) {
  const actions: Record<string, () => void> = {
    ...Object.fromEntries(links.map(({ letter, href }) => [letter, () => openElsewhere(href)])),
    ...(onDescription && { F: onDescription }),
  };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = event.shiftKey && !event.altKey && (isMac() ? event.metaKey : event.ctrlKey);
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const run = latest.current[event.key.toUpperCase()];
      if (!isChord || isTyping || event.defaultPrevented || !run) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  useShortcuts([
    ...links.map(({ letter, label }) => ({
      keys: `mod+shift+${letter}`,
      label: `Open: ${label}`,
      section: SECTION,
    })),
    ...(onDescription
      ? [{ keys: 'mod+shift+F', label: 'Show or hide the full description', section: SECTION }]
      : []),
    { keys: 'Escape', label: 'Close company', section: SECTION },
  ]);
}

const openElsewhere = (href: string) => window.open(href, '_blank', 'noopener,noreferrer');
