import { Checkbox, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { TextButton } from './text-button.tsx';
import classes from './widgets.module.css';

const SHOWN = 20;

export interface CheckOption {
  value: string;
  label: string;
  /** In grey at the right end. */
  count?: number;
  help?: string;
}

interface OptionChecksProps {
  label: string;
  options: readonly CheckOption[];
  value: readonly string[] | undefined;
  onChange: (value: string[]) => void;
  /** Offers a box to find an option by its name. */
  searchable?: boolean;
}

/** Options to tick: the first twenty, and all of them on demand. */
export function OptionChecks({ label, options, value = [], onChange, searchable }: OptionChecksProps) {
  const [all, { toggle }] = useDisclosure();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const shown = all ? found : found.slice(0, SHOWN);
  const tick = (option: string, on: boolean) =>
    onChange(on ? [...value, option] : value.filter((one) => one !== option));
  return (
    <fieldset className={classes.checks} aria-label={label}>
      {searchable && options.length > SHOWN && (
        <TextInput
          aria-label={`Search ${label}`}
          placeholder={`Search ${label}`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {shown.map((option) => (
        <div key={option.value} className={classes.check} title={option.help}>
          <Checkbox
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ currentTarget }) => tick(option.value, currentTarget.checked)}
          />
          {option.count !== undefined && <span className={classes.count}>{grouped(option.count)}</span>}
        </div>
      ))}
      {found.length === 0 && <span className={classes.count}>Nothing to choose from</span>}
      {found.length > SHOWN && (
        <TextButton className={classes.more} onClick={toggle}>
          {all ? 'Hide' : 'Show All'}
        </TextButton>
      )}
    </fieldset>
  );
}
