export type Changes<V> = { [K in keyof V]?: V[K] | undefined };

/** What a filter widget gets: the values of the whole search, and a way to change some of them. */
export interface WidgetProps<V> {
  values: V;
  change: (changes: Changes<V>) => void;
}

/** The values with some changed; what is empty counts as not set and goes. */
export function changed<V extends object>(values: V, changes: Changes<V>): V {
  const all = Object.entries({ ...values, ...changes });
  return Object.fromEntries(all.filter(([, value]) => !isEmpty(value))) as V;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
