/** What one search asks for: neither the product's parameters nor SQL, so that each side reads it in its own way. */
export interface Search {
  conditions: readonly Condition[];
  sort: Sort;
  /** Which page of 50; from 1. Only the first is counted, as on the screen. */
  page: number;
  /** Where a further page begins: the cursor that the product answered, and the rank it stands for. */
  after?: { next_page: string; rank: number | null };
}

export const RANGES = ['employee_count', 'growth_6m', 'growth_1y', 'growth_2y', 'year_founded'] as const;
export type RangeColumn = (typeof RANGES)[number];
export const SORTED = [
  'current_rank',
  'growth_1m',
  'growth_6m',
  'growth_1y',
  'growth_2y',
  'year_founded',
  'employee_count',
  'company_size',
] as const;
export interface Sort {
  by: (typeof SORTED)[number];
  direction: 'asc' | 'desc';
}

/** Something with a name on the wire and a number in a row. */
export interface Named {
  id: number;
  name: string;
}

export type Condition =
  | { kind: 'range'; column: RangeColumn; min?: number; max?: number }
  | { kind: 'funding'; min: number; unknownToo: boolean }
  | { kind: 'country' | 'state' | 'city' | 'status' | 'tp_status'; of: readonly Named[] }
  | { kind: 'tag' | 'metro'; of: readonly Named[] }
  | { kind: 'list'; id: number }
  | { kind: 'saas'; value: boolean }
  | { kind: 'no_tp_status' }
  | { kind: 'stood'; of: readonly Named[]; since: string; days: number }
  | { kind: 'emailed' | 'not_emailed'; since: string; days: number }
  | { kind: 'abroad'; country: string; least: number }
  | { kind: 'newsletter'; from: string; to: string }
  | { kind: 'words'; uuid: string; words: string };
