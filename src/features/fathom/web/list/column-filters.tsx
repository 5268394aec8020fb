import { ActionIcon, Button, Checkbox, Popover, TextInput, Tooltip } from '@mantine/core';
import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { type PropsWithChildren, useState } from 'react';
import classes from './meetings-list.module.css';

interface ColumnFilterProps extends PropsWithChildren {
  /** Of the column. */
  name: string;
  isOn: boolean;
  onClear: () => void;
}

function ColumnFilter({ name, isOn, onClear, children }: ColumnFilterProps) {
  const [opened, setOpened] = useState(false);
  const label = isOn ? `Filter ${name}, on` : `Filter ${name}`;
  const Icon = isOn ? IconFilterFilled : IconFilter;
  return (
    <Popover opened={opened} onDismiss={() => setOpened(false)} position="bottom-start" trapFocus returnFocus>
      <Tooltip label={label}>
        <Popover.Target>
          <ActionIcon
            size={24}
            aria-label={label}
            data-on={isOn || undefined}
            className={classes.columnFilter}
            onClick={() => setOpened((now) => !now)}
          >
            <Icon size={14} stroke={1.75} />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown aria-label={`Filter ${name}`} className={classes.filterBox}>
        {children}
        <Button size="compact-md" disabled={!isOn} onClick={onClear}>
          Clear
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface TextFilterProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Lets through what contains a text. */
export function TextFilter({ name, value, onChange }: TextFilterProps) {
  return (
    <ColumnFilter name={name} isOn={value.trim() !== ''} onClear={() => onChange('')}>
      <TextInput
        label="Contains"
        data-autofocus
        maxLength={200}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </ColumnFilter>
  );
}

interface SetFilterProps {
  name: string;
  options: readonly string[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Lets through what is one of the chosen; with none chosen, everything. */
export function SetFilter({ name, options, chosen, onChange }: SetFilterProps) {
  const [text, setText] = useState('');
  const offered = options.filter((option) => option.includes(text.trim().toLowerCase()));
  return (
    <ColumnFilter name={name} isOn={chosen.size > 0} onClear={() => onChange(new Set())}>
      <TextInput
        aria-label={`Search ${name}`}
        placeholder="Search"
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.set}>
        {offered.length === 0 && <span>No results</span>}
        {offered.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={chosen.has(option)}
            onChange={({ currentTarget }) => {
              const others = [...chosen].filter((one) => one !== option);
              onChange(new Set(currentTarget.checked ? [...others, option] : others));
            }}
          />
        ))}
      </div>
    </ColumnFilter>
  );
}
