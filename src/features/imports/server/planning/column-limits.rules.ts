export type FieldValue = string | number | boolean | string[];

interface Limits {
  least?: number;
  most?: number;
  longest?: number;
}

const INT = 2_147_483_647;
/** Growth is a rate: more than this is a wrong column, not a fast company. */
const GROWTH = { least: -1e12, most: 1e12 };

/** What the columns of the database can hold; anything else is told before it is tried. */
const LIMITS: Record<string, Limits> = {
  company_name: { longest: 500 },
  full_name: { longest: 500 },
  description: { longest: 20_000 },
  year_founded: { least: 1000, most: 2200 },
  employee_count: { least: 0, most: INT },
  total_funding_usd: { least: 0, most: Number.MAX_SAFE_INTEGER },
  growth_1m: GROWTH,
  growth_6m: GROWTH,
  growth_1y: GROWTH,
  growth_2y: GROWTH,
  hq_city: { longest: 200 },
  hq_state: { longest: 200 },
  hq_country: { longest: 200 },
};
const LONGEST = 2000;

/** What is wrong with a value for its column, in a sentence; nothing when it fits. */
export function misfit(field: string, value: FieldValue): string | undefined {
  const { least, most, longest = LONGEST } = LIMITS[field] ?? {};
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return 'This is not a number.';
    if ((least !== undefined && value < least) || (most !== undefined && value > most))
      return `${value} is not between ${least ?? '-∞'} and ${most ?? '∞'}.`;
    return undefined;
  }
  const texts = Array.isArray(value) ? value : [value];
  return texts.some((text) => typeof text === 'string' && text.length > longest)
    ? `The text is longer than ${longest} characters.`
    : undefined;
}
