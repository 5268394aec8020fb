import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { AdvertisingMonth } from '#server/capabilities/advertising.ts';

/** The latest two months, the newer first. */
export const listLatestMonths = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom('advertising_stat')
    .selectAll()
    .where('company_id', '=', company_id)
    .orderBy('recorded_on', 'desc')
    .limit(2);

const whole = (figure: number | null) => (figure === null ? null : Math.round(figure));

/** Keeps months that were looked up; one that is there already stays as it is. */
export const keepMonths = (
  db: Kysely<DB>,
  company_id: number,
  months: readonly AdvertisingMonth[],
  origin: { source: string; observed_at: string },
) =>
  db
    .insertInto('advertising_stat')
    .values(
      months.map((month) => ({
        company_id,
        recorded_on: month.recorded_on,
        monthly_budget: whole(month.monthly_budget),
        monthly_organic_clicks: whole(month.monthly_organic_clicks),
        monthly_paid_clicks: whole(month.monthly_paid_clicks),
        strength: whole(month.strength),
        total_ads_purchased: whole(month.total_ads_purchased),
        total_organic_results: whole(month.total_organic_results),
        ...origin,
      })),
    )
    .onConflict((conflict) => conflict.doNothing());
