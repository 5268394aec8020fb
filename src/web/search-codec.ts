export type Search = Record<string, string[]>;

/** The address bar as names with all their values: a repeated name keeps each, in order. */
export function parseSearch(text: string): Search {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}

type Value = string | number | boolean;

export function stringifySearch(search: Record<string, Value | readonly Value[] | null | undefined>): string {
  const params = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, String(one)])),
  );
  return params.size > 0 ? `?${params}` : '';
}
