import { holdsTyped } from '#kernel/as-typed.ts';
import { Combobox, Loader, UnstyledButton, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { type Shortcut, useShortcuts } from '#web/shell/shortcuts.ts';
import classes from './chooser.module.css';
import { useAwaitedEnter } from './awaited-enter.ts';
import { useFocusedSearch } from './focus-search.ts';
import { useHeldInView } from './held-in-view.ts';
import { steersList } from './steers-list.ts';
import { Failed } from '../marks/section.tsx';
import { onlySingleClicks } from '../single-click.ts';

const OFFSET = 8;
const CREATE = '\u0000create';

export interface ChooserOption {
  value: string;
  label: string;
  /** Before its label: the glyph of a status, the initials of a person. */
  mark?: ReactNode;
  /** The heading it stands under. */
  group?: string;
}

/** A query, as far as it matters here. */
type Source = Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>;

export interface ChooserProps {
  /** What is chosen: names the control and its list. */
  label: string;
  options: readonly ChooserOption[];
  chosen: readonly string[];
  /** Called for a chosen one too: picking it again takes it back. */
  onPick: (value: string) => void;
  /** What the closed control shows. */
  face?: ReactNode;
  /** Another control in its place; it opens the list when it is pressed. */
  renderControl?: (open: () => void) => ReactElement;
  position?: 'bottom-start' | 'top';
  /** How far from the control its list opens. */
  offset?: number;
  /** Opens it by a key, or from the palette. */
  shortcut?: Pick<Shortcut, 'keys' | 'label' | 'section' | 'icon'>;
  /** Closes after a pick. */
  single?: boolean;
  /** Enter picks the first also before anything is typed. */
  takesFirst?: boolean;
  /** What the options are made of: nothing can be picked or added before it has come. */
  source: Source;
  disabled?: boolean;
  create?: {
    label: string;
    onCreate: (name: string) => void;
    /** The most characters its name can have. */
    most: number;
  };
}

/** A control that opens a list to search and pick from; some lists can be added to. */
export function Chooser(props: ChooserProps) {
  const { label, chosen, onPick, single = false, source } = props;
  const isKnown = source.data !== undefined;
  const options = isKnown ? props.options : [];
  const create = isKnown ? props.create : undefined;
  const isLoading = !isKnown && !source.isError;
  const [text, setText] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      type('');
      // At once: by the library's timer it would take the focus from what is opened next.
      combobox.targetRef.current?.focus();
    },
  });
  useFocusedSearch(combobox);
  useHeldInView(combobox.dropdownOpened, combobox.targetRef);
  const { shortcut } = props;
  const open = () => {
    combobox.targetRef.current?.scrollIntoView?.({ block: 'nearest' });
    combobox.openDropdown();
  };
  useShortcuts(shortcut && !props.disabled ? [{ ...shortcut, run: open }] : []);
  const typed = text.trim();
  const offered = options.filter((option) => holdsTyped(option.label, typed));
  const isNew = !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const { selectFirstOption } = combobox;
  const isOpen = combobox.dropdownOpened;
  const isThere = offered.length > 0;
  const { takesFirst = false } = props;
  // Enter picks the first match, or adds what matches nothing.
  useEffect(() => {
    if (isKnown && (typed !== '' || (takesFirst && isOpen && isThere))) selectFirstOption();
  }, [typed, takesFirst, isOpen, isThere, isKnown, selectFirstOption]);
  const enter = useAwaitedEnter(!isLoading, combobox.clickSelectedOption);
  const type = (next: string) => {
    setText(next);
    enter.forget();
  };

  const retry = () => {
    void source.refetch();
    combobox.focusSearchInput();
  };
  const submit = (value: string) => {
    if (value !== CREATE) onPick(value);
    else if (typed === '') return combobox.focusSearchInput();
    else create?.onCreate(typed);
    setText('');
    if (single || value === CREATE) combobox.closeDropdown();
  };

  return (
    <Combobox
      store={combobox}
      width={260}
      position={props.position ?? 'bottom-start'}
      // Hidden it would lose the focus, and the letters that follow would run shortcuts.
      hideDetached={false}
      offset={props.offset ?? OFFSET}
      onOptionSubmit={submit}
    >
      <Combobox.Target targetType="button">
        {props.renderControl?.(() => combobox.toggleDropdown()) ?? (
          <UnstyledButton
            className={classes.control}
            aria-label={label}
            disabled={props.disabled ?? false}
            onClick={() => combobox.toggleDropdown()}
          >
            <span className={classes.face}>{props.face}</span>
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        )}
      </Combobox.Target>
      <Combobox.Dropdown
        onKeyDown={({ key, shiftKey, target: pressed }) => {
          // Closed, it has given the focus back: Tab goes on from the control. What failed has a button to go to.
          const isOnWay = source.isError && !isKnown && pressed instanceof HTMLInputElement && !shiftKey;
          if (key === 'Tab' && !isOnWay) combobox.closeDropdown();
        }}
      >
        <Combobox.Search
          {...steersList}
          value={text}
          placeholder={props.create ? 'Search or name a new one' : 'Search'}
          aria-label={`Search ${label}`}
          maxLength={props.create?.most}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') enter.awaitIf(isLoading);
          }}
          rightSection={isLoading ? <Loader size={14} aria-label={`Loading ${label}`} /> : null}
        />
        {source.isError && !isKnown && (
          <div className={classes.failure}>
            <Failed text="Couldn’t load the options." onRetry={retry} />
          </div>
        )}
        <Combobox.Options
          aria-label={label}
          className={classes.options}
          style={{ '--rows': options.length + (create ? 1 : 0) }}
          onClickCapture={onlySingleClicks}
        >
          <Offered options={offered} chosen={chosen} />
          {isLoading && <Combobox.Empty>Loading…</Combobox.Empty>}
          {isKnown && offered.length === 0 && !create && <Combobox.Empty>No results</Combobox.Empty>}
          {create && (typed === '' || isNew) && (
            <Combobox.Option value={CREATE} className={classes.create}>
              <IconPlus size={14} stroke={1.75} aria-hidden />
              <span>
                {create.label}
                {typed !== '' && ` “${typed}”`}
              </span>
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Offered({ options, chosen }: Pick<ChooserProps, 'options' | 'chosen'>) {
  const groups = [...new Set(options.map(({ group }) => group))];
  const shown = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map(({ value, label, mark }) => (
        <Combobox.Option key={value} value={value} active={chosen.includes(value)} className={classes.option}>
          {mark}
          <span className={classes.name}>{label}</span>
          {chosen.includes(value) && <IconCheck size={14} stroke={1.75} aria-hidden />}
        </Combobox.Option>
      ));
  return groups.map((group) =>
    group === undefined ? (
      shown(group)
    ) : (
      <Combobox.Group key={group} label={group}>
        {shown(group)}
      </Combobox.Group>
    ),
  );
}
