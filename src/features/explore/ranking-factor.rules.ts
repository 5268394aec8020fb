/** What a factor may look at; the query that ranks names its columns the same. */
export interface RankFacts {
  employee_count: number | null;
  /** Whole years since the year of founding. */
  age: number | null;
  total_funding_usd: number | null;
  growth_6m: number | null;
  growth_1y: number | null;
  growth_2y: number | null;
  hq_city: string | null;
  hq_state: string | null;
  hq_country: string | null;
  /** Whether a city of the Bay Area bears the name of `hq_city`. */
  bay_area_city: boolean;
  is_saas: boolean;
  status: string | null;
}
type Figure = 'employee_count' | 'age' | 'total_funding_usd' | 'growth_6m' | 'growth_1y' | 'growth_2y';
type Word = 'hq_city' | 'hq_state' | 'hq_country' | 'status';

/** One rule in two tongues: the same number, 0 to 1, from TypeScript and from PostgreSQL. */
export interface Factor {
  of(facts: RankFacts): number;
  sql: string;
}

export interface Condition {
  of(facts: RankFacts): boolean;
  sql: string;
}

// So little more than the first point is the first point: PostgreSQL refuses to multiply what would underflow.
const NOTHING = 1e-9;

type Point = readonly [at: number, factor: number];
interface CurveOptions {
  /** The factor of a company whose figure nobody knows; 0 unless told. */
  unknown?: number;
  /** Straight between the points in the figure's logarithm instead of the figure itself. */
  logarithmic?: boolean;
}

/** Straight lines from point to point, level before the first and after the last. */
export function curve(figure: Figure, points: readonly Point[], options: CurveOptions = {}): Factor {
  const { unknown = 0, logarithmic = false } = options;
  const scale = (value: number) => (logarithmic ? Math.log10(value) : value);
  const lines = points.slice(1).map(([to, factor], index) => {
    const [from = 0, start = 0] = points[index] ?? [];
    return { to, start, from: scale(from), slope: (factor - start) / (scale(to) - scale(from)) };
  });
  const [least = 0, first = 0] = points[0] ?? [];
  const last = points.at(-1)?.[1] ?? 0;
  const at = logarithmic ? `log10(${figure}::double precision)` : figure;
  return {
    of(facts) {
      const value = facts[figure];
      if (value === null || Number.isNaN(value)) return unknown;
      if (value <= least + NOTHING) return first;
      const line = lines.find(({ to }) => value <= to);
      return line ? line.start + (scale(value) - line.from) * line.slope : last;
    },
    // To PostgreSQL, NaN equals itself and is greater than every number.
    sql: `case when ${figure} is null or ${figure} = 'NaN'::double precision then ${float(unknown)} \
when ${figure} <= ${float(least + NOTHING)} then ${float(first)} ${lines
      .map((line) => `when ${figure} <= ${line.to} then ${lineSql(at, line)}`)
      .join(' ')} else ${float(last)} end`,
  };
}

const lineSql = (at: string, line: { start: number; from: number; slope: number }) =>
  `${float(line.start)} + (${at} - ${float(line.from)}) * ${float(line.slope)}`;
const float = (value: number) => `'${value}'::double precision`;

/** The middle of several factors that count the same. */
export const mean = (factors: readonly Factor[]): Factor => ({
  of: (facts) => factors.reduce((sum, factor) => sum + factor.of(facts), 0) / factors.length,
  sql: `(${factors.map(({ sql }) => sql).join(' + ')}) / ${float(factors.length)}`,
});

/** 1 where the condition holds, else 0. */
export const holds = ({ of, sql }: Condition): Factor => ({
  of: (facts) => (of(facts) ? 1 : 0),
  sql: `case when ${sql} then ${float(1)} else ${float(0)} end`,
});

export const flag = (name: 'is_saas' | 'bay_area_city'): Condition => ({
  of: (facts) => facts[name],
  sql: name,
});

/** Known, and one of these; capitals do not matter. */
export const isOneOf = (word: Word, values: readonly string[]): Condition => ({
  of: (facts) => values.includes(lower(facts[word])),
  sql: `${lowerSql(word)} in (${values.map(quoted).join(', ')})`,
});

/** Known, and none of these. */
export const isOther = (word: Word, values: readonly string[] = []): Condition => ({
  of: (facts) => !['', ...values].includes(lower(facts[word])),
  sql: `${lowerSql(word)} not in (${['', ...values].map(quoted).join(', ')})`,
});

export const not = ({ of, sql }: Condition): Condition => ({
  of: (facts) => !of(facts),
  sql: `not (${sql})`,
});

export const both = (a: Condition, b: Condition): Condition => ({
  of: (facts) => a.of(facts) && b.of(facts),
  sql: `((${a.sql}) and (${b.sql}))`,
});

export const any = (...conditions: readonly Condition[]): Condition => ({
  of: (facts) => conditions.some(({ of }) => of(facts)),
  sql: conditions.map(({ sql }) => `(${sql})`).join(' or '),
});

const lower = (text: string | null) => (text ?? '').toLowerCase();
// By the collation "C" only A to Z have a small letter, which is all our lists need, and ten times faster.
const lowerSql = (word: Word) => `lower(coalesce(${word}, '') collate "C")`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
