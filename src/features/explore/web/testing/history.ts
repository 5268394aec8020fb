import type { SearchEntry } from '../history/history.rules.ts';

let made = 0;

/** An entry of the history; each is a minute later than the one made before it. */
export function anEntry(filters: Record<string, string[]>, changes: Partial<SearchEntry> = {}): SearchEntry {
  made += 1;
  return {
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    filters,
    description: null,
    totalCount: 100,
    watched: false,
    created_at: new Date(Date.UTC(2026, 2, 4, 12, made)).toISOString(),
    ...changes,
  };
}
