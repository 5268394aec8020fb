import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconHistory } from '@tabler/icons-react';
import type { PropsWithChildren } from 'react';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { HISTORY_PARTS, type HistoryPart, historyContract } from '../../history.contract.ts';
import classes from './history-line.module.css';

const NOUNS: Record<HistoryPart, string> = {
  meetings: 'meeting',
  references: 'reference',
  updates: 'update',
  calls: 'call',
  files: 'file',
};

interface HistoryLineProps {
  domain: string;
  onShow: (part: HistoryPart) => void;
}

/** What the firm itself knows, in one line; each figure leads to where it is told. */
export function HistoryLine({ domain, onShow }: HistoryLineProps) {
  const { data, isError } = useQuery(ask(historyContract.read, { query: { domain } }));
  const held = HISTORY_PARTS.filter((part) => (data?.data[part] ?? 0) > 0);
  if (isError) return null;
  return (
    <fieldset className={classes.line} aria-label="Our history">
      <IconHistory size={14} stroke={1.75} aria-hidden />
      <b>Our history</b>
      {data === undefined && <Skeleton className={classes.waiting ?? ''} data-waiting aria-hidden />}
      {data !== undefined && held.length === 0 && <span>Nothing yet</span>}
      {held.map((part) => (
        <button key={part} type="button" onClick={() => onShow(part)}>
          {counted(data?.data[part] ?? 0, NOUNS[part])}
        </button>
      ))}
    </fieldset>
  );
}

/** Where the line leads. */
export const HistoryTarget = ({ part, children }: PropsWithChildren<{ part: HistoryPart }>) => (
  <div data-history={part} tabIndex={-1} className={classes.target}>
    {children}
  </div>
);
