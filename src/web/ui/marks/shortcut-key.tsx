import classes from './shortcut-key.module.css';

interface ShortcutKeyProps {
  /** "Enter", "ArrowUp", "mod+K": mod is Cmd on a Mac and Ctrl elsewhere. */
  keys: string;
}

const onMac = () => /mac|iphone|ipad/i.test(navigator.platform);

const signs: Record<string, { sign: string; name: string }> = {
  ArrowUp: { sign: '↑', name: 'Up arrow' },
  ArrowDown: { sign: '↓', name: 'Down arrow' },
  ArrowLeft: { sign: '←', name: 'Left arrow' },
  ArrowRight: { sign: '→', name: 'Right arrow' },
  Escape: { sign: 'Esc', name: 'Escape' },
};
const macSigns: Record<string, { sign: string; name: string }> = {
  mod: { sign: '⌘', name: 'Command' },
  shift: { sign: '⇧', name: 'Shift' },
  alt: { sign: '⌥', name: 'Option' },
};
const plainSigns: Record<string, { sign: string; name: string }> = {
  mod: { sign: 'Ctrl', name: 'Control' },
  shift: { sign: 'Shift', name: 'Shift' },
  alt: { sign: 'Alt', name: 'Alt' },
};

/** A key, or keys pressed together, as it looks on the keyboard in front of the reader. */
export function ShortcutKey({ keys }: ShortcutKeyProps) {
  const mac = onMac();
  const parts = keys
    .split('+')
    .map((key) => signs[key] ?? (mac ? macSigns : plainSigns)[key] ?? { sign: key, name: key });

  return (
    <kbd className={classes.key}>
      <span aria-hidden>{parts.map(({ sign }) => sign).join(mac ? '' : ' ')}</span>
      <span className="visually-hidden">{parts.map(({ name }) => name).join(' ')}</span>
    </kbd>
  );
}
