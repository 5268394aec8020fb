import { ActionIcon, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconDots, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call } from '#web/api.ts';
import { late } from '#web/ui/late.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { Reference } from '../../conversations.contract.ts';
import { recordingContract } from '../../recording.contract.ts';
import { whyNotSaved } from '#web/failure-words.ts';
import classes from '../sheet/reference-sheet.module.css';
import { forgetReferences, renewReferences } from './kept-references.ts';
import { useIsOwn } from './use-is-own.ts';
import { useNoteAddress } from './use-note-address.ts';

const NoteHistory = late(async () => (await import('./note-history.tsx')).NoteHistory);

const UNDO_MS = 10_000;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface OwnNoteToolsProps {
  reference: Reference;
  /** The note was withdrawn: nothing is left to show. */
  onGone: () => void;
}

/** What its writer can do with a note; anybody can read what it said before. */
export function OwnNoteTools({ reference, onGone }: OwnNoteToolsProps) {
  const { reference_id } = reference;
  const cache = useQueryClient();
  const address = useNoteAddress();
  const isOwn = useIsOwn(reference);
  const [showsHistory, setShowsHistory] = useState(false);
  const params = { reference_id };
  const tell = (error: unknown) => showToast({ message: whyNotSaved(error), look: 'failure' });
  const undo = useMutation({
    mutationFn: () => call(recordingContract.undo, { params }),
    onSuccess: ({ data }) => {
      renewReferences(cache, data);
      showToast({ message: 'Note restored', look: 'success' });
    },
    onError: tell,
  });
  const withdraw = useMutation({
    mutationFn: () => call(recordingContract.withdraw, { params }),
    onSuccess: () => {
      onGone();
      forgetReferences(cache);
      showToast({
        message: 'Note deleted',
        look: 'success',
        undo: () => undo.mutate(),
        duration: UNDO_MS,
      });
    },
    onError: tell,
  });
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={32}
            className={classes.tool ?? ''}
            aria-label="Note"
            title="Note"
            loading={withdraw.isPending}
          >
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOwn && (
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => address.open(reference_id)}>
              Edit note
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={() => setShowsHistory(true)}>
            History
          </Menu.Item>
          {isOwn && (
            <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => withdraw.mutate()}>
              Delete note
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {showsHistory && <NoteHistory reference_id={reference_id} onClose={() => setShowsHistory(false)} />}
      </Suspense>
    </>
  );
}
