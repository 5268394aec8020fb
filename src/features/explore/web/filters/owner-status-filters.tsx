import { SegmentedControl, Switch } from '@mantine/core';
import { useState } from 'react';
import { DigitsInput } from '#web/filters/digits-input.tsx';
import { OptionChecks } from '#web/filters/option-checks.tsx';
import classes from '#web/filters/widgets.module.css';
import type { ExploreWidgetProps } from './explore-widget.ts';

/** Who of the firm owns the company, or that nobody does. */
export function OwnersFilter({ values, change, offers }: ExploreWidgetProps) {
  return (
    <div className={classes.stack}>
      <Switch
        label="No Owner"
        checked={values.tp_owner_not_tagged ?? false}
        onChange={({ currentTarget }) => change({ tp_owner_not_tagged: currentTarget.checked || undefined })}
      />
      <OptionChecks
        label="TP Owners"
        searchable
        options={offers.owners.map(({ email_address, full_name }) => ({
          value: email_address,
          label: full_name,
        }))}
        value={values.tp_owner_email}
        onChange={(tp_owner_email) => change({ tp_owner_email })}
      />
    </div>
  );
}

/** Which status the company has, or had within some days, or that it has none. */
export function StatusFilter({ values, change, offers }: ExploreWidgetProps) {
  // Means nothing before a status is chosen, so until then it is kept here.
  const [operator, setOperator] = useState(values.tp_status_operator ?? 'is');
  const was = operator === 'was';
  return (
    <div className={classes.stack}>
      <SegmentedControl
        aria-label="When"
        value={was ? 'was' : 'is'}
        data={[
          { value: 'is', label: 'Currently is' },
          { value: 'was', label: 'Status was' },
        ]}
        onChange={(tp_status_operator) => {
          setOperator(tp_status_operator);
          if (values.tp_status_value) change({ tp_status_operator });
        }}
      />
      {was && values.tp_status_value && (
        <DigitsInput
          label="Since days"
          value={values.tp_status_since}
          most={36_500}
          onChange={(tp_status_since) => change({ tp_status_since })}
        />
      )}
      <Switch
        label="No Status"
        checked={values.tp_status_not_tagged ?? false}
        onChange={({ currentTarget }) => change({ tp_status_not_tagged: currentTarget.checked || undefined })}
      />
      <OptionChecks
        label="TP Status"
        searchable
        options={offers.statuses.map(({ display_name, server_value }) => ({
          value: server_value.toLowerCase(),
          label: display_name,
        }))}
        value={values.tp_status_value}
        onChange={(tp_status_value) => change({ tp_status_value, tp_status_operator: operator })}
      />
    </div>
  );
}
