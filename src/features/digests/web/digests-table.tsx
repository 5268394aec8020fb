import { ActionIcon, Badge, Table, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import clsx from 'clsx';
import { formatDate } from '#kernel/dates.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import type { Digest } from '../digests.contract.ts';
import classes from './digests.module.css';

/** So few rows need no box of their own to scroll in. */
const FEW = 5;
const COLUMNS = ['Date', 'Scoper', 'Status', 'Complete', 'Created at'];

interface RowActions {
  onEdit: (digest: Digest) => void;
  onDelete: (digest: Digest) => void;
}

export function DigestsTable({ digests, ...actions }: RowActions & { digests: readonly Digest[] }) {
  if (digests.length === 0) return <output className={classes.none}>No data available</output>;
  return (
    <Scrolling
      className={clsx(classes.box, digests.length <= FEW && classes.few)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part that scrolls is a div
      role="region"
      aria-label="Digests"
      data-few={digests.length <= FEW || undefined}
    >
      <Table className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((title) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
            <Table.Th scope="col">
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {digests.map((digest) => (
            <DigestRow key={digest.uuid} digest={digest} {...actions} />
          ))}
        </Table.Tbody>
      </Table>
    </Scrolling>
  );
}

function DigestRow({ digest, onEdit, onDelete }: RowActions & { digest: Digest }) {
  const { date, scoper, scoper_name, status, complete, created_at, premises } = digest;
  const written = formatDate(date, 'MMMM D, YYYY');
  const named = `digest of ${written} for ${scoper_name}`;
  const answered = premises.filter((one) => one.answered).length;
  return (
    <Table.Tr className={classes.row ?? ''}>
      <Table.Td>
        <b>{written}</b>
      </Table.Td>
      <Table.Td data-label="Scoper">
        <span className={classes.who}>
          <InitialsAvatar name={scoper_name} seed={scoper} />
          {scoper_name}
        </span>
      </Table.Td>
      <Table.Td data-label="Status">
        <Badge color={status === 'failed' ? 'red' : 'gray'}>{capitalised(status)}</Badge>
      </Table.Td>
      <Table.Td data-label="Complete">
        <span>
          {complete ? 'Yes' : 'No'}{' '}
          <small>
            {answered} of {premises.length} answered
          </small>
        </span>
      </Table.Td>
      <Table.Td data-label="Created at">{formatDate(created_at, 'MM/DD/YYYY')}</Table.Td>
      <Table.Td className={classes.actions ?? ''}>
        <Tooltip label="Edit">
          <ActionIcon aria-label={`Edit ${named}`} onClick={() => onEdit(digest)}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete">
          <ActionIcon aria-label={`Delete ${named}`} onClick={() => onDelete(digest)}>
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
