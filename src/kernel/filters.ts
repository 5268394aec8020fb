import * as z from 'zod';
import { type AnyKind, type KindName, kinds, type ValueOf } from './filter-kinds.ts';
import { repeated } from './query-fields.ts';

export interface Filter<Row> {
  kind: KindName;
  /** Its category in chips, in the summary, in the search history and in the API docs. */
  label: string;
  /** The filter of the panel that owns it; badge, cross and "active first" count these. */
  panel: string;
  /** The column it compares, or `panel` when the panel's one predicate takes it together with its neighbours. */
  column: (keyof Row & string) | 'panel';
  /** The words the wire takes, where they are few and fixed. */
  oneOf?: readonly string[];
  /** The smallest number a bound may be. */
  least?: number;
  /** The parameter without which it means nothing. */
  needs?: string;
}

export const defineFilters =
  <Row>() =>
  <const F extends Record<string, Filter<Row>>>(filters: F): F =>
    filters;

type AnyFilter = Pick<Filter<never>, 'kind' | 'label' | 'panel' | 'oneOf' | 'least' | 'needs'> & {
  column: string;
};
export type AnyFilters = Record<string, AnyFilter>;

export type FilterValues<F> = {
  -readonly [K in keyof F]?: F[K] extends { kind: infer N extends KindName } ? ValueOf<N> : never;
};
type PanelsOf<F> = {
  [K in keyof F]: F[K] extends { column: 'panel'; panel: infer P extends string } ? P : never;
}[keyof F];
type KeysOf<F, P> = { [K in keyof F]: F[K] extends { panel: P; column: 'panel' } ? K : never }[keyof F];

/** What the server must spell out: one function for each panel whose parameters belong together. */
export type PanelParts<F, Result> = {
  [P in PanelsOf<F>]: (values: Pick<FilterValues<F>, KeysOf<F, P>>) => Result;
};

const kindOf = (filter: AnyFilter) => kinds[filter.kind] as unknown as AnyKind;
const accepts = (filter: AnyFilter, param: string) => schemaOf(filter).safeParse(param).success;

/** Address bar and wire to values. What is malformed is left out; `malformed` names it. */
export const readFilters = <F extends AnyFilters>(filters: F, query: URLSearchParams): FilterValues<F> =>
  readEach(filters, (key) => query.getAll(key));

function readEach<F extends AnyFilters>(filters: F, paramsOf: (key: string) => readonly string[]) {
  const entries = Object.entries(filters).flatMap(([key, filter]) => {
    const params = paramsOf(key).filter((param) => accepts(filter, param));
    const value = params.length > 0 ? kindOf(filter).read(params) : undefined;
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries) as FilterValues<F>;
}

/** The keys whose parameters say nothing this filter understands. */
export const malformed = (filters: AnyFilters, query: URLSearchParams): string[] =>
  Object.entries(filters)
    .filter(([key, filter]) => query.getAll(key).some((param) => !accepts(filter, param)))
    .map(([key]) => key);

/** The keys that mean nothing here, because what they need is not given. */
export const lacking = <F extends AnyFilters>(filters: F, values: FilterValues<F>): (keyof F & string)[] =>
  Object.entries(filters)
    .filter(
      ([key, { needs }]) => needs !== undefined && values[key] !== undefined && values[needs] === undefined,
    )
    .map(([key]) => key);

/** The values without those that mean nothing alone. */
export function meaningful<F extends AnyFilters>(filters: F, values: FilterValues<F>): FilterValues<F> {
  const alone = lacking(filters, values);
  if (alone.length === 0) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !alone.includes(key)),
  ) as FilterValues<F>;
}

export function writeFilters<F extends AnyFilters>(filters: F, values: FilterValues<F>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, params] of Object.entries(toWire(filters, values)))
    for (const param of params) query.append(key, param);
  return query;
}

/** The map of the search history: parameter to its wire values. */
export const toWire = <F extends AnyFilters>(filters: F, values: FilterValues<F>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]) => {
      const value = values[key as keyof F];
      return value === undefined ? [] : [[key, kindOf(filter).write(value)]];
    }),
  );

export const fromWire = <F extends AnyFilters>(
  filters: F,
  wire: Record<string, readonly string[]>,
): FilterValues<F> => readEach(filters, (key) => wire[key] ?? []);

export interface Chip {
  key: string;
  label: string;
  panel: string;
  values: string[];
}

export const describeFilters = <F extends AnyFilters>(filters: F, values: FilterValues<F>): Chip[] =>
  Object.entries(filters).flatMap(([key, filter]) => {
    const value = values[key as keyof F];
    const { label, panel } = filter;
    return value === undefined ? [] : [{ key, label, panel, values: kindOf(filter).describe(value) }];
  });

/** The panel filters that have anything set, in panel order. */
export const activePanels = <F extends AnyFilters>(filters: F, values: FilterValues<F>): string[] => [
  ...new Set(describeFilters(filters, values).map(({ panel }) => panel)),
];

/** The values without those of one panel filter. */
export const withoutPanel = <F extends AnyFilters>(
  filters: F,
  values: FilterValues<F>,
  panel: string,
): FilterValues<F> =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => filters[key]?.panel !== panel),
  ) as FilterValues<F>;

const schemas = new WeakMap<AnyFilter, z.ZodType<string>>();

/** Made once for each filter: a search reads its parameters by it. */
function schemaOf(filter: AnyFilter): z.ZodType<string> {
  const schema = schemas.get(filter) ?? makeSchema(filter);
  schemas.set(filter, schema);
  return schema;
}

function makeSchema(filter: AnyFilter): z.ZodType<string> {
  const { oneOf, least } = filter;
  const { schema } = kindOf(filter);
  if (oneOf)
    return schema.refine(
      (param) => oneOf.includes(param.toLowerCase()),
      `must be one of ${oneOf.join(', ')}`,
    );
  if (least === undefined) return schema;
  return schema.refine((param) => Number(param.replace(/^.*:/, '')) >= least, `must be at least ${least}`);
}

/** Several values of a parameter that holds one contradict each other, and so do two lower bounds of a range. */
function parameterOf(filter: AnyFilter) {
  const values = repeated(schemaOf(filter));
  if (filter.kind === 'many') return values;
  if (filter.kind !== 'range')
    return values.refine((given) => new Set(given).size < 2, 'must have one value');
  return values.refine(
    (given) => new Set(given).size === new Set(given.map((bound) => bound.split(':', 1)[0])).size,
    'must have one bound of each kind',
  );
}

/** The query of an endpoint that takes these filters: validation and API docs in one. */
export const filterQuery = <F extends AnyFilters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).map(([key, filter]) => [key, parameterOf(filter).describe(filter.label)]),
  ) as { [K in keyof F]: ReturnType<typeof repeated<z.ZodType<string>>> };
