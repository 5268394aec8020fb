import { holdsTyped } from '#kernel/as-typed.ts';
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedCallback, useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconBell, IconBellPlus, IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { counted } from '#kernel/numbers.ts';
import { useAddress } from '#web/address.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { appTitle } from '#web/page-meta.ts';
import { useRemind } from '#web/remind/remind-button.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { readStatus } from '../reminder.rules.ts';
import type { Reminder } from '../reminders.contract.ts';
import { ReminderCard } from './reminder-card.tsx';
import { ReminderSkeletons } from './reminder-skeletons.tsx';
import { type ReminderTab, ReminderTabs } from './reminder-tabs.tsx';
import classes from './reminders-page.module.css';
import { remindersQuery } from './use-status-change.ts';

const SEARCH_MS = 100;

/** What one wanted to be reminded of. */
export function RemindersPage() {
  const { search, change } = useAddress();
  const query = useQuery(remindersQuery);
  const field = useRef<HTMLInputElement>(null);
  useDocumentTitle(`Investor Reminders · ${appTitle()}`);
  useShortcuts([
    {
      keys: '/',
      label: 'Search reminders',
      icon: IconSearch,
      section: 'Investor Reminders',
      run: () => field.current?.focus(),
    },
  ]);
  const tab: ReminderTab = readStatus(search.status?.[0]) ?? 'all';
  const wanted = search.search?.[0] ?? '';
  const look = (text: string) => change({ search: text || undefined }, true);
  const all = query.data?.results ?? [];
  const shown = all.filter((one) => (tab === 'all' || one.status === tab) && isAbout(one, wanted));

  return (
    <Screen
      heading="Investor Reminders"
      tools={
        <>
          <output className={classes.told}>{query.data && counted(shown.length, 'result', 'results')}</output>
          <SearchField field={field} value={wanted} onSearch={look} />
          <Button className={classes.remind} onClick={() => change({ conditions: 'mine' })}>
            Pass conditions
          </Button>
          <RemindMe />
        </>
      }
      hint={
        <>
          <ShortcutKeys keys="/" /> search <ShortcutKeys keys="M" /> remind me
        </>
      }
    >
      <div className={classes.page}>
        <ReminderTabs
          reminders={query.data ? all : undefined}
          tab={tab}
          onTab={(next) => change({ status: next === 'all' ? undefined : next }, true)}
        />
        <div className={classes.scroll}>
          {query.isPending && <ReminderSkeletons />}
          {query.error && (
            <ErrorState
              title="Couldn’t load reminders."
              text={whyNotLoaded(query.error)}
              action={<Button onClick={() => void query.refetch()}>Try again</Button>}
            />
          )}
          {query.data && shown.length === 0 && (
            <NoReminders wanted={all.length > 0 ? wanted : ''} onClear={() => look('')} />
          )}
          <div className={classes.cards}>
            {shown.map((reminder) => (
              <ReminderCard key={reminder.source} reminder={reminder} />
            ))}
          </div>
        </div>
      </div>
    </Screen>
  );
}

const isAbout = ({ companies, person }: Reminder, wanted: string) =>
  wanted === '' ||
  [...companies.map(({ company_name }) => company_name), person?.full_name ?? ''].some((name) =>
    holdsTyped(name, wanted),
  );

function RemindMe() {
  const remind = useRemind();
  return (
    <Button
      className={classes.remind}
      leftSection={<IconBellPlus size={14} stroke={1.75} aria-hidden />}
      onClick={() => remind('new')}
    >
      Remind me
    </Button>
  );
}

const NoReminders = ({ wanted, onClear }: { wanted: string; onClear: () => void }) =>
  wanted === '' ? (
    <EmptyState icon={IconBell} title="You have no reminders" />
  ) : (
    <EmptyState
      icon={IconSearch}
      title={`No reminders for “${wanted}”`}
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  );

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onSearch: (text: string) => void;
}

function SearchField({ field, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  // An address that was emptied empties the field.
  if (value !== applied) {
    setApplied(value);
    if (value === '') setTyped('');
  }
  const search = useDebouncedCallback(onSearch, SEARCH_MS);
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return (
    <TextInput
      ref={field}
      type="search"
      className={classes.search}
      placeholder="Search by company"
      aria-label="Search by company"
      maxLength={200}
      leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
      rightSection={
        typed !== '' && (
          <Tooltip label="Clear search">
            <ActionIcon
              size={24}
              aria-label="Clear search"
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              <IconX size={14} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )
      }
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
