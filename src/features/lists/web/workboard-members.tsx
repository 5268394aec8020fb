import { ActionIcon, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CompanyLink } from '#web/company-link.tsx';
import { Loaded, Nothing } from '#web/ui/marks/section.tsx';
import { singly } from '#web/ui/single-click.ts';
import type { WorkboardType } from '../list.rules.ts';
import { AddMember } from './add-member.tsx';
import { type Member, useWorkboard } from './use-workboard.ts';
import { WorkboardHead } from './workboard-head.tsx';
import type { ChosenWorkboard } from './workboard-picker.tsx';
import classes from './workboards.module.css';

const NOTHING: Record<WorkboardType, string> = {
  companies: 'No companies yet',
  categories: 'No categories yet',
  people: 'No people yet',
};

interface WorkboardMembersProps {
  type: WorkboardType;
  board: ChosenWorkboard;
  onDeleted: () => void;
  /** It is back, or called otherwise. */
  onChosen: (board: ChosenWorkboard) => void;
}

/** What is on a workboard; each can be taken off, and another put on. */
export function WorkboardMembers({ type, board, onDeleted, onChosen }: WorkboardMembersProps) {
  const { read, members, change } = useWorkboard(board.workboard_id, type);
  return (
    <>
      <WorkboardHead
        board={board}
        count={read.data && members(read.data.data).length}
        mayEdit={read.data?.data.may_edit ?? false}
        onDeleted={onDeleted}
        onChosen={onChosen}
      />
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
      {type === 'companies' && key ? <CompanyLink domain={key}>{name}</CompanyLink> : name}
      {hint && <small>{hint}</small>}
    </span>
  );
}

function TakeOff({ member: { key, name }, onRemove }: { member: Member; onRemove: (key: string) => void }) {
  if (key === null) return null;
  return (
    <Tooltip label="Remove">
      <ActionIcon size={24} aria-label={`Remove ${name}`} onClick={singly(() => onRemove(key))}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
