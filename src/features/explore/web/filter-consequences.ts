import { type Changes, changed } from '#web/filters/change-values.ts';
import type { ExploreFilters } from '../explore.filters.ts';

type Values = ExploreFilters;

/** Each says which values fall when others changed; none looks at more than its own filter. */
const consequences: ((after: Values, changes: Changes<Values>) => Changes<Values>)[] = [
  // No Status and chosen statuses exclude each other; the one touched last stays.
  (after, changes) => {
    if (changes.tp_status_not_tagged)
      return { tp_status_value: undefined, tp_status_operator: undefined, tp_status_since: undefined };
    return after.tp_status_value ? { tp_status_not_tagged: undefined } : {};
  },
  (after) =>
    after.tp_status_value && after.tp_status_operator === 'was' ? {} : { tp_status_since: undefined },
  (after) => (after.tp_status_value ? {} : { tp_status_operator: undefined }),
  (after) => (after.total_funding_usd ? {} : { total_funding_usd_no_data: undefined }),
  (after) => (after.country_name_employee_count ? {} : { country_employee_count: undefined }),
  (after, changes) => {
    if (changes.has_never_sent_email) return { has_email_sent: undefined, days_of_email_sent: undefined };
    if (after.has_email_sent === undefined) return { days_of_email_sent: undefined };
    return { has_never_sent_email: undefined };
  },
  // A range of days needs both of them.
  (after) =>
    after.newsletter_date_from && after.newsletter_date_to
      ? {}
      : { newsletter_date_from: undefined, newsletter_date_to: undefined },
  (after) => (after.newsletter_mentions ? {} : { newsletter_sender: undefined, from_to_date: undefined }),
  (after) =>
    after.is_in_newsletter
      ? {}
      : { newsletter_date_from: undefined, newsletter_date_to: undefined, newsletter_type: undefined },
];

const narrowsNewsletter = (values: Values) =>
  Boolean(values.newsletter_date_from ?? values.newsletter_date_to ?? values.newsletter_type);

/** The values after a change, with everything that follows from it. */
export function changeFilters(before: Values, changes: Changes<Values>): Values {
  const after = consequences.reduce(
    (values, follow) => changed(values, follow(values, changes)),
    changed(before, changes),
  );
  // The switch turns off when both the dates and the types were taken away.
  const emptied = narrowsNewsletter(before) && !narrowsNewsletter(after);
  return emptied ? changed(after, { is_in_newsletter: undefined }) : after;
}
