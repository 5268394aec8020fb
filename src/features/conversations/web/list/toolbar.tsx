import { ActionIcon, Switch, Tooltip } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { DateRangePicker } from '#web/ui/fields/date-range.tsx';
import { countCategories, type ConversationsAddress } from '../use-conversations-address.ts';
import { SearchBox } from './search-box.tsx';
import classes from './toolbar.module.css';

interface ToolbarProps {
  address: ConversationsAddress;
  filtersOpen: boolean;
  onFilters: () => void;
  field: RefObject<HTMLInputElement | null>;
  hasMeetings: boolean;
}

/** What narrows the list: words, days, and the way to the five categories. */
export function Toolbar({ address, filtersOpen, onFilters, field, hasMeetings }: ToolbarProps) {
  const { asked } = address;
  const count = countCategories(asked.filters);
  return (
    <div className={classes.toolbar}>
      <SearchBox search={asked.search} onSearch={address.searchFor} field={field} />
      <DateRangePicker
        label="Date range"
        format="MMM DD, YYYY"
        clearable
        value={asked.span && { from: new Date(asked.span.start_time), to: new Date(asked.span.end_time) }}
        onChange={address.limitTo}
      />
      {hasMeetings && (
        <Switch
          className={classes.meetings}
          label="Include meetings"
          checked={asked.meetings}
          onChange={({ currentTarget }) => address.withMeetings(currentTarget.checked)}
        />
      )}
      <Tooltip label="Filters">
        <ActionIcon
          variant="default"
          size={32}
          className={classes.filters}
          aria-label={count > 0 ? `Filters, ${count} selected` : 'Filters'}
          aria-expanded={filtersOpen}
          onClick={onFilters}
        >
          <IconFilter size={16} stroke={1.75} />
          {count > 0 && <span className={classes.badge}>{count}</span>}
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
