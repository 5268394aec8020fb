import type { Option } from '#kernel/forms/form-options.ts';

/** What a select offers, each value once, and what is chosen already although it is not offered. */
export function selectData(options: readonly Option[], chosen: readonly string[] = []) {
  const data = new Map(
    options.map(({ display_name: label, server_value: value }) => [value, { label, value }]),
  );
  for (const value of chosen) if (value !== '' && !data.has(value)) data.set(value, { label: value, value });
  return [...data.values()];
}
