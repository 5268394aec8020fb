import type { Selectable } from 'kysely';
import type { AdvertisingStat } from '#db';
import type { AdvertisingStats } from '../../../profile-lookups.contract.ts';
import { ADVERTISING_FIGURES, type AdvertisingFigure } from '../../../profile.rules.ts';
import { growthDescription } from './growth-description.ts';

type Month = Selectable<AdvertisingStat>;
type Told = Record<AdvertisingFigure, number | null> &
  Record<`${AdvertisingFigure}_growth_desc`, string | null>;

/** The latest month, each figure beside the month before; a comparison that came with the figure stands in for none. */
export function statsOf([now, before]: readonly Month[]): AdvertisingStats {
  const told = ADVERTISING_FIGURES.flatMap((name): [string, number | string | null][] => [
    [name, now?.[name] ?? null],
    [`${name}_growth_desc`, now ? describeGrowth(name, now, before) : null],
  ]);
  return {
    ...(Object.fromEntries(told) as Told),
    recorded_on: now?.recorded_on ?? null,
    source: now?.source ?? null,
    observed_at: now?.observed_at ?? null,
  };
}

const describeGrowth = (name: AdvertisingFigure, now: Month, before: Month | undefined) =>
  growthDescription(
    { value: now[name], recorded_on: now.recorded_on },
    before && { value: before[name], recorded_on: before.recorded_on },
  ) ?? now[`${name}_growth_desc`];
