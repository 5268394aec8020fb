import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { monthsBefore } from '#kernel/date-shortcuts.ts';
import type { Day, DayRange } from '#kernel/dates.ts';
import classes from './date-range-calendar.module.css';

interface DateRangeCalendarProps {
  range: DayRange | null;
  ahead: boolean;
  months: 1 | 2;
  today: Day;
  onChoose: (range: DayRange) => void;
}

/** First the first day, then the last; the same day twice is a range of one day. */
export function DateRangeCalendar({ range, ahead, months, today, onChoose }: DateRangeCalendarProps) {
  const [picked, setPicked] = useState<[Day | null, Day | null]>([range?.from ?? null, range?.to ?? null]);
  const lastShown = range?.to ?? today;
  const halfPicked = picked[0] !== null && picked[1] === null;

  return (
    <>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={picked}
        onChange={([from, to]) => {
          setPicked([from, to]);
          if (from && to) onChoose({ from, to });
        }}
        numberOfColumns={months}
        columnsToScroll={1}
        defaultDate={months === 2 ? monthsBefore(`${lastShown.slice(0, 7)}-01`, 1) : lastShown}
        {...(!ahead && { maxDate: today })}
        firstDayOfWeek={0}
        highlightToday
        hideOutsideDates
        withCellSpacing={false}
        fullWidth={months === 1}
        classNames={{
          levelsGroup: classes.months,
          day: classes.day,
          weekday: classes.weekday,
          calendarHeaderControl: classes.turn,
        }}
        ariaLabels={{
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          previousYear: 'Previous year',
          nextYear: 'Next year',
          previousDecade: 'Previous decade',
          nextDecade: 'Next decade',
        }}
      />
      <output className={classes.hint}>
        {halfPicked ? 'Now choose the last day' : 'Choose the first day'}
      </output>
    </>
  );
}
