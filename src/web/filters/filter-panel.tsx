import { holdsTyped } from '#kernel/as-typed.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronRight, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './filter-panel.module.css';

export interface PanelFilter {
  name: string;
  /** How many values it has; 0 when it is not active. */
  count: number;
  /** What is chosen, in few words. */
  summary: string;
}

interface FilterPanelProps {
  filters: readonly PanelFilter[];
  onRemove: (name: string) => void;
  renderFilter: (name: string) => ReactNode;
  initiallyOpen?: string | null;
  /** Offers a box to find a filter by its name. */
  searchable?: boolean;
}

/** Every filter by name, the active ones first; each unfolds in place. */
export function FilterPanel({ filters, onRemove, renderFilter, ...options }: FilterPanelProps) {
  const { initiallyOpen = null, searchable = true } = options;
  const [text, setText] = useState('');
  const [open, setOpen] = useState<string | null>(initiallyOpen);
  // A filter that becomes active while it is open must not jump away from under the hand.
  const [order, setOrder] = useState(() => activeFirst(filters));
  // One that is offered only now comes last.
  const names = new Set([...order, ...filters.map(({ name }) => name)]);
  const found = [...names]
    .flatMap((name) => filters.find((filter) => filter.name === name) ?? [])
    .filter(({ name }) => holdsTyped(name, text));

  return (
    <>
      {searchable && (
        <div className={classes.search}>
          <TextInput
            aria-label="Search filters"
            placeholder="Search filters"
            leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
      )}
      <ul className={classes.list}>
        {found.map((filter) => (
          <Entry
            key={filter.name}
            filter={filter}
            open={filter.name === open}
            onToggle={() => {
              setOpen(filter.name === open ? null : filter.name);
              setOrder(activeFirst(filters));
            }}
            onRemove={() => onRemove(filter.name)}
          >
            {filter.name === open && renderFilter(filter.name)}
          </Entry>
        ))}
      </ul>
      {found.length === 0 && <output className={classes.none}>No filter is called that.</output>}
    </>
  );
}

const activeFirst = (filters: readonly PanelFilter[]) =>
  filters.toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0)).map(({ name }) => name);

interface EntryProps {
  filter: PanelFilter;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
  children: ReactNode;
}

function Entry({ filter: { name, count, summary }, open, onToggle, onRemove, children }: EntryProps) {
  const content = useId();
  const active = count > 0;
  return (
    <li className={classes.entry} data-open={open || undefined}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={open ? content : undefined}
          onClick={onToggle}
        >
          <span
            aria-hidden
            className={classes.dot}
            data-active={active || undefined}
            title={active ? 'Active' : undefined}
          />
          <span className={classes.name} data-active={active || undefined}>
            {name}
          </span>
          {active && (
            <span className={classes.count}>
              {count} <span className="visually-hidden">selected</span>
            </span>
          )}
          <span className={classes.summary} title={summary || undefined}>
            {summary}
          </span>
          {!active && <IconChevronRight className={classes.chevron} size={14} stroke={1.75} aria-hidden />}
        </button>
        {active && (
          <ActionIcon size={24} aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
            <IconX size={14} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      {open && (
        <div id={content} className={classes.content}>
          {children}
        </div>
      )}
    </li>
  );
}
