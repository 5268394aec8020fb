import { ActionIcon } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Command, LookUp } from './commands.ts';
import { OrionMark } from './orion-mark.tsx';
import { useKeptFocus } from '../ui/kept-focus.ts';
import classes from './shell.module.css';
import { useKeyboard, useShortcuts } from './shortcuts.ts';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { dropTyping, holdTyping } from '../ui/held-typing.ts';
import { late } from '../ui/late.ts';
import { screenCommands, useShellCommands } from './use-shell-commands.ts';
import { keepOpenedByDoubleClick } from '../ui/overlays/opener-clicks.ts';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = late(async () => (await loadPalette()).CommandPalette);
const ShortcutsSheet = late(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet);

const PhoneMenu = late(async () => (await import('./phone-menu.tsx')).PhoneMenu);

const SETTLED_MS = 1500;

interface ShellProps extends Omit<SidebarProps, 'onNavigate' | 'onSearch' | 'onShortcuts'> {
  /** What the palette offers beside the screens and the shell's own actions, asked when it opens. */
  commands: () => readonly Command[];
  lookUp?: LookUp;
  children: ReactNode;
}

/** The frame of every signed-in screen: sidebar, or a top bar and a drawer on a phone, palette and shortcuts. */
export function Shell({ commands, lookUp, children, ...sidebar }: ShellProps) {
  const menu = usePhoneMenu();
  const [paletteOpened, palette] = usePalette();
  const [shortcutsOpened, shortcuts] = useDisclosure();
  const all = useShellCommands({
    ...sidebar,
    commands: paletteOpened ? [...screenCommands(), ...commands()] : [],
    onShortcuts: shortcuts.open,
  });
  const screen = useLocation({
    select: ({ pathname }) => sidebar.tabs.find(({ to }) => to === pathname)?.label,
  });
  useKeyboard();
  useKeptFocus();
  usePaletteAtHand();
  useEffect(keepOpenedByDoubleClick, []);
  useShortcuts([
    ...all.flatMap(({ group, keys, label, run }) =>
      group === 'Screens' && keys ? [{ keys, label, run, section: 'Go to' }] : [],
    ),
    { keys: 'mod+K', label: 'Search or jump to', section: 'Everywhere', run: palette.toggle },
    { keys: '?', label: 'Keyboard shortcuts', section: 'Everywhere', run: shortcuts.open },
    { keys: 'Escape', label: 'Close', section: 'Everywhere' },
  ]);

  const afterMenu = (open: () => void) => () => {
    menu.close();
    open();
  };
  const side = (
    <Sidebar
      {...sidebar}
      onNavigate={menu.close}
      onSearch={afterMenu(palette.open)}
      onImport={afterMenu(sidebar.onImport)}
      alerts={{ ...sidebar.alerts, onOpen: afterMenu(sidebar.alerts.onOpen) }}
      onShortcuts={afterMenu(shortcuts.open)}
    />
  );
  return (
    <div className={classes.app}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <aside className={classes.side}>{side}</aside>
      <TopBar title={sidebar.title} onMenu={menu.open} onSearch={palette.open} />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        {menu.everOpened && (
          <PhoneMenu opened={menu.opened} onClose={menu.close}>
            {side}
          </PhoneMenu>
        )}
        {paletteOpened && <CommandPalette commands={all} lookUp={lookUp} onClose={palette.close} />}
        {shortcutsOpened && <ShortcutsSheet screen={screen} onClose={shortcuts.close} />}
      </Suspense>
    </div>
  );
}

/** Its drawer is fetched when it is first asked for, and stays so that it can slide away. */
function usePhoneMenu() {
  const [opened, { open, close }] = useDisclosure();
  const [everOpened, setEverOpened] = useState(false);
  return {
    opened,
    everOpened,
    close,
    open: () => {
      setEverOpened(true);
      open();
    },
  };
}

/** From the press of its key on, letters are the palette's, also while it is still being fetched. */
function usePalette() {
  const [opened, { open, close }] = useDisclosure();
  const show = () => {
    holdTyping(close);
    open();
  };
  const hide = () => {
    dropTyping();
    close();
  };
  // Whoever goes back leaves what its commands are about.
  useWindowEvent('popstate', hide);
  return [opened, { open: show, close: hide, toggle: opened ? hide : show }] as const;
}

/** Fetches the palette once the screen stands, so that the first Ctrl+K is as quick as the next. */
function usePaletteAtHand() {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => {}), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
}

interface TopBarProps {
  title: string;
  onMenu: () => void;
  onSearch: () => void;
}

/** Stands in for the sidebar on a phone. */
function TopBar({ title, onMenu, onSearch }: TopBarProps) {
  return (
    <header className={classes.top}>
      <ActionIcon size={44} aria-label="Open menu" onClick={onMenu}>
        <IconMenu2 size={18} stroke={1.75} />
      </ActionIcon>
      <OrionMark size={22} />
      <b>{title}</b>
      <ActionIcon size={44} ml="auto" aria-label="Search or jump to" onClick={onSearch}>
        <IconSearch size={18} stroke={1.75} />
      </ActionIcon>
    </header>
  );
}
