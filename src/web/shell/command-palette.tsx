import { ActionIcon, Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useReturnedFocus } from '../ui/overlays/returned-focus.ts';
import { ShortcutKey } from '../ui/marks/shortcut-key.tsx';
import { useAwaitedEnter } from '../ui/fields/awaited-enter.ts';
import { useTypeaheadSearch } from '../ui/fields/typeahead-search.ts';
import classes from './command-palette.module.css';
import { type Command, type CommandGroup, failedSearch, findCommands, type LookUp } from './commands.ts';
import { PaletteOption } from './palette-option.tsx';

const GROUPS: readonly CommandGroup[] = [
  'Have we met?',
  'This screen',
  'Screens',
  'Actions',
  'Companies',
  'People',
  'Lists',
  'References',
  'Meetings',
];
const LEAST_TYPED = 3;
const nothing: LookUp = async () => [];

interface CommandPaletteProps {
  commands: readonly Command[];
  /** Finds companies and people too, and whom one has met. */
  lookUp?: LookUp | undefined;
  onClose: () => void;
}

/** Finds screens and actions by a few letters, and what the firm knows by a few more. */
export function CommandPalette({ commands, lookUp, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useReturnedFocus(true, dialog);
  const asked = useTypeaheadSearch(typed, lookUp ?? nothing, LEAST_TYPED);
  const failed = asked.state === 'failed' ? [failedSearch('Companies')] : [];
  const matches = [...findCommands(commands, typed), ...asked.options, ...failed];
  const found = GROUPS.flatMap((name) => matches.filter(({ group }) => group === name));
  const optionId = (command: Command) => `${id}-${found.indexOf(command)}`;
  const isTooShort = lookUp !== undefined && typed.trim() !== '' && typed.trim().length < LEAST_TYPED;
  const current = found[Math.min(at, found.length - 1)];

  const run = (command: Command | undefined) => {
    if (!command) return;
    if (command.isFailure) return asked.retry();
    onClose();
    command.run();
  };
  // What stands there until the answer comes belongs to fewer letters: Enter means what was typed.
  const isEarlier = asked.state === 'searching' && (!current || asked.options.includes(current));
  const enter = useAwaitedEnter(!isEarlier, () => run(current));
  const steer = (event: KeyboardEvent) => {
    const to = target(event.key, found.length, at);
    enter.awaitIf(event.key === 'Enter' && isEarlier);
    if (event.key === 'Enter' && !isEarlier) run(current);
    else if (to !== undefined) setAt(to);
    if (event.key === 'Enter' || to !== undefined) event.preventDefault();
  };

  return (
    <Modal.Root
      opened
      onClose={onClose}
      returnFocus={false}
      size={660}
      yOffset="clamp(8px, calc(20vw - 90px), 88px)"
      xOffset={8}
      centered={false}
      radius="lg"
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay color="var(--c-scrim)" backgroundOpacity={1} />
      <Modal.Content ref={dialog} aria-label="Search or jump to">
        <div className={classes.palette}>
          <div className={classes.field}>
            <IconSearch size={16} stroke={1.75} aria-hidden="true" />
            <input
              data-autofocus
              role="combobox"
              aria-label="Search or jump to"
              aria-expanded="true"
              aria-controls={id}
              aria-activedescendant={current && optionId(current)}
              aria-autocomplete="list"
              placeholder="Search or jump to"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setAt(0);
              }}
              onKeyDown={steer}
            />
            <ShortcutKey keys="Esc" />
            <ActionIcon className={classes.close} aria-label="Close" onClick={onClose}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list the field above steers, not a form control */}
          <div id={id} role="listbox" aria-label="Results" className={classes.results}>
            {GROUPS.filter((name) => found.some(({ group }) => group === name)).map((name) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a list box are grouped by role
              <div key={name} role="group" aria-label={name}>
                <h2 aria-hidden="true">{name}</h2>
                {found
                  .filter(({ group }) => group === name)
                  .map((command) => (
                    <PaletteOption
                      key={command.id ?? command.label}
                      id={optionId(command)}
                      command={command}
                      selected={command === current}
                      onPoint={() => setAt(found.indexOf(command))}
                      onRun={() => run(command)}
                    />
                  ))}
              </div>
            ))}
            {found.length === 0 && !isTooShort && !(lookUp && asked.state === 'searching') && (
              <p>No results for “{typed.trim()}”</p>
            )}
          </div>
          {isTooShort && <output className={classes.told}>Keep typing to search companies and people</output>}
          {lookUp && asked.state === 'searching' && <output className={classes.told}>Searching…</output>}
          <Footer />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Where a key moves the choice: round and round, or to an end. */
function target(key: string, count: number, at: number): number | undefined {
  // What comes is steered among as well: a quick hand is ahead of the answer.
  if (count === 0) return key === 'ArrowDown' ? at + 1 : undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function Footer() {
  return (
    <footer className={classes.foot} aria-hidden="true">
      <span>
        <ShortcutKey keys="ArrowUp" />
        <ShortcutKey keys="ArrowDown" /> move
      </span>
      <span>
        <ShortcutKey keys="↵" /> open
      </span>
    </footer>
  );
}
