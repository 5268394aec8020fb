import { ActionIcon, Badge, Button, Table, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { REPEAT_LABELS } from '../digest.rules.ts';
import type { Digest } from '../digests.contract.ts';
import { AnswersRow } from './answers-row.tsx';
import classes from './digests.module.css';
import { SendAgain } from './send-again.tsx';

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
      className={classes.box}
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
  const { uuid, date, scoper_name, repeat, created_at } = digest;
  const day = formatDate(date, 'MMMM D, YYYY');
  const name = `digest of ${day} for ${scoper_name}`;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Table.Tr className={classes.row ?? ''}>
        <Table.Td>
          <PathLink href={`/digest/${uuid}`}>
            <b>{day}</b>
          </PathLink>
          {repeat && <span className={classes.repeat}>{REPEAT_LABELS[repeat]}</span>}
        </Table.Td>
        <Table.Td data-label="Scoper">
          <span className={classes.who}>
            <InitialsAvatar name={scoper_name} />
            {scoper_name}
          </span>
        </Table.Td>
        <Table.Td data-label="Status">
          <Status digest={digest} name={name} />
        </Table.Td>
        <Table.Td data-label="Complete">
          <Complete digest={digest} name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </Table.Td>
        <Table.Td data-label="Created at" className={classes.oneLine ?? ''}>
          {formatDate(created_at, 'MMMM D, YYYY')}
        </Table.Td>
        <Table.Td className={classes.actions ?? ''}>
          <Tooltip label="Edit">
            <ActionIcon aria-label={`Edit ${name}`} onClick={() => onEdit(digest)}>
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Delete">
            <ActionIcon aria-label={`Delete ${name}`} onClick={() => onDelete(digest)}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </Table.Td>
      </Table.Tr>
      {isOpen && <AnswersRow uuid={uuid} columns={COLUMNS.length + 1} />}
    </>
  );
}

function Status({ digest: { uuid, status, failure }, name }: { digest: Digest; name: string }) {
  return (
    <span>
      {status === 'failed' ? (
        <Badge color="red">Failed</Badge>
      ) : (
        <Badge className={classes.quiet ?? ''}>{capitalize(status)}</Badge>
      )}
      {status === 'failed' && <SendAgain uuid={uuid} name={name} />}
      {failure && <span className={classes.reason}>{failure}</span>}
    </span>
  );
}

interface CompleteProps {
  digest: Digest;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Complete({ digest: { complete, premises }, name, isOpen, onToggle }: CompleteProps) {
  const answered = premises.filter((one) => one.answered).length;
  return (
    <span className={classes.oneLine}>
      {complete ? 'Yes' : 'No'}{' '}
      <small>
        {answered} of {premises.length} answered
      </small>
      {answered > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={`Answers to ${name}`}
          onClick={onToggle}
        >
          Answers
        </Button>
      )}
    </span>
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
