import { type Expression, type SqlBool, sql } from 'kysely';
import type { KindName, Period, Range } from '#kernel/filter-kinds.ts';
import type { AnyFilters, FilterValues, PanelParts } from '#kernel/filters.ts';

export type Predicate = Expression<SqlBool>;

/** Both bounds of a range, where they are set. */
export const within = (column: Expression<unknown>, { min, max }: Range): Predicate[] => [
  ...(min === undefined ? [] : [sql<SqlBool>`${column} >= ${bound(min)}`]),
  ...(max === undefined ? [] : [sql<SqlBool>`${column} <= ${bound(max)}`]),
];

/** A whole bound lets the index of any column of numbers serve; no bound is too large or too fine for a column. */
const bound = (value: number) =>
  Number.isSafeInteger(value) ? sql`${value}::bigint` : sql`${value}::double precision`;

const equal = (column: Expression<unknown>, value: unknown): Predicate[] => [
  sql<SqlBool>`${column} = ${value}`,
];

/** How each kind of filter compares its column; a new kind does not compile without one. */
const compare: Record<KindName, (column: Expression<unknown>, value: never) => Predicate[]> = {
  many: (column, values: string[]) => [sql<SqlBool>`${column} = any(${sql.val(values)})`],
  range: within,
  flag: (column) => [sql<SqlBool>`${column}`],
  'yes-no': (column, value: boolean) => [value ? sql<SqlBool>`${column}` : sql<SqlBool>`not ${column}`],
  choice: equal,
  days: equal,
  day: equal,
  period: (column, { from, to }: Period) => [sql<SqlBool>`${column} between ${from} and ${to}`],
  uuid: equal,
  id: equal,
};

/** The predicates of the active filters. A panel without columns spells its own out; the compiler asks for it. */
export function filterPredicates<F extends AnyFilters>(
  table: string,
  filters: F,
  values: FilterValues<F>,
  panels: PanelParts<F, Predicate[]>,
): Predicate[] {
  const active = Object.entries(filters).filter(([key]) => values[key as keyof F] !== undefined);
  const ofColumns = active
    .filter(([, { column }]) => column !== 'panel')
    .flatMap(([key, { kind, column }]) =>
      compare[kind](sql.ref(`${table}.${column}`), values[key as keyof F] as never),
    );
  const named = new Set(active.filter(([, { column }]) => column === 'panel').map(([, { panel }]) => panel));
  const spelled = panels as Record<string, (values: unknown) => Predicate[]>;
  return [...ofColumns, ...[...named].flatMap((panel) => spelled[panel]?.(values) ?? [])];
}
