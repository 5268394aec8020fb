import { ActionIcon, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconDots, IconHelpCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './header-tools.module.css';

interface SelectedProps {
  count: number;
  searching: boolean;
  onClear: () => void;
}

/** How many filters are chosen, and the way to have none. */
export function SelectedFilters({ count, searching, onClear }: SelectedProps) {
  if (!searching) return null;
  return (
    <div className={classes.selected}>
      {count > 0 && (
        <span>
          <b>{count}</b> {count === 1 ? 'filter' : 'filters'} selected
        </span>
      )}
      <UnstyledButton className={classes.quiet} onClick={onClear}>
        <IconX size={14} stroke={1.75} aria-hidden /> Clear filters
      </UnstyledButton>
    </div>
  );
}

const RANKED = 'How are companies Ranked?';

interface HeaderToolsProps {
  onRanking: () => void;
  selected: ReactNode;
  scope: ReactNode;
}

export function HeaderTools({ onRanking, selected, scope }: HeaderToolsProps) {
  return (
    <div className={classes.tools}>
      {selected}
      <UnstyledButton className={classes.ranked} onClick={onRanking} title={RANKED}>
        <IconHelpCircle size={14} stroke={1.75} aria-hidden /> <span>{RANKED}</span>
      </UnstyledButton>
      {scope}
    </div>
  );
}

/** On a phone, where there is room for one button only. */
export function HeaderMenu({ onRanking }: Pick<HeaderToolsProps, 'onRanking'>) {
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Tooltip label="More">
          <ActionIcon size={36} aria-label="More">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHelpCircle size={14} stroke={1.75} />} onClick={onRanking}>
          {RANKED}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
