import { ActionIcon, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconCheckbox,
  IconDots,
  IconHelpCircle,
  IconHistory,
  IconLayoutKanban,
  IconLink,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './header-tools.module.css';

interface SelectedProps {
  count: number;
  searching: boolean;
  onSummary: () => void;
  onClear: () => void;
}

/** How many filters are chosen, what they are, and the way to have none. */
export function SelectedFilters({ count, searching, onSummary, onClear }: SelectedProps) {
  if (!searching) return null;
  return (
    <div className={classes.selected}>
      {count > 0 && (
        <UnstyledButton className={classes.count} aria-haspopup="dialog" onClick={onSummary}>
          <b>{count}</b> {count === 1 ? 'filter' : 'filters'} selected
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.quiet} onClick={onClear}>
        <IconX size={14} stroke={1.75} aria-hidden /> Clear filters
      </UnstyledButton>
    </div>
  );
}

const RANKED = 'How are companies Ranked?';
const HISTORY = 'View search history';

interface HeaderToolsProps {
  /** Absent while there is no search to point at. */
  onCopyLink: (() => void) | undefined;
  onHistory: () => void;
  onPipeline: () => void;
  onRanking: () => void;
  selected: ReactNode;
  scope: ReactNode;
}

export function HeaderTools({
  onCopyLink,
  onHistory,
  onPipeline,
  onRanking,
  selected,
  scope,
}: HeaderToolsProps) {
  return (
    <div className={classes.tools}>
      {selected}
      {onCopyLink && (
        <Tooltip label="Copy link">
          <ActionIcon aria-label="Copy link" onClick={onCopyLink}>
            <IconLink size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      <UnstyledButton className={classes.ranked} onClick={onHistory} title={HISTORY}>
        <IconHistory size={14} stroke={1.75} aria-hidden /> <span>{HISTORY}</span>
      </UnstyledButton>
      <UnstyledButton className={classes.ranked} data-short onClick={onPipeline} title="Pipeline">
        <IconLayoutKanban size={14} stroke={1.75} aria-hidden /> <span>Pipeline</span>
      </UnstyledButton>
      <UnstyledButton className={classes.ranked} onClick={onRanking} title={RANKED}>
        <IconHelpCircle size={14} stroke={1.75} aria-hidden /> <span>{RANKED}</span>
      </UnstyledButton>
      {scope}
    </div>
  );
}

interface HeaderMenuProps
  extends Pick<HeaderToolsProps, 'onCopyLink' | 'onHistory' | 'onPipeline' | 'onRanking'> {
  /** Lets companies be picked by touch; absent while none are shown. */
  onPick: (() => void) | undefined;
}

/** On a phone, where there is room for one button only. */
export function HeaderMenu({ onCopyLink, onPick, onHistory, onPipeline, onRanking }: HeaderMenuProps) {
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
        {onPick && (
          <Menu.Item leftSection={<IconCheckbox size={14} stroke={1.75} />} onClick={onPick}>
            Select companies
          </Menu.Item>
        )}
        {onCopyLink && (
          <Menu.Item leftSection={<IconLink size={14} stroke={1.75} />} onClick={onCopyLink}>
            Copy link
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconHistory size={14} stroke={1.75} />} onClick={onHistory}>
          {HISTORY}
        </Menu.Item>
        <Menu.Item leftSection={<IconLayoutKanban size={14} stroke={1.75} />} onClick={onPipeline}>
          Pipeline
        </Menu.Item>
        <Menu.Item leftSection={<IconHelpCircle size={14} stroke={1.75} />} onClick={onRanking}>
          {RANKED}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
