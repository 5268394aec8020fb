import { Select, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconSearch, IconUser } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { peopleContract } from '#features/people/people.contract.ts';
import { dayOf } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { DateRangePicker } from '#web/ui/fields/date-range.tsx';
import type { MeetingsAddress } from '../use-meetings-address.ts';
import classes from './meetings-list.module.css';

const ALL = 'All';

interface MeetingsToolbarProps {
  address: MeetingsAddress;
  search: string;
  onSearch: (search: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** What narrows the list: words of the title, who recorded it, days, and whether it is associated. */
export function MeetingsToolbar({ address, search, onSearch, field }: MeetingsToolbarProps) {
  const { asked } = address;
  const scopers = useQuery({ ...ask(peopleContract.scopers, {}), staleTime: Number.POSITIVE_INFINITY });
  const people = (scopers.data?.results ?? []).map(({ full_name, email_address }) => ({
    value: email_address,
    label: full_name,
  }));
  const { scoper } = asked;
  const known = people.find(({ value }) => value.toLowerCase() === scoper?.toLowerCase());
  const others = scoper && !known ? [{ value: scoper, label: scoper }] : [];
  const [from, to] = [dayOf(asked.meeting_start_from, 'utc'), dayOf(asked.meeting_start_to, 'utc')];
  return (
    <div className={classes.toolbar}>
      <TextInput
        ref={field}
        size="md"
        className={classes.search}
        placeholder="Search"
        aria-label="Search meetings"
        autoComplete="off"
        maxLength={200}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <Select
        size="md"
        className={classes.creator}
        aria-label="Creator"
        leftSection={<IconUser size={14} stroke={1.75} aria-hidden />}
        searchable
        data={[{ value: ALL, label: ALL }, ...people, ...others]}
        value={known?.value ?? scoper ?? ALL}
        onChange={(value) => address.recordedBy(value === ALL ? null : value)}
        nothingFoundMessage="No results"
      />
      <DateRangePicker
        label="Date range"
        format="MMM DD, YYYY"
        clearable
        value={from && to ? { from, to } : null}
        onChange={address.limitTo}
      />
      <Switch
        className={classes.switch}
        label="Show only unassociated"
        checked={asked.is_associated === 'false'}
        onChange={({ currentTarget }) => address.onlyUnassociated(currentTarget.checked)}
      />
    </div>
  );
}
