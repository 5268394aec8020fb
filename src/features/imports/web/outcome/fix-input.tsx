import { TextInput } from '@mantine/core';
import type { ImportMend } from '../../import-record.contract.ts';
import type { Fixes } from './use-fixes.ts';

interface FixInputProps {
  label: string;
  place: Omit<ImportMend, 'value'>;
  fixes: Fixes;
}

/** What is to be read instead; Enter checks the file again with it. */
export function FixInput({ label, place, fixes }: FixInputProps) {
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder="Correct value"
      maxLength={2000}
      value={fixes.valueOf(place)}
      onChange={({ currentTarget }) => fixes.write(place, currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void fixes.apply();
      }}
    />
  );
}
