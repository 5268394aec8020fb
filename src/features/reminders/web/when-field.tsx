import { Button, TextInput } from '@mantine/core';
import { IconCalendarTime, IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { dayOf, formatDate } from '#kernel/dates.ts';
import { HAS_PASSED, TOO_FAR } from '#kernel/meant-days.ts';
import { type NoMoment, readMoment, type SpokenMoment, whyNoMoment } from '#kernel/moment-words.ts';
import { counted } from '#kernel/numbers.ts';
import classes from './remind-form.module.css';

const SHORTCUTS = ['Tomorrow', 'Next Monday', 'In a month', 'In 3 months'];
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const DAY_MS = 86_400_000;

const REASONS: Record<NoMoment, string> = {
  past: HAS_PASSED,
  far: TOO_FAR,
  impossible: 'That date doesn’t exist. Check the day and the month.',
  unread: 'Enter a date within the next 10 years, such as “in 3 weeks” or “Monday 9am”.',
};

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface WhenFieldProps {
  /** The sheet opens with the focus in it. */
  isFirst: boolean;
  value: string;
  /** Stands where the reading will, while nothing is typed. */
  hint: string;
  onChange: (text: string) => void;
}

/** A date in words, and how it is read, before anything is saved. */
export function WhenField({ isFirst, value, hint, onChange }: WhenFieldProps) {
  const [now] = useState(() => new Date());
  const read = readMoment(value, now, zoneHere());
  const why = value.trim() === '' ? null : whyNoMoment(value, now, zoneHere());
  const readingId = useId();
  const [isTyping, setTyping] = useState(false);
  // Half a word is no mistake yet.
  const isWrong = why !== null && !(isTyping && why === 'unread');
  return (
    <div className={classes.when}>
      <TextInput
        label="When"
        data-autofocus={isFirst || undefined}
        placeholder="in 3 weeks, March 12, Monday 9am"
        maxLength={100}
        leftSection={<IconCalendarTime size={14} stroke={1.75} aria-hidden />}
        value={value}
        error={isWrong}
        aria-describedby={readingId}
        onChange={({ currentTarget }) => {
          setTyping(true);
          onChange(currentTarget.value);
        }}
        onBlur={() => setTyping(false)}
      />
      <output id={readingId} className={classes.reading} data-read={read !== null} data-wrong={isWrong}>
        {read ? (
          <>
            <IconCheck size={14} stroke={1.75} aria-hidden />
            <span>
              <b>{tellMoment(read)}</b>
              <span>{tellDistance(read, now)}</span>
            </span>
          </>
        ) : why ? (
          REASONS[why]
        ) : (
          hint
        )}
      </output>
      <div className={classes.shortcuts}>
        {SHORTCUTS.map((words) => (
          <Button key={words} size="compact-xs" variant="default" onClick={() => onChange(words)}>
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}

export const tellMoment = ({ at }: Pick<SpokenMoment, 'at'>) =>
  `${WEEKDAY.format(at)}, ${formatDate(at, 'MMMM D, YYYY')}, ${formatDate(at, 'h:mma')
    .toUpperCase()
    .replace(/([AP]M)$/, ' $1')}`;

/** By the calendar: 23:59 tonight is today, whatever the clock says. */
export function tellDistance({ day }: Pick<SpokenMoment, 'day'>, now: Date) {
  const days = Math.round((Date.parse(day) - Date.parse(dayOf(now))) / DAY_MS);
  const city = zoneHere().split('/').slice(1).at(-1)?.replaceAll('_', ' ');
  const distance = days === 0 ? 'today' : `in ${counted(days, 'day', 'days')}`;
  return `${distance} · ${city ? `${city} time` : zoneHere()}`;
}
