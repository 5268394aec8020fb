import { Menu, Skeleton } from '@mantine/core';
import { IconCode, IconKeyboard, IconLogout, IconUpload } from '@tabler/icons-react';
import { InitialsAvatar } from '../ui/marks/initials-avatar.tsx';
import { ShortcutKey } from '../ui/marks/shortcut-key.tsx';
import classes from './account-menu.module.css';

const API_DOCS = '/api/docs';

/** Who is signed in. */
export interface Person {
  full_name: string;
  email_address: string;
  role: string | null;
}

interface AccountMenuProps {
  /** Undefined while it loads. */
  person: Person | undefined;
  onImport: () => void;
  onShortcuts: () => void;
  onLogoutEverywhere: () => void;
}

/** Who am I, and what is done about it. */
export function AccountMenu({ person, onImport, onShortcuts, onLogoutEverywhere }: AccountMenuProps) {
  if (!person) return <AccountSkeleton />;
  const { full_name, email_address, role } = person;

  return (
    <Menu
      position="top-start"
      width={212}
      offset={{ mainAxis: 6, crossAxis: 8 }}
      classNames={{ itemSection: classes.section }}
    >
      <Menu.Target>
        <button type="button" className={classes.account} aria-label={`Account of ${full_name}`}>
          <InitialsAvatar name={full_name} size={24} />
          <span className={classes.who}>
            <b>{full_name}</b>
            <small>{email_address}</small>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <fieldset className={classes.card} aria-label="Signed in as">
          <b>{full_name}</b>
          <span>{email_address}</span>
          {role && <span>{sentenceCase(role)}</span>}
        </fieldset>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUpload size={14} stroke={1.75} />} onClick={onImport}>
          Import data
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={14} stroke={1.75} />}
          rightSection={<ShortcutKey keys="?" />}
          onClick={onShortcuts}
        >
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCode size={14} stroke={1.75} />}
          component="a"
          href={API_DOCS}
          target="_blank"
          rel="noreferrer"
        >
          API docs
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={14} stroke={1.75} />} onClick={onLogoutEverywhere}>
          Sign out everywhere
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const sentenceCase = (role: string) => role.charAt(0) + role.slice(1).toLowerCase();

function AccountSkeleton() {
  return (
    <div className={classes.account} aria-busy="true">
      <Skeleton circle height={24} />
      <span className={classes.who}>
        <Skeleton height={10} width={96} my={3} />
        <Skeleton height={10} width={128} my={3} />
      </span>
    </div>
  );
}
