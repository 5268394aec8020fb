import classes from './command-palette.module.css';
import type { Command } from './commands.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

interface PaletteOptionProps {
  id: string;
  command: Command;
  selected: boolean;
  onPoint: () => void;
  onRun: () => void;
}

/** One thing the palette offers. */
export function PaletteOption({ id, command, selected, onPoint, onRun }: PaletteOptionProps) {
  const { icon: CommandIcon, label, hint, keys } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard stays in the field, which steers the list
    <div
      id={id}
      ref={(element) => {
        if (selected) element?.scrollIntoView({ block: 'nearest' });
      }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds no icon
      role="option"
      aria-selected={selected}
      className={classes.option}
      onMouseMove={onPoint}
      onClick={onRun}
    >
      <CommandIcon size={16} stroke={1.75} aria-hidden="true" />
      <b>{label}</b>
      <span>{hint}</span>
      {keys && <ShortcutKeys keys={keys} />}
    </div>
  );
}
