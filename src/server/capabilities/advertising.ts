import type { Provider } from './capability.ts';

/** One month of how a site advertises and is found; what is not known is null. */
export interface AdvertisingMonth {
  /** The first day of the month. */
  recorded_on: string;
  monthly_budget: number | null;
  monthly_organic_clicks: number | null;
  monthly_paid_clicks: number | null;
  strength: number | null;
  total_ads_purchased: number | null;
  total_organic_results: number | null;
}

export interface AdvertisingProvider extends Provider {
  /** The latest months, in any order; none when the site is not known. */
  monthsOf(domain: string): Promise<AdvertisingMonth[]>;
}
