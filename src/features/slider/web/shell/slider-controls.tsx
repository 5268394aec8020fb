import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconHistory, IconRefreshAlert } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useAddressChange } from '#web/address.ts';
import { RemindButton } from '#web/remind/remind-button.tsx';
import { late } from '#web/ui/late.ts';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import classes from './slider-head.module.css';

const OwnerSelect = late(async () => (await import('#features/pipeline/web/owner-select.tsx')).OwnerSelect);
const StatusSelect = late(
  async () => (await import('#features/pipeline/web/status-select.tsx')).StatusSelect,
);
const StatusTimeline = late(
  async () => (await import('#features/pipeline/web/status-timeline.tsx')).StatusTimeline,
);
const FavouriteStar = late(
  async () => (await import('#features/records/web/favourite-star.tsx')).FavouriteStar,
);
const AlertBell = late(async () => (await import('#features/records/web/alert-bell.tsx')).AlertBell);

/** Who owns the company, where it stands, and where it stood. */
export function PipelineControls({ domain }: { domain: string }) {
  const change = useAddressChange();
  return (
    <Suspense fallback={<ComingControls chosen={2} pressed={2} />}>
      <OwnerSelect domain={domain} />
      <StatusSelect domain={domain} />
      <Popover position="bottom-start" width={340} trapFocus returnFocus>
        <Tooltip label="Status history">
          <Popover.Target>
            <ActionIcon aria-label="Status history">
              <IconHistory size={16} stroke={1.75} />
            </ActionIcon>
          </Popover.Target>
        </Tooltip>
        <Popover.Dropdown className={classes.history} aria-label="Status history">
          <Scrolling data-autofocus>
            <Suspense fallback={<BlockSkeleton label="Loading status history" count={3} />}>
              <StatusTimeline domain={domain} />
            </Suspense>
          </Scrolling>
        </Popover.Dropdown>
      </Popover>
      <Tooltip label="Pass conditions">
        <ActionIcon aria-label="Pass conditions" onClick={() => change({ conditions: domain })}>
          <IconRefreshAlert size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </Suspense>
  );
}

/** As much room as the controls will take. */
export function ComingControls({ chosen = 0, pressed }: { chosen?: number; pressed: number }) {
  const times = (count: number, className: string | undefined) =>
    Array.from({ length: count }, (_, at) => <span key={at} className={className} aria-hidden />);
  return (
    <>
      {times(chosen, classes.chosen)}
      {times(pressed, classes.pressed)}
    </>
  );
}

/** Keeps the company at hand, and tells of what happens to it. */
export function RecordToggles({ domain }: { domain: string }) {
  return (
    <Suspense fallback={<ComingControls pressed={3} />}>
      <FavouriteStar domain={domain} />
      <AlertBell domain={domain} />
      <RemindButton about={`company:${domain}`} />
    </Suspense>
  );
}
