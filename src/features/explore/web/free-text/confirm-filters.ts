import { toWire } from '#kernel/filters.ts';
import { ApiError, call } from '#web/api.ts';
import { type ExploreFilters, exploreFilters } from '../../explore.filters.ts';
import { freeTextContract } from '../../free-text/free-text.contract.ts';

/** Whether a call was refused because nobody has confirmed a guess. */
export const isUnconfirmed = (error: unknown) =>
  error instanceof ApiError && (error.body as { unconfirmed?: unknown } | null)?.unconfirmed !== undefined;

/** Somebody looked at what words were taken for, and means it. */
export const confirmFilters = (filters: ExploreFilters) =>
  call(freeTextContract.confirm, { body: { filters: toWire(exploreFilters, filters) } });
