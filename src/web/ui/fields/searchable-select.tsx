import { Select, type SelectProps } from '@mantine/core';
import { useRef } from 'react';

interface SearchableSelectProps extends Omit<SelectProps, 'data' | 'value' | 'searchable'> {
  data: readonly { value: string; label: string }[];
  value: string;
}

/** A choice one types into: what is typed takes the place of what was chosen, and Enter takes the first that fits. */
export function SearchableSelect({ data, value, ...others }: SearchableSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = data.find((option) => option.value === value)?.label;
  const selectWhole = () => {
    if (input.current?.value === chosen) input.current?.select();
  };
  return (
    <Select
      {...others}
      ref={input}
      data={[...data]}
      value={value}
      searchable
      selectFirstOptionOnChange
      onFocus={selectWhole}
      onClick={selectWhole}
      // Once what was picked stands there.
      onOptionSubmit={() => requestAnimationFrame(() => input.current?.select())}
    />
  );
}
