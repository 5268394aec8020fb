/** Titles and summaries of recorded meetings. */
export const meetingTitles: readonly string[] = [
  '{company}: pricing and the [Ohio|northern|hospital] rollout',
  'Intro, {company} founders',
  '{company} product walk-through',
  '{company}, second meeting with customers',
  '{company} term sheet review',
  '{company}, [site visit|office visit] debrief',
  'Reference call, {offer}',
  '{company}, first conversation',
  '{company} quarterly update',
];

export const innerTitles: readonly string[] = [
  'Weekly pipeline',
  'Partner sync, vertical software',
  'Associates’ review',
  'Portfolio Monday',
  'Map session, public sector',
];

export const summaries: readonly string[] = [
  'Revenue is [up a third on the year|flat against plan|ahead of plan by a month], with churn at [two|three|four] per cent.',
  'The team is {size} people; the next hires are [two account managers|a head of finance|three engineers].',
  'Customers renew [after one call|without a call], mostly because [the data is in it|staff asked for it|the old system is gone].',
  'Main risk discussed: [one customer with a fifth of revenue|a long sales cycle|a supplier that may raise prices].',
  'The founders want [a patient partner|help with the first sales lead|an introduction to two buyers].',
  'They have [fourteen|nineteen|twenty-six] months of runway and no plan to raise before [spring|the audit].',
  'We asked about [gross margin|onboarding time|the incumbent], and the answer was precise.',
];

export const nextSteps: readonly string[] = [
  'Send the [customer list|cohort table|draft terms] by Friday.',
  'Call [two customers|the former head of sales|the largest reseller].',
  'Introduce the founders to [an operating advisor|a portfolio company in the same trade].',
  'Come back after the [board meeting|quarter close].',
  'Decide in the next partner meeting.',
];
