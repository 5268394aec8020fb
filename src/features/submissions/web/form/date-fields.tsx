import { TextInput } from '@mantine/core';
import type { WidgetProps } from './widget-props.ts';

/** A calendar day. */
export function DateField({ field, required, value, error, onChange }: WidgetProps) {
  return (
    <TextInput
      label={field.title}
      required={required}
      error={error}
      type="date"
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A day and a time, in the zone of whoever types it. */
export function MomentField({ field, required, value, error, onChange }: WidgetProps) {
  return (
    <TextInput
      label={field.title}
      required={required}
      error={error}
      type="datetime-local"
      value={localOf(value)}
      onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value))}
    />
  );
}

function localOf(value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  // By its parts: the offset of a year that is still being typed, 0002, is no whole number of minutes.
  const [year, ...parts] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const [month, day, hour, minute] = [...parts, date.getHours(), date.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

function momentOf(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
