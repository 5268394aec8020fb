import { type DiscoveryFilters, discoveryFilters } from '#features/explore/explore.filters.ts';
import { isClosed } from '#features/pipeline/pipeline.rules.ts';
import type { Range } from '#kernel/filter-kinds.ts';
import { grouped } from '#kernel/numbers.ts';

/** No company employs more, and no column holds it. */
const MOST_PEOPLE = 2_147_483_647;
/** In percent: nothing shrinks by more than all of it. */
const LEAST_GROWTH = -100;

/** Whether two conditions ask for the same, however they are written down. */
export const isSameWish = (one: Record<string, string[]>, other: Record<string, string[]>) =>
  orderedText(one) === orderedText(other);

const orderedText = (wire: Record<string, string[]>) =>
  JSON.stringify(
    Object.entries(wire)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, values]) => [key, values.toSorted()]),
  );

/** Why a company that was passed on can never meet these; null where it can. */
export function whyNever(values: DiscoveryFilters, last_email_at: string | null): string | null {
  return whyNoRange(values) ?? whyNoStatus(values) ?? whyNoEmail(values, last_email_at);
}

function whyNoRange(values: DiscoveryFilters) {
  for (const [key, value] of Object.entries(values)) {
    const { kind, label } = discoveryFilters[key as keyof DiscoveryFilters];
    if (kind !== 'range') continue;
    const { min = -Infinity, max = Infinity } = value as Range;
    if (min > max) return `${label} can’t be at least ${grouped(min)} and at most ${grouped(max)}.`;
    if (key.endsWith('employee_count') && min > MOST_PEOPLE) return `${label} can’t be that high.`;
    if (key.startsWith('growth') && max < LEAST_GROWTH) return `${label} can’t be below -100%.`;
  }
  return null;
}

/** A condition waits only while its company is passed on or on hold. */
function whyNoStatus({ tp_status_value, tp_status_operator, tp_status_not_tagged }: DiscoveryFilters) {
  const isNow = tp_status_operator?.toLowerCase() !== 'was';
  const isOpen = isNow && tp_status_value?.every((status) => !isClosed(status.toUpperCase()));
  return tp_status_not_tagged || isOpen
    ? 'Orion waits only while the company is passed or on hold, so TP Status can’t become that.'
    : null;
}

function whyNoEmail(values: DiscoveryFilters, last_email_at: string | null) {
  const { has_email_sent, has_never_sent_email, days_of_email_sent: days } = values;
  if (has_never_sent_email && has_email_sent)
    return 'A company can’t be e-mailed and never e-mailed at once.';
  const wantsNone = has_never_sent_email || (has_email_sent === false && days === undefined);
  return wantsNone && last_email_at !== null
    ? 'The company was e-mailed already, so it can’t be never e-mailed.'
    : null;
}
