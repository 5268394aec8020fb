const DAY_MS = 86_400_000;

/** Dates counted from the day the firm is made, so that "today" and "last week" are alive on it. */
export interface Calendar {
  year: number;
  /** 1 to 12. */
  monthOfYear: number;
  /** `2026-11-14`, so many days before today; a negative number is ahead. */
  day(ago: number): string;
  /** A moment of that day in UTC; today's is its first, which is never ahead of the clock. */
  at(ago: number, hour?: number, minute?: number): string;
  /** The first day of the month so many months ago. */
  month(ago: number): string;
  quarter(ago: number): { quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4'; year: number };
}

export function calendarOf(now: Date): Calendar {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monthOf = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  const day = remembered((ago) => new Date(today - ago * DAY_MS).toISOString().slice(0, 10));
  const month = remembered((ago) => monthOf(ago).toISOString().slice(0, 10));
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    year: now.getUTCFullYear(),
    monthOfYear: now.getUTCMonth() + 1,
    day,
    at: (ago, hour = 9, minute = 0) =>
      ago === 0 ? `${day(0)}T00:00:00.000Z` : `${day(ago)}T${two(hour)}:${two(minute)}:00.000Z`,
    month,
    quarter(ago) {
      const month = monthOf(ago * 3);
      const quarter = (['Q1', 'Q2', 'Q3', 'Q4'] as const)[Math.floor(month.getUTCMonth() / 3)] ?? 'Q1';
      return { quarter, year: month.getUTCFullYear() };
    },
  };
}

/** The same few hundred days are asked for a hundred thousand times. */
function remembered(make: (ago: number) => string) {
  const made = new Map<number, string>();
  return (ago: number) => {
    const known = made.get(ago) ?? make(ago);
    made.set(ago, known);
    return known;
  };
}
