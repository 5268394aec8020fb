export const SORTS = ['New to Old', 'Old to New'] as const;
export type SaidSort = (typeof SORTS)[number];

export interface Said {
  date: string;
  /** What a search looks through. */
  words: string;
  /** What it stands under. */
  group: string;
}

export interface SaidGroup<T> {
  name: string;
  said: T[];
}

const HEADINGS: Record<string, string> = {
  REFERENCE: 'References recorded by Orion',
  CTO_LUNCHES: 'CTO Lunches',
};

/** The heading of a kind of source or quip: NEWSLETTER_ISSUE is "Newsletter issue". */
export function sourceHeading(source_type: string): string {
  const plain = source_type.replaceAll('_', ' ').toLowerCase();
  return HEADINGS[source_type] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What fits the search, in order, under the headings it falls under; the fullest group leads. */
export function groupsOf<T extends Said>(all: readonly T[], sort: SaidSort, search: string): SaidGroup<T>[] {
  const wanted = search.trim().toLowerCase();
  const way = sort === 'New to Old' ? -1 : 1;
  const found = all
    .filter(({ words }) => words.toLowerCase().includes(wanted))
    .toSorted((a, b) => way * a.date.localeCompare(b.date));
  const groups = new Map<string, T[]>();
  for (const one of found) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups]
    .map(([name, said]) => ({ name, said }))
    .toSorted((a, b) => b.said.length - a.said.length || a.name.localeCompare(b.name));
}
