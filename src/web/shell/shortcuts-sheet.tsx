import { Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
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
      <div className={classes.columns}>
        {[...bySection(shown, screen)].map(([section, shortcuts]) => (
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
    </Sheet>
  );
}

/** Those of the screen first, those of the shell last, as they were offered. */
function bySection(shortcuts: readonly Shortcut[], screen = 'This screen') {
  const sections = new Map<string, Shortcut[]>();
  const ofScreen = shortcuts.filter(({ section }) => !isShell(section));
  const ofShell = shortcuts.filter(({ section }) => isShell(section));
  for (const shortcut of [...ofScreen, ...ofShell]) {
    const section = shortcut.section ?? screen;
    sections.set(section, [...(sections.get(section) ?? []), shortcut]);
  }
  return sections;
}

const isShell = (section: string | undefined) => section === 'Go to' || section === 'Everywhere';
