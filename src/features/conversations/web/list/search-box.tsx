import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { LONGEST_SEARCH } from '../../conversations.contract.ts';
import classes from './toolbar.module.css';

interface SearchBoxProps {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches on Enter and never before; the cross empties it at once. */
export function SearchBox({ search, onSearch, field }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const [applied, setApplied] = useState(search);
  // Another address is another search; what was typed but not searched for goes.
  if (search !== applied) {
    setApplied(search);
    setTyped(search);
  }
  const clear = () => {
    setTyped('');
    if (search) onSearch('');
    field.current?.focus();
  };
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <TextInput
        ref={field}
        size="md"
        type="text"
        enterKeyHint="search"
        aria-label="Search conversations"
        placeholder="Search notes, people, companies"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        rightSectionWidth={typed ? 68 : 40}
        rightSection={
          <span className={classes.inField}>
            {typed !== '' && (
              <Tooltip label="Clear search">
                <ActionIcon size={24} aria-label="Clear search" onClick={clear}>
                  <IconX size={14} stroke={1.75} />
                </ActionIcon>
              </Tooltip>
            )}
            <span className={classes.enter} aria-hidden>
              <ShortcutKeys keys="Enter" />
            </span>
          </span>
        }
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}
