import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { ShortcutKey } from '#web/ui/marks/shortcut-key.tsx';
import { singly } from '#web/ui/single-click.ts';
import classes from './toggle-icon.module.css';

interface ToggleIconProps {
  icon: Icon;
  pressedIcon: Icon;
  pressed: boolean;
  /** What a press would do, off and on. */
  labels: readonly [press: string, release: string];
  disabled: boolean;
  /** The letter that does the same. */
  letter: string;
  onToggle: () => void;
}

/** A button that stays down. */
export function ToggleIcon({
  icon,
  pressedIcon,
  pressed,
  labels,
  disabled,
  letter,
  onToggle,
}: ToggleIconProps) {
  const Shown = pressed ? pressedIcon : icon;
  const label = labels[pressed ? 1 : 0];
  useShortcuts(disabled ? [] : [{ keys: letter, label, section: 'Company', icon, run: onToggle }]);
  return (
    <Tooltip
      label={
        <span className={classes.hint}>
          {label} <ShortcutKey keys={letter} />
        </span>
      }
    >
      <ActionIcon
        className={classes.toggle}
        aria-label={labels[0]}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={singly(onToggle)}
      >
        <Shown size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
