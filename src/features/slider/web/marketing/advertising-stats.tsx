import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { AdvertisingStats } from '#features/companies/profile-lookups.contract.ts';
import { ADVERTISING_FIGURES, type AdvertisingFigure } from '#features/companies/profile.rules.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { money, shorten } from '#kernel/numbers.ts';
import { toneOf } from '../../marketing.rules.ts';
import classes from './marketing.module.css';

const labels: Record<AdvertisingFigure, string> = {
  monthly_budget: 'Monthly Budget',
  strength: 'Strength',
  total_ads_purchased: 'Total Ads Purchased',
  monthly_organic_clicks: 'Monthly Organic Clicks',
  monthly_paid_clicks: 'Monthly Paid Clicks',
  total_organic_results: 'Total Organic Results',
};
const arrows = { positive: IconArrowUpRight, negative: IconArrowDownRight, neutral: null };

/** Six figures, each with how it compares. */
export function AdvertisingStatsCards({ stats }: { stats: AdvertisingStats }) {
  return (
    <ul className={classes.stats} aria-label="Advertising Stats">
      {ADVERTISING_FIGURES.map((figure) => (
        <li key={figure} className={classes.stat}>
          <span>{labels[figure]}</span>
          <b>{(figure === 'monthly_budget' ? money : shorten)(stats[figure]) ?? '–'}</b>
          <GrowthDescription text={presentOrNull(stats[`${figure}_growth_desc`])} />
        </li>
      ))}
    </ul>
  );
}

function GrowthDescription({ text }: { text: string | null }) {
  if (text === null) return null;
  const tone = toneOf(text);
  const Arrow = arrows[tone];
  return (
    <small data-tone={tone}>
      {Arrow && <Arrow size={12} stroke={2.25} aria-hidden />}
      {text}
    </small>
  );
}
