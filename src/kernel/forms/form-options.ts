import type { Described } from './field-description.ts';

/** One thing that may be chosen. */
export interface Option {
  display_name: string;
  server_value: string;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** An option of a list: a string is both; an object without a display name has its name, and its id or domain. */
function optionOf(item: unknown): Option | undefined {
  const plain = text(item);
  if (plain !== undefined) return { display_name: plain, server_value: plain };
  const said = Object(item) as Record<string, unknown>;
  const display_name = text(said['display_name']) ?? text(said['name']);
  const server_value =
    text(said['display_name']) === undefined
      ? (text(said['id']) ?? text(said['domain']))
      : text(said['server_value']);
  return display_name !== undefined && server_value !== undefined
    ? { display_name, server_value }
    : undefined;
}

/** The options in the answer of a `values_endpoint`; null where it answered something else. */
export function optionsOf(answer: unknown): Option[] | null {
  const { results, data } = Object(answer) as { results?: unknown; data?: unknown };
  const list = Array.isArray(results) ? results : data;
  if (!Array.isArray(list)) return null;
  return list.map(optionOf).filter((one) => one !== undefined);
}

/** The values a field offers itself; null where a call does, or where anything may be answered. */
export function offeredValues({ describe }: Described): string[] | null {
  if (!describe?.values || describe.values_endpoint !== undefined) return null;
  return optionsOf({ data: describe.values })?.map(({ server_value }) => server_value) ?? [];
}
