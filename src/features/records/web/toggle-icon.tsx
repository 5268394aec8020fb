import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { singly } from '#web/ui/single-click.ts';
import classes from './toggle-icon.module.css';

interface ToggleIconProps {
  icon: Icon;
  pressedIcon: Icon;
  pressed: boolean;
  /** What a press would do, off and on. */
  labels: readonly [press: string, release: string];
  disabled: boolean;
  onToggle: () => void;
}

/** A button that stays down. */
export function ToggleIcon({ icon, pressedIcon, pressed, labels, disabled, onToggle }: ToggleIconProps) {
  const Shown = pressed ? pressedIcon : icon;
  return (
    <Tooltip label={labels[pressed ? 1 : 0]}>
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
