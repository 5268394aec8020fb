import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface DigitsInputProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** What is smaller waits to be typed further. */
  least?: number;
  /** A minus may stand in front. */
  signed?: boolean;
  /** What is greater becomes this. */
  most?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Keeps the label for those who cannot see what stands around it. */
  hideLabel?: boolean;
}

const LONGEST = 13;

/** A whole number; anything but digits, and a minus where one may stand, cannot be typed. */
export function DigitsInput({ label, value, onChange, signed = false, most, ...others }: DigitsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { hideLabel, placeholder = '', disabled = false } = others;
  const { least = signed ? Number.MIN_SAFE_INTEGER : 0 } = others;

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, LONGEST);
    const minus = signed && text.trimStart().startsWith('-');
    const size = Math.min(Number(digits), most ?? Number.MAX_SAFE_INTEGER);
    const number = minus && size > 0 ? -size : size;
    setTyped(`${minus ? '-' : ''}${digits === '' ? '' : size}`);
    if (digits === '') onChange(undefined);
    else if (number >= least) onChange(number);
  };
  return (
    <TextInput
      {...(hideLabel ? { 'aria-label': label } : { label })}
      inputMode={signed ? 'text' : 'numeric'}
      autoComplete="off"
      placeholder={placeholder}
      disabled={disabled}
      value={typed ?? value ?? ''}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
