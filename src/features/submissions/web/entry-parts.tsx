import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { whyNotLoaded } from '#web/failure-words.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import type { Entry } from '../entries.contract.ts';

/** What the head of a sheet offers to do with its entry. */
export function EntryTools({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <Tooltip label="Edit">
        <ActionIcon aria-label="Edit" onClick={onEdit}>
          <IconPencil size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon aria-label="Delete" onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

export const ENTRY_WORDS = {
  loading: 'Loading the entry',
  missing: 'Entry not found',
  why: 'It may have been deleted, or the link is incomplete.',
};

interface LoadedEntryProps {
  query: UseQueryResult<{ data: Entry } | null>;
  words: { loading: string; missing: string; why: string };
  children: (entry: Entry) => ReactNode;
}

/** One entry, or why it is not there. */
export function LoadedEntry({ query, words, children }: LoadedEntryProps) {
  if (query.data) return children(query.data.data);
  if (query.isPending) return <BlockSkeleton label={words.loading} count={8} />;
  if (!query.error) return <EmptyState title={words.missing} text={words.why} />;
  return (
    <ErrorState
      title="Something went wrong!"
      text={whyNotLoaded(query.error)}
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    />
  );
}
