/** What companies can be ordered by; each is a column of the discovery row, except the rank. */
export const SORTS = [
  'current_rank',
  'growth_1m',
  'growth_6m',
  'growth_1y',
  'growth_2y',
  'year_founded',
  'employee_count',
  'company_size',
] as const;
export type SortBy = (typeof SORTS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];
