import { defineFilters } from '#kernel/filters.ts';

const range = { kind: 'range', column: 'panel' } as const;

/** The latest month of advertising. */
export const spyfuFilters = defineFilters()({
  monthly_budget: { ...range, label: 'Monthly Budget', panel: 'spyfu' },
  monthly_paid_clicks: { ...range, label: 'Monthly Paid Clicks', panel: 'spyfu' },
  monthly_organic_clicks: { ...range, label: 'Monthly Organic Clicks', panel: 'spyfu' },
  strength: { ...range, label: 'Strength', panel: 'spyfu' },
});

/** How many work there now, and how that grew. */
export const linkedinFilters = defineFilters()({
  employee_count: { ...range, label: 'Employee Count', panel: 'linkedin' },
  growth_1m: { ...range, label: '1 month growth', panel: 'linkedin' },
  growth_6m: { ...range, label: '6 months growth', panel: 'linkedin' },
  growth_1y: { ...range, label: '1 year growth', panel: 'linkedin' },
  growth_2y: { ...range, label: '2 years growth', panel: 'linkedin' },
});

/** The latest month of web traffic. */
export const alexaFilters = defineFilters()({
  traffic_rank: { ...range, label: 'Traffic Rank', panel: 'alexa' },
  page_views: { ...range, label: 'Page Views', panel: 'alexa' },
});

/** All three together. */
export const downstreamFilters = { ...spyfuFilters, ...linkedinFilters, ...alexaFilters };
