import { ActionIcon, Loader, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { giveFocus } from '#web/ui/overlays/returned-focus.ts';
import { singly } from '#web/ui/single-click.ts';
import { focusBeside } from '#web/ui/overlays/focus-beside.ts';
import { isCreating, type List } from '../list.rules.ts';
import classes from './lists.module.css';
import { NameField } from './name-field.tsx';
import type { useCompanyLists } from './use-company-lists.ts';

interface ListChipProps {
  list: List;
  actions: Pick<ReturnType<typeof useCompanyLists>, 'remove' | 'rename' | 'erase'>;
}

/** A list the company is on. Its name opens what can be done with the list itself. */
export function ListChip({ list, actions }: ListChipProps) {
  const [renaming, setRenaming] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const { name } = list;
  const endRenaming = (typed: string | null) => {
    setRenaming(false);
    // Not before a click that ended it has taken the focus where it wants it.
    setTimeout(() => giveFocus(target.current));
    if (typed !== null && typed !== name) actions.rename({ ...list, name: typed, was: name });
  };
  if (renaming)
    return (
      <li>
        <NameField name={name} onEnd={endRenaming} />
      </li>
    );
  if (isCreating(list))
    return (
      <li className={classes.chip} aria-busy>
        <span className={classes.name}>{name}</span>
        <Loader size={12} mx={6} aria-label={`Creating ${name}`} />
      </li>
    );
  return (
    <li className={classes.chip}>
      <Menu position="bottom-start" width={180} returnFocus>
        <Menu.Target>
          <UnstyledButton ref={target} className={classes.name} aria-label={`List ${name}`}>
            {name}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={14} stroke={1.75} />} onClick={() => setRenaming(true)}>
            Rename list
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={14} stroke={1.75} />}
            onClick={() => {
              focusBeside(target.current?.closest('li') ?? null);
              actions.erase(list);
            }}
          >
            Delete list
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="Remove from list">
        <ActionIcon
          size={24}
          className={classes.remove}
          aria-label={`Remove from ${name}`}
          onClick={singly((pressed) => {
            focusBeside(pressed.closest('li'));
            actions.remove(list);
          })}
        >
          <IconX size={14} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
