import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface DigitsInputProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** What is smaller waits to be typed further. */
  least?: number;
  /** What is greater becomes this. */
  most?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Keeps the label for those who cannot see what stands around it. */
  hideLabel?: boolean;
}

const LONGEST = 13;

/** A whole number from 0 on; anything but digits cannot be typed. */
export function DigitsInput({ label, value, onChange, least = 0, most, ...others }: DigitsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { hideLabel, placeholder = '', disabled = false } = others;

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, LONGEST);
    const number = Math.min(Number(digits), most ?? Number.MAX_SAFE_INTEGER);
    setTyped(digits === '' ? '' : String(number));
    if (digits === '') onChange(undefined);
    else if (number >= least) onChange(number);
  };
  return (
    <TextInput
      {...(hideLabel ? { 'aria-label': label } : { label })}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      disabled={disabled}
      value={typed ?? value ?? ''}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
