import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconLink } from '@tabler/icons-react';
import { grouped } from '#kernel/numbers.ts';
import { copyLink } from '#web/copy-link.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { ShortcutKey } from '#web/ui/marks/shortcut-key.tsx';
import classes from './slider-head.module.css';

/** Where a company stands among those that were found, and the ways to its neighbours. */
export interface Place {
  position: number;
  /** Null while nobody knows. */
  total: number | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

const SECTION = 'Company';

/** Leads to the company before and after without closing this one. */
export function SliderPlace({ place }: { place: Place | null | undefined }) {
  const { onPrevious = null, onNext = null } = place ?? {};
  useShortcuts([
    ...(onNext
      ? [{ keys: 'J', label: 'Next company', section: SECTION, icon: IconChevronDown, run: onNext }]
      : []),
    ...(onPrevious
      ? [{ keys: 'K', label: 'Previous company', section: SECTION, icon: IconChevronUp, run: onPrevious }]
      : []),
  ]);
  if (!place) return null;
  const button = (label: string, keys: string, Icon: typeof IconLink, run: (() => void) | null) => (
    <Tooltip
      label={
        <span className={classes.hint}>
          {label} <ShortcutKey keys={keys} />
        </span>
      }
    >
      <ActionIcon aria-label={label} disabled={!run} onClick={run ?? undefined}>
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <div className={classes.place}>
      {button('Previous company', 'K', IconChevronUp, onPrevious)}
      {button('Next company', 'J', IconChevronDown, onNext)}
      <span>
        {grouped(place.position)} of {grouped(place.total) ?? '--'}
      </span>
    </div>
  );
}

/** Copies an address that shows this company to whoever opens it. */
export function CopyCompanyLink({ domain }: { domain: string }) {
  const label = 'Copy link to this company';
  const run = () =>
    void copyLink(new URL(`/explore?company=${encodeURIComponent(domain)}`, window.location.origin));
  useShortcuts([{ keys: 'C', label, section: SECTION, icon: IconLink, run }]);
  return (
    <Tooltip
      label={
        <span className={classes.hint}>
          {label} <ShortcutKey keys="C" />
        </span>
      }
    >
      <ActionIcon aria-label={label} onClick={run}>
        <IconLink size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
