import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { call, messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { listsContract } from '../lists.contract.ts';
import { NameField } from './name-field.tsx';
import type { ChosenWorkboard } from './workboard-picker.tsx';
import classes from './workboards.module.css';

const UNDO_MS = 6000;

interface WorkboardHeadProps {
  board: ChosenWorkboard;
  count: number | null | undefined;
  /** It is this person's to rename and delete. */
  mayEdit: boolean;
  onDeleted: () => void;
  onChosen: (board: ChosenWorkboard) => void;
}

/** What a workboard is called and how much is on it; it can be called otherwise, or set aside. */
export function WorkboardHead({ board, count, mayEdit, onDeleted, onChosen }: WorkboardHeadProps) {
  const [renaming, setRenaming] = useState(false);
  const rename = useRename(board, onChosen);
  const erase = useErase(board, onDeleted, onChosen);
  return (
    <header className={classes.head}>
      {renaming ? (
        <NameField
          name={board.name}
          onEnd={(typed) => {
            setRenaming(false);
            if (typed !== null && typed !== board.name) rename.mutate(typed);
          }}
        />
      ) : (
        <>
          <h3 aria-busy={rename.isPending}>{rename.isPending ? rename.variables : board.name}</h3>
          <span>{grouped(count)}</span>
          {mayEdit && (
            <>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Rename ${board.name}`}
                onClick={() => setRenaming(true)}
              >
                Rename
              </Button>
              <Button
                size="compact-sm"
                color="red"
                variant="subtle"
                aria-label={`Delete ${board.name}`}
                loading={erase.isPending}
                onClick={() => erase.mutate()}
              >
                Delete
              </Button>
            </>
          )}
        </>
      )}
    </header>
  );
}

const tellFailure = (error: unknown) => showToast({ message: messageOf(error), look: 'failure' });

/** Shows the new name at once, and the old one again where it may not have it. */
function useRename({ workboard_id, name: was }: ChosenWorkboard, onChosen: (board: ChosenWorkboard) => void) {
  const cache = useQueryClient();
  const rename = useMutation({
    mutationFn: (name: string) =>
      call(listsContract.renameWorkboard, { params: { workboard_id }, body: { name } }),
    onSuccess: (_answer, name) => {
      onChosen({ workboard_id, name });
      void cache.invalidateQueries();
      showToast({
        message: `Renamed to ${name}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => rename.mutate(was),
      });
    },
    onError: tellFailure,
  });
  return rename;
}

/** Sets a workboard aside, with a way back. */
function useErase(board: ChosenWorkboard, onDeleted: () => void, onChosen: (board: ChosenWorkboard) => void) {
  const cache = useQueryClient();
  const params = { workboard_id: board.workboard_id };
  const renew = () => void cache.invalidateQueries();
  const restore = async () => {
    try {
      await call(listsContract.restoreWorkboard, { params });
      renew();
      onChosen(board);
    } catch (error) {
      tellFailure(error);
    }
  };
  return useMutation({
    mutationFn: () => call(listsContract.deleteWorkboard, { params }),
    onSuccess: () => {
      onDeleted();
      renew();
      showToast({
        message: `Deleted ${board.name}`,
        look: 'success',
        duration: UNDO_MS,
        undo: () => void restore(),
      });
    },
    onError: tellFailure,
  });
}
