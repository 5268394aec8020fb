import { PasswordInput, TextInput } from '@mantine/core';
import { type KeyboardEvent, useCallback } from 'react';
import { isSealed } from '#kernel/forms/form-language.ts';
import { MASK } from '#kernel/forms/form-types.ts';
import type { WidgetProps } from './widget-props.ts';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const TYPES = { url: 'url', email: 'email' } as const;

/** A line of text; a sealed one shows nothing of what is kept. */
export function TextField({ field, required, value, error, onChange }: WidgetProps) {
  const common = {
    label: field.title,
    required,
    error,
    autoComplete: 'off',
    placeholder: required ? '' : 'Optional',
  };
  if (isSealed(field)) {
    const isKept = value === MASK;
    return (
      <PasswordInput
        {...common}
        autoComplete="new-password"
        placeholder={isKept ? 'Saved. Type to replace it' : ''}
        value={isKept ? '' : textOf(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...common}
      // The form judges addresses; a browser's own bubble would say it in other words.
      type="text"
      inputMode={TYPES[field.data_type as keyof typeof TYPES] ?? 'text'}
      value={textOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const BLOCKED = ['.', '+', '-', 'e', 'E', ','];

/** A whole number from 0; signs cannot be typed, and the wheel changes nothing. */
export function IntegerField({ field, required, value, error, onChange }: WidgetProps) {
  const still = useCallback((input: HTMLInputElement | null) => {
    const keep = (event: WheelEvent) => {
      if (input === document.activeElement) event.preventDefault();
    };
    input?.addEventListener('wheel', keep, { passive: false });
    return () => input?.removeEventListener('wheel', keep);
  }, []);
  const block = (event: KeyboardEvent) => {
    if (BLOCKED.includes(event.key)) event.preventDefault();
  };
  return (
    <TextInput
      ref={still}
      label={field.title}
      required={required}
      error={error}
      type="number"
      min={0}
      step={1}
      inputMode="numeric"
      placeholder={required ? '' : 'Optional'}
      value={textOf(value)}
      onKeyDown={block}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
