import { Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { allShortcuts, areLetterKeysOn, meaningOf, type Shortcut, switchLetterKeys } from './shortcuts.ts';
import classes from './shortcuts-sheet.module.css';

/** Fewer than these are seen at a glance. */
const WORTH_A_SEARCH = 12;

interface ShortcutsSheetProps {
  /** The name of the screen they belong to. */
  screen: string | undefined;
  onClose: () => void;
}

/** Those that mean what they say here, and what the part that is shown handles by itself. */
function shortcutsInUse() {
  const all = allShortcuts();
  const named = all.filter(({ keys, label }) => keys !== '' && label !== '');
  return named.filter((one) => !one.run || meaningOf(all, one.keys) === one);
}

/** Every shortcut of the screen, and the switch that turns single letters off. */
export function ShortcutsSheet({ screen, onClose }: ShortcutsSheetProps) {
  const about = useId();
  const [all] = useState(shortcutsInUse);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** As high as all of them: the sheet stays as it is while one searches. */
  const [height, setHeight] = useState<number>();
  const [lettersOn, setLettersOn] = useState(areLetterKeysOn);
  const shown = all.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));

  return (
    <Sheet
      opened
      fitted
      onClose={onClose}
      title="Keyboard shortcuts"
      tools={
        all.length > WORTH_A_SEARCH && (
          <TextInput
            className={classes.search}
            aria-label="Search shortcuts"
            placeholder="Search shortcuts"
            leftSection={<IconSearch size={14} stroke={1.75} />}
            value={typed}
            onFocus={() => setHeight((known) => known ?? list.current?.offsetHeight)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )
      }
      foot={
        <div className={classes.foot}>
          <Switch
            label="Single-letter shortcuts"
            aria-describedby={about}
            checked={lettersOn}
            onChange={({ currentTarget }) => {
              setLettersOn(currentTarget.checked);
              switchLetterKeys(currentTarget.checked);
            }}
          />
          <p id={about}>Disabled while typing. Turn them off if they get in your way.</p>
        </div>
      }
    >
      <div ref={list} style={{ minHeight: height }}>
        {shown.length === 0 && <p className={classes.nothing}>No results for “{typed.trim()}”</p>}
        <div className={classes.columns}>
          {bySection(shown, screen).map(([section, shortcuts]) => (
            <section key={section} aria-label={section}>
              <h3>{section}</h3>
              <dl>
                {shortcuts.map(({ keys, label, run }) => (
                  <div key={`${label} ${keys}`}>
                    <dt>{label}</dt>
                    <dd>
                      {/* Keys that the screen handles by itself are pressed one or the other. */}
                      <ShortcutKeys keys={keys} spelled={run !== undefined} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

/** What opened last comes first, the shell last; within a section they stand by name, whichever part came first. */
function bySection(shortcuts: readonly Shortcut[], screen = 'This screen') {
  const sections = new Map<string, Shortcut[]>();
  const last = [screen, ...SHELL];
  for (const shortcut of shortcuts) {
    const section = shortcut.section ?? screen;
    sections.set(section, [...(sections.get(section) ?? []), shortcut]);
  }
  for (const [section, listed] of sections)
    if (!SHELL.includes(section)) listed.sort((one, other) => one.label.localeCompare(other.label));
  return [...sections].toReversed().sort(([one], [other]) => last.indexOf(one) - last.indexOf(other));
}

const SHELL = ['Go to', 'Everywhere'];
