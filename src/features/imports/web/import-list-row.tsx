import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconLoader2,
  IconPlayerStop,
  type TablerIcon,
} from '@tabler/icons-react';
import { grouped } from '#kernel/numbers.ts';
import type { ImportSummary } from '../import-record.contract.ts';
import { moment, sentence } from './import-words.ts';
import classes from './step.module.css';

const STATUSES: Record<ImportSummary['status'] | 'stopped', { icon: TablerIcon; label: string }> = {
  uploaded: { icon: IconCircleDashed, label: 'Columns to check' },
  checking: { icon: IconLoader2, label: 'Checking' },
  checked: { icon: IconCircleDashed, label: 'Checked, not imported' },
  committing: { icon: IconLoader2, label: 'Importing' },
  committed: { icon: IconCircleCheck, label: 'Imported' },
  undoing: { icon: IconLoader2, label: 'Undoing' },
  undone: { icon: IconArrowBackUp, label: 'Undone' },
  failed: { icon: IconAlertCircle, label: 'Failed' },
  stopped: { icon: IconPlayerStop, label: 'Stopped' },
};

interface ImportListRowProps {
  summary: ImportSummary;
  onOpen: () => void;
}

export function ImportListRow({ summary, onOpen }: ImportListRowProps) {
  const status = summary.stopped ? 'stopped' : summary.status;
  const { icon: StatusIcon, label } = STATUSES[status];
  return (
    <tr>
      <td>
        <button type="button" className={classes.open} onClick={onOpen}>
          {summary.file_name}
        </button>
        <small>{sentence(summary.entity)}</small>
      </td>
      <td>{summary.created_by ?? 'A command'}</td>
      <td>
        <time dateTime={summary.created_at}>{moment(summary.created_at)}</time>
      </td>
      <td>
        <span className={classes.status} data-status={status}>
          <StatusIcon size={14} stroke={1.75} aria-hidden />
          {label}
        </span>
      </td>
      <td>{resultOf(summary)}</td>
    </tr>
  );
}

function resultOf({ status, counts }: ImportSummary): string {
  if (status === 'uploaded' || status === 'checking' || status === 'failed') return '–';
  const isPlan = status === 'checked';
  const parts = [
    [counts.create, isPlan ? 'to create' : 'created'],
    [counts.update, isPlan ? 'to update' : 'updated'],
    [counts.rejected, 'rejected'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `${grouped(number)} ${what}`);
  return told.join(', ') || 'No changes';
}
