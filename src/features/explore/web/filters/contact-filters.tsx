import { Checkbox, Switch } from '@mantine/core';
import type { Changes } from '#web/filters/change-values.ts';
import { OptionChecks } from '#web/filters/option-checks.tsx';
import { TimeSpan } from '#web/filters/time-span.tsx';
import classes from '#web/filters/widgets.module.css';
import { DateRangePicker } from '#web/ui/fields/date-range.tsx';
import type { ExploreFilters } from '../../explore.filters.ts';
import type { ExploreWidgetProps } from './explore-widget.ts';

/** Whether somebody of the firm has looked at the company lately. */
export function VisitFilter({ values, change }: ExploreWidgetProps) {
  return (
    <div className={classes.stack}>
      <p className={classes.help}>Viewed by anyone at the firm in the last</p>
      <TimeSpan
        label="Visited in the last"
        value={values.days_of_website_history}
        onChange={(days_of_website_history) => change({ days_of_website_history })}
      />
    </div>
  );
}

const OPTIONS: readonly {
  label: string;
  isOn: (values: ExploreFilters) => boolean;
  on: Changes<ExploreFilters>;
}[] = [
  { label: 'Reached Out', isOn: (values) => values.has_email_sent === true, on: { has_email_sent: true } },
  {
    label: 'Not Reached Out',
    isOn: (values) => values.has_email_sent === false,
    on: { has_email_sent: false },
  },
  {
    label: 'Never Emailed',
    isOn: (values) => values.has_never_sent_email === true,
    on: { has_never_sent_email: true },
  },
];
const OFF = { has_email_sent: undefined, has_never_sent_email: undefined };

/** Whether the firm has written to the company, and how long ago. */
export function CommunicationFilter({ values, change }: ExploreWidgetProps) {
  return (
    <div className={classes.stack}>
      <fieldset className={classes.pills} aria-label="Communication with Orion">
        {OPTIONS.map(({ label, isOn, on }) => (
          <button
            key={label}
            type="button"
            className={classes.pill}
            aria-pressed={isOn(values)}
            onClick={() => change(isOn(values) ? OFF : { ...OFF, ...on })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {values.has_email_sent !== undefined && (
        <TimeSpan
          label="In the last"
          value={values.days_of_email_sent}
          onChange={(days_of_email_sent) => change({ days_of_email_sent })}
        />
      )}
    </div>
  );
}

/** Whether newsletters wrote about the company, when, and which. */
export function NewsletterFilter({ values, change, offers }: ExploreWidgetProps) {
  const { newsletter_date_from: from, newsletter_date_to: to } = values;
  return (
    <div className={classes.stack}>
      <Checkbox
        label="Show all companies mentioned in newsletters"
        checked={values.newsletter_mentions ?? false}
        onChange={({ currentTarget }) => change({ newsletter_mentions: currentTarget.checked || undefined })}
      />
      <Switch
        label="Is In Newsletter"
        checked={values.is_in_newsletter ?? false}
        onChange={({ currentTarget }) => change({ is_in_newsletter: currentTarget.checked || undefined })}
      />
      {values.is_in_newsletter && (
        <>
          <DateRangePicker
            label="Newsletter Appeared"
            format="MMM DD, YYYY"
            clearable
            value={from && to ? { from, to } : null}
            onChange={(range) => change({ newsletter_date_from: range?.from, newsletter_date_to: range?.to })}
          />
          <OptionChecks
            label="Newsletter Type"
            options={(offers.metadata?.newsletter_types ?? []).map(({ name, value }) => ({
              label: name,
              value,
            }))}
            value={values.newsletter_type}
            onChange={(newsletter_type) => change({ newsletter_type })}
          />
        </>
      )}
    </div>
  );
}
