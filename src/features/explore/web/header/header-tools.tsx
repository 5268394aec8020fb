import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconHelpCircle, IconHistory, IconLayoutKanban, IconLink, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Panel } from '../use-explore-screen.ts';
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
          <b>{count}</b> {count === 1 ? 'filter' : 'filters'}
          <span> selected</span>
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.quiet} title="Clear filters" onClick={onClear}>
        <IconX size={14} stroke={1.75} aria-hidden /> Clear filters
      </UnstyledButton>
    </div>
  );
}

export const RANKED = 'How are companies Ranked?';
export const HISTORY = 'View search history';

export interface HeaderToolsProps {
  /** Absent while there is no search to point at. */
  onCopyLink: (() => void) | undefined;
  onHistory: () => void;
  onPipeline: () => void;
  onRanking: () => void;
  panel: Panel;
  selected: ReactNode;
  scope: ReactNode;
}

export function HeaderTools({
  onCopyLink,
  onHistory,
  onPipeline,
  onRanking,
  panel,
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
      <UnstyledButton
        className={classes.ranked}
        aria-expanded={panel === 'history'}
        onClick={onHistory}
        title={HISTORY}
      >
        <IconHistory size={14} stroke={1.75} aria-hidden /> <span>{HISTORY}</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.ranked}
        data-short
        aria-expanded={panel === 'pipeline'}
        onClick={onPipeline}
        title="Pipeline"
      >
        <IconLayoutKanban size={14} stroke={1.75} aria-hidden /> <span>Pipeline</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.ranked}
        aria-expanded={panel === 'rankingSlider'}
        onClick={onRanking}
        title={RANKED}
      >
        <IconHelpCircle size={14} stroke={1.75} aria-hidden /> <span>{RANKED}</span>
      </UnstyledButton>
      {scope}
    </div>
  );
}
