import type { Calendar } from '../making/calendar.ts';
import { inventName } from './company-names.ts';
import { SOURCE } from './company-rows.ts';
import type { DemoCompany } from './demo-company.ts';
import { batch } from '../making/copy.ts';
import { slug } from '../making/phrase.ts';
import { pickPlaceIn } from './places.ts';
import { type Random, randomFrom } from '../making/random.ts';
import { stateCodes } from '../words/state-codes.ts';

const POINTS = 6;

/** The companies that advertise, and are found on the web. */
const advertisers = (companies: readonly DemoCompany[]) =>
  companies.filter(({ counts, company_id }) => (counts.at(-1) ?? 0) >= 10 && company_id % 8 === 0);

const describeChange = (now: number, before: number | undefined) => {
  if (!before) return null;
  const change = Math.round(((now - before) / before) * 100);
  return change === 0 ? 'No change' : `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)}% on last month`;
};

/** A figure over the months, each some per cent off the one before. */
const walk = (random: Random, start: number, spread: number) => {
  let value = start;
  return Array.from({ length: POINTS }, () => Math.round((value *= 1 + random.bell() * spread)));
};

export const advertisingRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'advertising_stat',
    advertisers(companies).flatMap(({ company_id, counts }) => {
      const random = randomFrom('advertising', company_id);
      const size = counts.at(-1) ?? 10;
      const budget = walk(random, size * random.int(40, 320), 0.2);
      const organic = walk(random, size * random.int(60, 900), 0.12);
      const paid = walk(random, size * random.int(8, 70), 0.2);
      const strength = walk(random, random.int(14, 82), 0.04);
      const ads = walk(random, random.int(12, 640), 0.15);
      const results = walk(random, size * random.int(20, 300), 0.08);
      return Array.from({ length: POINTS }, (_, i) => ({
        company_id,
        recorded_on: calendar.month(POINTS - 1 - i),
        monthly_budget: budget[i] ?? null,
        monthly_budget_growth_desc: describeChange(budget[i] ?? 0, budget[i - 1]),
        monthly_organic_clicks: organic[i] ?? null,
        monthly_organic_clicks_growth_desc: describeChange(organic[i] ?? 0, organic[i - 1]),
        monthly_paid_clicks: paid[i] ?? null,
        monthly_paid_clicks_growth_desc: describeChange(paid[i] ?? 0, paid[i - 1]),
        strength: strength[i] ?? null,
        strength_growth_desc: describeChange(strength[i] ?? 0, strength[i - 1]),
        total_ads_purchased: ads[i] ?? null,
        total_ads_purchased_growth_desc: describeChange(ads[i] ?? 0, ads[i - 1]),
        total_organic_results: results[i] ?? null,
        total_organic_results_growth_desc: describeChange(results[i] ?? 0, results[i - 1]),
        source: SOURCE,
        observed_at: calendar.at(1, 4),
      }));
    }),
  );

export const trafficRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'web_traffic_point',
    companies
      .filter(({ sparse, company_id }) => !sparse && company_id % 6 === 0)
      .flatMap(({ company_id, counts }) => {
        const random = randomFrom('traffic', company_id);
        const views = walk(random, (counts.at(-1) ?? 5) * random.int(300, 4000) + 900, 0.12);
        return views.map((page_views, i) => ({
          company_id,
          recorded_on: calendar.month(POINTS - 1 - i),
          traffic_rank: Math.max(900, Math.round(4e9 / (page_views + 400))),
          page_views,
          source: SOURCE,
          observed_at: calendar.at(1, 4),
        }));
      }),
  );

export const competitorRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'competitor',
    advertisers(companies).flatMap(({ company_id, place }) => {
      const random = randomFrom('competitors', company_id);
      const names = new Set(Array.from({ length: random.int(3, 9) }, () => inventName(random)));
      return [...names].map((name, position) => {
        const seat = pickPlaceIn(random, place?.country ?? 'United States');
        const growth = (spread: number) =>
          random.chance(0.9) ? Math.round((8 + random.bell() * spread) * 10) / 10 : null;
        return {
          company_id,
          type: position % 2 ? 'PPC' : 'SEO',
          domain: `${slug(name)}.example`,
          name,
          city: seat.city,
          state_code: stateCodes[seat.state ?? ''] ?? null,
          employee_count: random.chance(0.9) ? random.int(4, 900) : null,
          growth_1m: growth(4),
          growth_6m: growth(20),
          growth_1y: growth(40),
          growth_2y: growth(80),
          position,
          source: SOURCE,
          observed_at: calendar.at(1, 4),
        };
      });
    }),
  );
