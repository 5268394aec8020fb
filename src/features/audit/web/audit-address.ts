import type { Search } from '#web/search-codec.ts';
import type { AuditFilters } from '../audit.contract.ts';

const DAY_MS = 86_400_000;

/** How far back one looks. */
export const SPANS = {
  day: { label: 'Last 24 hours', days: 1 },
  week: { label: 'Last 7 days', days: 7 },
  month: { label: 'Last 30 days', days: 30 },
  all: { label: 'All time', days: null },
} as const;
type Span = keyof typeof SPANS;

export interface AuditAddress {
  person?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  span: Span;
}

const isSpan = (word: string | undefined): word is Span => word !== undefined && Object.hasOwn(SPANS, word);

/** What the address bar narrows the trail to; what it cannot mean is left out. */
export function readAuditAddress({ person, action, object, span }: Search): AuditAddress {
  const [who] = person ?? [];
  return {
    person: /^[1-9]\d{0,8}$/.test(who ?? '') ? who : undefined,
    action: action?.[0],
    object: object?.[0],
    span: isSpan(span?.[0]) ? span[0] : 'week',
  };
}

/** The same as the call takes it; to the hour, so that one looks at one list for a while. */
export function filtersOf({ person, action, object, span }: AuditAddress, now: Date): AuditFilters {
  const { days } = SPANS[span];
  const since =
    days === null ? undefined : new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 - days * DAY_MS);
  return {
    ...(person && { user_id: Number(person) }),
    ...(action && { action }),
    ...(object && { object }),
    ...(since && { since: since.toISOString() }),
  };
}
