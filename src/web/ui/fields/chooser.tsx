import { Combobox, Loader, UnstyledButton, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Shortcut, useShortcuts } from '#web/shell/shortcuts.ts';
import classes from './chooser.module.css';
import { useFocusedSearch } from './focus-search.ts';
import { steersList } from './steers-list.ts';
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
  /** Nothing can be picked or added until the options have come: Enter would take what happens to be there. */
  isLoading?: boolean;
  disabled?: boolean;
  /** Absent where nobody knows what there is already. */
  create?:
    | {
        label: string;
        onCreate: (name: string) => void;
        /** The most characters its name can have. */
        most: number;
      }
    | null
    | undefined;
}

/** A control that opens a list to search and pick from; some lists can be added to. */
export function Chooser(props: ChooserProps) {
  const { label, chosen, onPick, single = false, isLoading = false } = props;
  const options = isLoading ? [] : props.options;
  const create = isLoading ? null : props.create;
  const [text, setText] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setText('');
      combobox.focusTarget();
    },
  });
  useFocusedSearch(combobox);
  const target = useRef<HTMLButtonElement>(null);
  const { shortcut } = props;
  const open = () => {
    target.current?.scrollIntoView?.({ block: 'nearest' });
    combobox.openDropdown();
  };
  useShortcuts(shortcut && !props.disabled ? [{ ...shortcut, run: open }] : []);
  const typed = text.trim();
  const offered = options.filter((option) => option.label.toLowerCase().includes(typed.toLowerCase()));
  const isNew = !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const { selectFirstOption } = combobox;
  const isOpen = combobox.dropdownOpened;
  const isThere = offered.length > 0;
  const { takesFirst = false } = props;
  // Enter picks the first match, or adds what matches nothing.
  useEffect(() => {
    if (!isLoading && (typed !== '' || (takesFirst && isOpen && isThere))) selectFirstOption();
  }, [typed, takesFirst, isOpen, isThere, isLoading, selectFirstOption]);

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
      offset={props.offset ?? OFFSET}
      onOptionSubmit={submit}
    >
      <Combobox.Target targetType="button">
        {props.renderControl?.(() => combobox.toggleDropdown()) ?? (
          <UnstyledButton
            ref={target}
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
      <Combobox.Dropdown>
        <Combobox.Search
          {...steersList}
          value={text}
          placeholder={props.create ? 'Search or name a new one' : 'Search'}
          aria-label={`Search ${label}`}
          maxLength={props.create?.most}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rightSection={isLoading ? <Loader size={14} aria-label={`Loading ${label}`} /> : null}
        />
        <Combobox.Options aria-label={label} className={classes.options} onClickCapture={onlySingleClicks}>
          <Offered options={offered} chosen={chosen} />
          {offered.length === 0 && !create && (
            <Combobox.Empty>{isLoading ? 'Loading…' : 'No results'}</Combobox.Empty>
          )}
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
