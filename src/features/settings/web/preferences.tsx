import { isMantineColorScheme, SegmentedControl, Select, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useId, useMemo } from 'react';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { SCHEMES } from '#web/shell/theme-switch.tsx';
import { type Account, settingsContract } from '../settings.contract.ts';
import classes from './account-page.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}));

/** Saved as soon as they are chosen. */
export function Preferences({ account }: { account: Account }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const save = useOptimisticCall<typeof settingsContract.saveAccount, Account>(
    settingsContract.saveAccount,
    ask(settingsContract.account, {}),
    (current, { body: { time_zone = current.time_zone, mail_hour = current.mail_hour } }) => ({
      ...current,
      time_zone,
      mail_hour,
    }),
  );
  const zones = useMemo(() => zonesWith(account.time_zone), [account.time_zone]);

  return (
    <div className={classes.rows}>
      <Row title="Time zone" hint="Sets when daily e-mails are sent to you">
        {(id) => (
          <Select
            id={id}
            className={classes.control}
            searchable
            placeholder="Choose a time zone"
            data={zones}
            limit={100}
            value={account.time_zone}
            onChange={(time_zone) => time_zone && save.mutate({ body: { time_zone } })}
          />
        )}
      </Row>
      <Row title="Daily e-mails" hint="The hour at which they arrive">
        {(id) => (
          <Select
            id={id}
            className={classes.control}
            data={HOURS}
            value={String(account.mail_hour)}
            onChange={(hour) => hour && save.mutate({ body: { mail_hour: Number(hour) } })}
          />
        )}
      </Row>
      <Row title="Theme" hint="Saved in this browser">
        {(id) => (
          <SegmentedControl
            id={id}
            className={classes.control}
            fullWidth
            aria-label="Theme of Orion"
            data={SCHEMES.map(({ scheme, label }) => ({ value: scheme, label }))}
            value={colorScheme}
            onChange={(scheme) => isMantineColorScheme(scheme) && setColorScheme(scheme)}
          />
        )}
      </Row>
    </div>
  );
}

interface RowProps {
  title: string;
  hint: string;
  children: (id: string) => ReactNode;
}

function Row({ title, hint, children }: RowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <label htmlFor={id}>
        <b>{title}</b>
        <span>{hint}</span>
      </label>
      {children(id)}
    </div>
  );
}

/** All zones this browser knows, and the one that is set even where it does not. */
const zonesWith = (own: string | null) =>
  [...new Set([...(own ? [own] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
