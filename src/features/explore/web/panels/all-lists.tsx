import { holdsTyped } from '#kernel/as-typed.ts';
import { ActionIcon, Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { listsContract } from '#features/lists/lists.contract.ts';
import { grouped } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { TextButton } from '#web/filters/text-button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import type { useLists } from '../header/use-lists.ts';
import classes from './choices.module.css';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { NewList } from './new-list.tsx';

interface AllListsProps {
  lists: ReturnType<typeof useLists>;
  onClose: () => void;
}

/** Every company list with how much it holds, those chosen on top. */
export function AllLists({ lists, onClose }: AllListsProps) {
  const { data, isPending, isError, refetch } = useQuery(ask(listsContract.allLists, {}));
  const [text, setText] = useState('');
  const all = data?.results ?? [];
  const found = all.filter(({ name }) => holdsTyped(name, text));
  const isOpen = ({ workboard_id }: { workboard_id: number }) => lists.open.includes(workboard_id);
  const section = (title: string, of: typeof all, tool?: React.ReactNode) =>
    of.length > 0 && (
      <section aria-label={title}>
        <div className={classes.title}>
          <h3>{title}</h3>
          {tool ?? <span>{of.length}</span>}
        </div>
        <ul>
          {of.map(({ workboard_id, name, count }) => (
            <li key={workboard_id} data-chosen={workboard_id === lists.active || undefined}>
              <Checkbox
                label={name}
                className={classes.check}
                checked={lists.open.includes(workboard_id)}
                disabled={lists.isBusy && workboard_id !== lists.open[0]}
                onChange={() => lists.toggle(workboard_id)}
              />
              <span>{grouped(count)}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <SidePanel
      title="All Lists"
      closeLabel="Close all lists"
      onClose={onClose}
      badge={all.length > 0 && <span className={classes.badge}>{all.length}</span>}
      foot="Select a list to view companies tagged under it."
    >
      <div className={classes.search}>
        <TextInput
          aria-label="Search all lists"
          placeholder="Search lists"
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          rightSection={
            text && (
              <ActionIcon
                size={24}
                aria-label="Clear search"
                title="Clear search"
                onClick={() => setText('')}
              >
                <IconX size={14} stroke={1.75} />
              </ActionIcon>
            )
          }
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => {
            // Enter opens the first match.
            const first = text.trim() !== '' && found.find((one) => !isOpen(one));
            if (key === 'Enter' && first && !lists.isBusy) lists.toggle(first.workboard_id);
          }}
        />
        <NewList onCreated={lists.toggle} />
      </div>
      {isPending && <Waiting />}
      {isError && (
        <ErrorState
          title="Couldn't load the lists"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      <div className={classes.choices}>
        {section('Selected', found.filter(isOpen), <TextButton onClick={lists.closeAll}>Clear</TextButton>)}
        {section(
          lists.open.length > 0 ? 'Others' : 'Lists',
          found.filter((one) => !isOpen(one)),
        )}
      </div>
      {data && found.length === 0 && (
        <EmptyState
          title={text ? `No results for “${text.trim()}”` : 'No lists yet'}
          text={text ? undefined : 'Create one here, or add a company to a list.'}
        />
      )}
    </SidePanel>
  );
}

export function Waiting() {
  return (
    <output className={classes.waiting} aria-label="Loading">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} height={18} width={`${90 - (at % 3) * 14}%`} />
      ))}
    </output>
  );
}
