import { Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type Icon, IconBell, IconLogout, IconSearch, IconSettings } from '@tabler/icons-react';
import { ShortcutKey } from '../ui/marks/shortcut-key.tsx';
import { AccountMenu, type Person } from './account-menu.tsx';
import { ActionsMenu, type TemplateGroups } from './actions-menu.tsx';
import { OrionMark } from './orion-mark.tsx';
import classes from './sidebar.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** A screen of the sidebar and of the palette. */
export interface Tab {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: Icon;
  /** The shortcut that goes there. */
  keys: string;
  /** How much there wants attention. */
  due?: number;
  /** It is not known yet whether this person may open it. */
  isComing?: boolean;
}

export interface SidebarProps {
  title: string;
  /** Those this person may open; the route table says which. */
  tabs: readonly Tab[];
  /** Undefined while they load, null when they could not be. */
  templates: TemplateGroups | null | undefined;
  onRetryTemplates: () => void;
  person: Person | undefined;
  /** What happened that nobody has read yet, and where it is read. */
  alerts: { unread: number; onOpen: () => void };
  /** Another screen was chosen. */
  onNavigate?: () => void;
  onSearch: () => void;
  /** Data is to be brought in. */
  onImport: () => void;
  onShortcuts: () => void;
  onLogout: () => void;
  onLogoutEverywhere: () => void;
}

function Count({ of, word }: { of: number; word: string }) {
  if (of === 0) return null;
  return (
    <span className={classes.unread}>
      {of}
      <span className="visually-hidden"> {word}</span>
    </span>
  );
}

const ICONS_ONLY = '(min-width: 768px) and (max-width: 1100px)';

export function Sidebar({ title, tabs, templates, onNavigate, ...props }: SidebarProps) {
  const collapsed = useMediaQuery(ICONS_ONLY, undefined, { getInitialValueInEffect: false }) ?? false;

  return (
    <div className={classes.side}>
      <div className={classes.brand}>
        <OrionMark size={22} />
        <span className={classes.label}>{title}</span>
      </div>
      <Tooltip label="Search or jump to" position="right" disabled={!collapsed}>
        <button type="button" className={classes.jump} onClick={props.onSearch}>
          <IconSearch size={14} stroke={1.75} aria-hidden="true" />
          <span className={classes.label}>Search or jump to</span>
          <ShortcutKey keys="mod+K" />
        </button>
      </Tooltip>
      <nav className={classes.nav} aria-label="Main">
        {tabs.map(({ label, to, icon: TabIcon, due = 0, isComing }) =>
          isComing ? (
            <span key={label} className={classes.item} aria-hidden />
          ) : (
            <Tooltip key={label} label={label} position="right" disabled={!collapsed}>
              <Link
                to={to}
                className={classes.item}
                activeOptions={{ includeSearch: false }}
                onClick={onNavigate}
              >
                <TabIcon size={16} stroke={1.75} aria-hidden="true" />
                <span className={classes.label}>{label}</span>
                <Count of={due} word="due" />
              </Link>
            </Tooltip>
          ),
        )}
      </nav>
      <Tooltip label="Alerts" position="right" disabled={!collapsed}>
        <button type="button" className={classes.item} onClick={props.alerts.onOpen}>
          <IconBell size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.label}>Alerts</span>
          <Count of={props.alerts.unread} word="unread" />
        </button>
      </Tooltip>
      <hr />
      <ActionsMenu
        templates={templates}
        collapsed={collapsed}
        onRetry={props.onRetryTemplates}
        onNavigate={onNavigate}
      />
      <footer className={classes.foot}>
        <Tooltip label="Settings" position="right" disabled={!collapsed}>
          <Link
            to="/settings"
            className={classes.item}
            activeOptions={{ includeSearch: false }}
            onClick={onNavigate}
          >
            <IconSettings size={16} stroke={1.75} aria-hidden="true" />
            <span className={classes.label}>Settings</span>
          </Link>
        </Tooltip>
        <div className={classes.settings}>
          <ThemeSwitch />
          <Tooltip label="Logout" position="right" disabled={!collapsed}>
            <button type="button" className={classes.logout} onClick={props.onLogout}>
              <IconLogout size={14} stroke={1.75} aria-hidden="true" />
              <span className={classes.label}>Logout</span>
            </button>
          </Tooltip>
        </div>
        <AccountMenu
          person={props.person}
          onImport={props.onImport}
          onShortcuts={props.onShortcuts}
          onLogoutEverywhere={props.onLogoutEverywhere}
        />
      </footer>
    </div>
  );
}
