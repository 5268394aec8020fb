import { holdsTyped } from '#kernel/as-typed.ts';
import { ActionIcon, Button, Checkbox, Combobox, Loader, UnstyledButton, useCombobox } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { TextButton } from '#web/filters/text-button.tsx';
import { useFocusedSearch } from '#web/ui/fields/focus-search.ts';
import { steersList } from '#web/ui/fields/steers-list.ts';
import classes from './list-picker.module.css';

export interface CompanyList {
  workboard_id: number;
  name: string;
}

interface ListPickerProps {
  lists: readonly CompanyList[];
  /** The lists themselves are on their way. */
  isLoading: boolean;
  /** The companies of a list are: until then only the first chosen list can be touched. */
  isBusy: boolean;
  selected: readonly number[];
  onToggle: (id: number) => void;
  onClear: () => void;
  onAll: () => void;
}

/** The company lists, those chosen on top. */
export function ListPicker({ lists, isLoading, isBusy, selected, onToggle, ...on }: ListPickerProps) {
  const [text, setText] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setText('');
    },
  });
  useFocusedSearch(combobox);
  const typed = text.trim();
  const chosen = lists.filter(({ workboard_id }) => selected.includes(workboard_id));
  const others = lists.filter(
    ({ workboard_id, name }) => !selected.includes(workboard_id) && holdsTyped(name, typed),
  );
  const { selectOption, resetSelectedOption } = combobox;
  const firstMatch = typed === '' || others.length === 0 ? -1 : chosen.length;
  const firstId = firstMatch === -1 ? undefined : others[0]?.workboard_id;
  // Enter picks the first match; the chosen ones, which stay on top, are none.
  useEffect(() => {
    if (firstId === undefined) resetSelectedOption();
    else selectOption(firstMatch);
  }, [firstId, firstMatch, selectOption, resetSelectedOption]);
  const option = ({ workboard_id, name }: CompanyList) => (
    <Combobox.Option
      key={workboard_id}
      value={String(workboard_id)}
      active={selected.includes(workboard_id)}
      disabled={(isLoading || isBusy) && workboard_id !== selected[0]}
      className={classes.option}
    >
      <Checkbox.Indicator aria-hidden checked={selected.includes(workboard_id)} size="sm" />
      {name}
    </Combobox.Option>
  );
  return (
    <Combobox store={combobox} width={300} onOptionSubmit={(id) => onToggle(Number(id))}>
      <Combobox.Target targetType="button">
        <Button
          className={classes.button}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          {selected.length > 0 ? `${selected.length} list(s) selected` : 'Select lists'}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        {selected.length === 0 && (
          <Combobox.Header className={classes.hint}>
            Select a list to view companies tagged under it.
          </Combobox.Header>
        )}
        <Combobox.Search
          {...steersList}
          value={text}
          placeholder="Search lists"
          aria-label="Search lists"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rightSectionPointerEvents="all"
          rightSection={<Right isLoading={isLoading || isBusy} text={text} onClear={() => setText('')} />}
        />
        <Combobox.Options aria-label="Lists" className={classes.options}>
          {chosen.map(option)}
          {others.map(option)}
          {chosen.length + others.length === 0 && <Combobox.Empty>No results</Combobox.Empty>}
        </Combobox.Options>
        <Combobox.Footer className={classes.footer}>
          <span>{selected.length} list(s) selected</span>
          {selected.length > 0 && (
            <UnstyledButton className={classes.quiet} onClick={on.onClear}>
              <IconX size={12} stroke={1.75} aria-hidden /> Clear
            </UnstyledButton>
          )}
          <TextButton
            onClick={() => {
              combobox.closeDropdown();
              on.onAll();
            }}
          >
            All Lists
          </TextButton>
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Right({ isLoading, text, onClear }: { isLoading: boolean; text: string; onClear: () => void }) {
  if (isLoading) return <Loader size={14} aria-label="Loading lists" />;
  if (text === '') return null;
  return (
    <ActionIcon size={24} aria-label="Clear search" title="Clear search" onClick={onClear}>
      <IconX size={14} stroke={1.75} />
    </ActionIcon>
  );
}
