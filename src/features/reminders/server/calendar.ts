import { clockIn } from '#kernel/time-zones.ts';

export interface CalendarEvent {
  source: string;
  due_at: string;
  has_time: boolean;
  /** The companies it is about. */
  names: readonly string[];
  changed_at: string;
}

const MOST_BYTES = 75;

/** One line of a calendar, continued on the next before it is longer than RFC 5545 allows; no character is cut. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** A text that stays one value on one line, whatever is in it. */
export const calendarText = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/[\\;,]/g, '\\$&');

const stampOf = (at: string) =>
  new Date(at)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

/** A reminder for a time rings then; one for a day stands at the head of that day where its owner is. */
function timeLines({ due_at, has_time }: CalendarEvent, time_zone: string | null) {
  if (!has_time)
    return [`DTSTART;VALUE=DATE:${clockIn(new Date(due_at), time_zone).day.replaceAll('-', '')}`];
  return [`DTSTART:${stampOf(due_at)}`, 'DURATION:PT15M'];
}

const ALARM = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:PT0S', 'END:VALARM'];

interface Calendar {
  title: string;
  origin: string;
  time_zone: string | null;
}

/** Reminders as a calendar reads them: what each is about and where it is settled, and no word of the notes. */
export function calendarOf(events: readonly CalendarEvent[], { title, origin, time_zone }: Calendar): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.source}@${new URL(origin).hostname}`,
    `DTSTAMP:${stampOf(event.changed_at)}`,
    ...timeLines(event, time_zone),
    `SUMMARY:${calendarText(`Reminder: ${event.names.join(', ') || 'yours'}`)}`,
    `URL:${origin}/investorReminders`,
    'TRANSP:TRANSPARENT',
    // What an event holds follows what it is: RFC 5545, 3.6.
    ...(event.has_time ? ALARM : []),
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Orion//Reminders//EN',
    `X-WR-CALNAME:${calendarText(`${title} reminders`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
