import { Checkbox, TagsInput, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import type { KindName, ValueOf } from '#kernel/filter-kinds.ts';
import type { AnyFilters } from '#kernel/filters.ts';
import { DateRangePicker } from '../ui/fields/date-range.tsx';
import type { Changes } from './change-values.ts';
import { RangeInputs } from './range-inputs.tsx';
import { TimeSpan } from './time-span.tsx';
import classes from './widgets.module.css';

interface KindProps<V> {
  filter: AnyFilters[string];
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

function Range({ filter: { label, least }, value, onChange }: KindProps<ValueOf<'range'>>) {
  const limits = least === undefined ? { signed: true } : { least };
  return <RangeInputs of={label} value={value} onChange={onChange} {...limits} />;
}

interface PillsProps<V> {
  label: string;
  choices: readonly (readonly [text: string, choice: V])[];
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

/** A few choices of which one counts; pressing it again lets go of it. */
function Pills<V>({ label, choices, value, onChange }: PillsProps<V>) {
  return (
    <fieldset className={classes.pills} aria-label={label}>
      {choices.map(([text, choice]) => (
        <button
          key={text}
          type="button"
          className={classes.pill}
          aria-pressed={value === choice}
          onClick={() => onChange(value === choice ? undefined : choice)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

const YES_NO = [
  ['Yes', true],
  ['No', false],
] as const;

const typed = (type: 'text' | 'date') =>
  function Typed({ filter: { label }, value, onChange }: KindProps<string>) {
    return (
      <TextInput
        type={type}
        label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    );
  };
const Text = typed('text');

/** How a value of each kind is chosen; a new kind does not compile without one. */
const widgets: { readonly [K in KindName]: ComponentType<KindProps<ValueOf<K>>> } = {
  range: Range,
  many: ({ filter: { label }, value = [], onChange }) => (
    <TagsInput label={label} value={value} onChange={onChange} acceptValueOnBlur />
  ),
  flag: ({ filter: { label }, value = false, onChange }) => (
    <Checkbox
      label={label}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
    />
  ),
  'yes-no': ({ filter: { label }, value, onChange }) => (
    <Pills label={label} choices={YES_NO} value={value} onChange={onChange} />
  ),
  choice: ({ filter, value, onChange }) =>
    filter.oneOf ? (
      <Pills
        label={filter.label}
        choices={filter.oneOf.map((word) => [word, word] as const)}
        value={value}
        onChange={onChange}
      />
    ) : (
      <Text filter={filter} value={value} onChange={onChange} />
    ),
  days: ({ filter: { label }, value, onChange }) => (
    <TimeSpan label={label} value={value} onChange={onChange} />
  ),
  day: typed('date'),
  period: ({ filter: { label }, value, onChange }) => (
    <DateRangePicker
      label={label}
      format="MMM DD, YYYY"
      clearable
      value={value ?? null}
      onChange={(range) => onChange(range ?? undefined)}
    />
  ),
  uuid: Text,
  id: ({ filter, value, onChange }) => (
    <Text
      filter={filter}
      value={value?.toString()}
      onChange={(text) => onChange(Number(text) || undefined)}
    />
  ),
};

interface KindWidgetsProps<V> {
  filters: AnyFilters;
  panel: string;
  values: V;
  change: (changes: Changes<V>) => void;
}

/** The filters of one panel, each with the widget of its kind; one that needs another waits until that is set. */
export function KindWidgets<V extends object>({ filters, panel, values, change }: KindWidgetsProps<V>) {
  const own = Object.entries(filters).filter(([, filter]) => filter.panel === panel);
  return (
    <div className={classes.stack}>
      {own
        .filter(([, { needs }]) => needs === undefined || values[needs as keyof V] !== undefined)
        .map(([key, filter]) => {
          const Widget = widgets[filter.kind] as ComponentType<KindProps<unknown>>;
          return (
            <Widget
              key={key}
              filter={filter}
              value={values[key as keyof V]}
              onChange={(value) => change({ [key]: value } as Changes<V>)}
            />
          );
        })}
    </div>
  );
}
