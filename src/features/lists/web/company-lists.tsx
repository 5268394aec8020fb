import { UnstyledButton } from '@mantine/core';
import { IconPlaylistAdd, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { unreadOr } from '#features/pipeline/web/unread.tsx';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { Chooser } from '#web/ui/fields/chooser.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { singly } from '#web/ui/single-click.ts';
import { focusBeside } from '#web/ui/overlays/focus-beside.ts';
import { type List, MOST_NAME } from '../list.rules.ts';
import { listOptions } from '../list-options.contract.ts';
import { ListChip } from './list-chip.tsx';
import classes from './lists.module.css';
import { useCompanyLists } from './use-company-lists.ts';

/** The lists a company is on: put it on another or a new one, take it off, rename or delete a list. */
export function CompanyLists({ domain }: { domain: string }) {
  const lists = useCompanyLists(domain);
  const { read, add, create, remove } = lists;
  const offered = useQuery(ask(listOptions, {}));
  if (read.isPending) return <BlockSkeleton label="Loading lists" count={2} />;
  const held = read.data?.data ?? [];
  const all = offered.data?.data.lists ?? [];
  const pick = (value: string) => {
    const isMeant = ({ list_id }: List) => String(list_id) === value;
    const on = held.find(isMeant);
    const list = all.find(isMeant);
    if (on) remove(on);
    else if (list) add({ list_id: list.list_id, name: list.name });
  };

  return (
    <div className={classes.stack}>
      <Chooser
        label="Lists"
        {...unreadOr('lists', read, offered)}
        options={all.map(({ list_id, name }) => ({ value: String(list_id), label: name }))}
        chosen={held.map(({ list_id }) => String(list_id))}
        onPick={pick}
        shortcut={{ keys: 'L', label: 'Add to list', section: 'Company', icon: IconPlaylistAdd }}
        create={{ label: 'Create New List', onCreate: create, most: MOST_NAME }}
        face={
          <span className={classes.prompt}>
            {held.length === 0 ? 'Add to a list' : `On ${counted(held.length, 'list')}`}
          </span>
        }
      />
      {held.length > 0 && (
        <ul className={classes.chips} aria-label="Lists of this company">
          {held.map((list) => (
            <ListChip key={list.list_id || list.name} list={list} actions={lists} />
          ))}
        </ul>
      )}
      <RecentLists lists={read.data?.suggested_lists ?? []} onAdd={add} />
    </div>
  );
}

/** The lists one used last; a click puts the company on one. */
function RecentLists({ lists, onAdd }: { lists: readonly List[]; onAdd: (list: List) => void }) {
  if (lists.length === 0) return null;
  return (
    <div className={classes.recent}>
      <span className={classes.caption} id="recent-lists">
        Recent Lists
      </span>
      <ul className={classes.chips} aria-labelledby="recent-lists">
        {lists.map((list) => (
          <li key={list.list_id}>
            <UnstyledButton
              className={classes.suggested}
              onClick={singly((pressed) => {
                focusBeside(pressed.closest('li'));
                onAdd(list);
              })}
            >
              <IconPlus size={12} stroke={1.75} aria-hidden />
              <span className={classes.name}>{list.name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
