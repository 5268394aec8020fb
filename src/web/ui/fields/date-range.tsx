import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar, IconChevronDown, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { rangeShortcuts, shortcutOf, shortcutRange } from '#kernel/date-shortcuts.ts';
import { type DayRange, dayOf, formatDate } from '#kernel/dates.ts';
import { useIsPhone } from '../theme/breakpoints.ts';
import classes from './date-range.module.css';
import { late } from '../late.ts';
import { Sheet } from '../overlays/sheet.tsx';

// The calendar brings dayjs and half of @mantine/dates; it is fetched when the picker first opens.
const loadCalendar = () => import('./date-range-calendar.tsx');
const preloadCalendar = () => void loadCalendar().catch(() => {});
const DateRangeCalendar = late(async () => (await loadCalendar()).DateRangeCalendar);

interface DateRangePickerProps {
  label: string;
  value: { from: Date | string; to: Date | string } | null;
  /** Days as "YYYY-MM-DD"; null when the range was cleared. */
  onChange: (range: DayRange | null) => void;
  format?: 'MM/DD/YYYY' | 'MMM DD, YYYY';
  clearable?: boolean;
  /** Days that are still to come can be chosen too. */
  ahead?: boolean;
}

/** A range of days, up to today unless it may lie ahead: six shortcuts, or a first and a last day from the calendar. */
export function DateRangePicker({
  label,
  value,
  onChange,
  format = 'MM/DD/YYYY',
  clearable,
  ahead = false,
}: DateRangePickerProps) {
  const [opened, { close, toggle }] = useDisclosure();
  const phone = useIsPhone();
  const range = dayRange(value);
  const written = range && `${formatDate(range.from, format)} – ${formatDate(range.to, format)}`;
  const choose = (chosen: DayRange) => {
    close();
    onChange(chosen);
  };
  const button = { label, written, onClick: toggle, cleared: Boolean(clearable && range) };
  const chooser = <Chooser range={range} ahead={ahead} months={phone ? 1 : 2} onChoose={choose} />;

  return (
    <div className={classes.field}>
      {phone ? (
        <>
          <RangeButton {...button} aria-haspopup="dialog" aria-expanded={opened} />
          <Sheet opened={opened} onClose={close} title={label} fitted>
            {chooser}
          </Sheet>
        </>
      ) : (
        <Popover opened={opened} onDismiss={close} trapFocus returnFocus>
          <Popover.Target>
            <RangeButton {...button} />
          </Popover.Target>
          <Popover.Dropdown p={0} aria-label={label}>
            {chooser}
          </Popover.Dropdown>
        </Popover>
      )}
      {button.cleared && (
        <Tooltip label={`Clear ${label}`}>
          <ActionIcon
            className={classes.clear}
            size={24}
            aria-label={`Clear ${label}`}
            onClick={() => onChange(null)}
          >
            <IconX size={14} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

interface RangeButtonProps {
  label: string;
  written: string | null;
  cleared: boolean;
  onClick: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

function RangeButton({ label, written, cleared, ...others }: RangeButtonProps) {
  return (
    <Button
      {...others}
      className={clsx(classes.button, cleared && classes.clearable)}
      aria-label={written ? `${label}: ${written}` : label}
      leftSection={<IconCalendar size={14} stroke={1.75} aria-hidden />}
      rightSection={!cleared && <IconChevronDown size={14} stroke={1.75} aria-hidden />}
      onPointerEnter={preloadCalendar}
      onFocus={preloadCalendar}
    >
      {written ?? label}
    </Button>
  );
}

interface ChooserProps {
  range: DayRange | null;
  ahead: boolean;
  months: 1 | 2;
  onChoose: (range: DayRange) => void;
}

function Chooser({ range, ahead, months, onChoose }: ChooserProps) {
  const [now] = useState(() => new Date());
  const current = range && shortcutOf(range, now);
  return (
    <div className={classes.chooser} data-keeps-enter>
      <fieldset aria-label="Shortcuts" className={classes.shortcuts}>
        {rangeShortcuts.map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            className={classes.shortcut}
            aria-pressed={shortcut === current}
            onClick={() => onChoose(shortcutRange(shortcut, now))}
          >
            {shortcut}
          </button>
        ))}
      </fieldset>
      <div className={classes.calendar} data-months={months}>
        <Suspense fallback={null}>
          <DateRangeCalendar
            range={range}
            ahead={ahead}
            months={months}
            today={dayOf(now)}
            onChoose={onChoose}
          />
        </Suspense>
      </div>
    </div>
  );
}

function dayRange(value: DateRangePickerProps['value']): DayRange | null {
  const from = dayOf(value?.from);
  const to = dayOf(value?.to);
  return from && to ? { from, to } : null;
}
