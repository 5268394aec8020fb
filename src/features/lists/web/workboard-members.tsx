import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { grouped } from '#kernel/numbers.ts';
import { call, messageOf } from '#web/api.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Loaded, Nothing } from '#web/ui/section.tsx';
import { singly } from '#web/ui/single-click.ts';
import { showToast } from '#web/ui/toast.ts';
import type { WorkboardType } from '../list.rules.ts';
import { listsContract } from '../lists.contract.ts';
import { AddMember } from './add-member.tsx';
import { type Member, useWorkboard } from './use-workboard.ts';
import type { ChosenWorkboard } from './workboard-picker.tsx';
import classes from './workboards.module.css';

const UNDO_MS = 6000;
const NOTHING: Record<WorkboardType, string> = {
  companies: 'No company is on it yet.',
  categories: 'No category is on it yet.',
  people: 'Nobody is on it yet.',
};

interface WorkboardMembersProps {
  type: WorkboardType;
  board: ChosenWorkboard;
  onDeleted: () => void;
  onRestored: (board: ChosenWorkboard) => void;
}

/** What is on a workboard; each can be taken off, and another put on. */
export function WorkboardMembers({ type, board, onDeleted, onRestored }: WorkboardMembersProps) {
  const { read, members, change } = useWorkboard(board.workboard_id, type);
  const erase = useErase(board, onDeleted, onRestored);
  return (
    <>
      <header className={classes.head}>
        <h3>{board.name}</h3>
        {read.data && <span>{grouped(members(read.data.data).length)}</span>}
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
      </header>
      <AddMember type={type} onAdd={({ key, name }) => change({ key, name, on: true })} />
      <Loaded query={read} what={board.name} lines={5}>
        {(answer) => {
          const all = answer ? members(answer.data) : [];
          if (all.length === 0) return <Nothing>{NOTHING[type]}</Nothing>;
          return (
            <ul className={classes.members} aria-label={`On ${board.name}`}>
              {all.map((member) => (
                <li key={member.key ?? member.name}>
                  <Named type={type} member={member} />
                  <TakeOff
                    member={member}
                    onRemove={(key) => change({ key, name: member.name, on: false })}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}

function Named({ type, member: { key, name, hint } }: { type: WorkboardType; member: Member }) {
  return (
    <span className={classes.name}>
      {type === 'companies' && key ? (
        <PathLink href={`/explore?${new URLSearchParams({ company: key })}`}>{name}</PathLink>
      ) : (
        name
      )}
      {hint && <small>{hint}</small>}
    </span>
  );
}

function TakeOff({ member: { key, name }, onRemove }: { member: Member; onRemove: (key: string) => void }) {
  if (key === null) return null;
  return (
    <Tooltip label="Take off">
      <ActionIcon size={24} aria-label={`Take off ${name}`} onClick={singly(() => onRemove(key))}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Sets a workboard aside, with a way back. */
function useErase(
  board: ChosenWorkboard,
  onDeleted: () => void,
  onRestored: (board: ChosenWorkboard) => void,
) {
  const cache = useQueryClient();
  const params = { workboard_id: board.workboard_id };
  const onError = (error: unknown) => showToast({ message: messageOf(error), look: 'failure' });
  const renew = () => void cache.invalidateQueries();
  const restore = async () => {
    try {
      await call(listsContract.restoreWorkboard, { params });
      renew();
      onRestored(board);
    } catch (error) {
      onError(error);
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
    onError,
  });
}
