import { ActionIcon, Combobox, Loader, Pill, PillsInput, Tooltip, useCombobox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useAwaitedEnter } from './awaited-enter.ts';
import classes from './typeahead.module.css';
import { Failed } from '../marks/section.tsx';
import { type Search, useTypeaheadSearch } from './typeahead-search.ts';

const MIN_CHARACTERS = 3;

export interface TypeaheadOption {
  display_name: string;
  server_value: string;
}

interface TypeaheadProps<T extends TypeaheadOption> {
  label: string;
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** Asks for options; a refused or failed request is told in the list, a cancelled one is not. */
  search: Search<T>;
  /** Holds at most one option; choosing another replaces it. */
  single?: boolean;
  placeholder?: string;
  renderOption?: (option: T) => ReactNode;
  minCharacters?: number;
  /** Tab does not leave the field while something is typed in it; Escape clears it. */
  keepsTab?: boolean;
  /** Enter does nothing before an option is chosen with the arrows. */
  ignoresEnter?: boolean;
  /** Has the focus first in a sheet that lets its content have it. */
  focused?: boolean;
  required?: boolean;
  disabled?: boolean;
  error?: ReactNode;
}

/** A field that finds its options on the server while one types. */
export function Typeahead<T extends TypeaheadOption>(props: TypeaheadProps<T>) {
  const { value, onChange, search, single = false, disabled = false, minCharacters = MIN_CHARACTERS } = props;
  const [text, setText] = useState('');
  const found = useTypeaheadSearch(text, search, minCharacters);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const offered = found.options.filter((option) => !holds(value, option));

  const first = props.ignoresEnter || found.state !== 'found' ? undefined : offered[0]?.server_value;
  const { selectFirstOption } = combobox;
  // Enter picks the first match.
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
  }, [first, selectFirstOption]);

  const onClear = single && !disabled && value.length > 0 ? () => onChange([]) : null;

  const clearText = () => {
    setText('');
    combobox.closeDropdown();
  };
  const choose = (serverValue: string) => {
    const option = offered.find(({ server_value }) => server_value === serverValue);
    if (!option) return;
    onChange(single ? [option] : [...value, option]);
    clearText();
  };
  // Also where one has gone on to the next field meanwhile.
  const enter = useAwaitedEnter(found.state !== 'searching', () => choose(first ?? ''));
  const type = (typed: string) => {
    setText(typed);
    enter.forget();
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  const giveUp = () => {
    enter.forget();
    clearText();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter chooses from the list; it must never send the form the field stands in.
    if (event.key === 'Enter') {
      event.preventDefault();
      // The list may stand before it has marked its first.
      if (first !== undefined && combobox.getSelectedOptionIndex() === -1) choose(first);
      if (found.state === 'failed') found.retry();
      enter.awaitIf(found.state === 'searching' && !props.ignoresEnter);
    }
    if (props.keepsTab && event.key === 'Tab' && !event.shiftKey && text !== '') event.preventDefault();
    if (props.keepsTab && event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      giveUp();
    }
    if (event.key === 'Escape') enter.forget();
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={props.label}
          required={props.required ?? false}
          disabled={disabled}
          error={props.error}
          rightSectionPointerEvents="all"
          rightSection={
            <Right isSearching={found.state === 'searching'} onClear={onClear} label={props.label} />
          }
        >
          <Pill.Group gap={4}>
            {value.map((option) => (
              <Pill
                key={option.server_value}
                title={option.display_name}
                className={single ? classes.single : undefined}
                withRemoveButton={!single && !disabled}
                onRemove={() => onChange(value.filter((kept) => kept !== option))}
                removeButtonProps={{ 'aria-label': `Remove ${option.display_name}`, title: 'Remove' }}
              >
                {option.display_name}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                value={text}
                placeholder={value.length === 0 ? (props.placeholder ?? 'Search') : ''}
                disabled={disabled}
                data-autofocus={props.focused || undefined}
                onChange={(event) => type(event.currentTarget.value)}
                // What has the focus without anybody's doing covers nothing.
                onFocus={() => !props.focused && combobox.openDropdown()}
                onBlur={() => (enter.isAwaited() ? combobox.closeDropdown() : giveUp())}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      {/* The field keeps the focus: left, it would forget what was typed. */}
      <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Combobox.Options aria-label={props.label} className={classes.options}>
          {offered.map((option) => (
            <Combobox.Option key={option.server_value} value={option.server_value}>
              {props.renderOption?.(option) ?? option.display_name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {found.state === 'failed' && (
          <div className={classes.failure}>
            <Failed text="Something went wrong!" onRetry={found.retry} />
          </div>
        )}
        {offered.length === 0 && found.state !== 'failed' && (
          <output className={classes.hint}>{hints[found.state](minCharacters)}</output>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

const hints = {
  short: (least: number) => `Type at least ${least} characters`,
  searching: () => 'Searching…',
  found: () => 'No results',
};

interface RightProps {
  label: string;
  isSearching: boolean;
  onClear: (() => void) | null;
}

function Right({ label, isSearching, onClear }: RightProps) {
  if (isSearching) return <Loader size={14} aria-hidden />;
  if (!onClear) return null;
  return (
    <Tooltip label={`Clear ${label}`}>
      <ActionIcon size={24} aria-label={`Clear ${label}`} onClick={onClear}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function holds(value: readonly TypeaheadOption[], { server_value }: TypeaheadOption): boolean {
  return value.some((chosen) => chosen.server_value === server_value);
}
