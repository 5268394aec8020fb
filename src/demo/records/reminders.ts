import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { phrase } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';
import { nextSteps } from '../words/meeting-words.ts';

const STATUSES = ['upcoming', 'passed', 'snooze', 'completed', 'delete'] as const;
const SOURCES = ['EMAIL', 'CALL_SUMMARY', 'BOARD_NOTE'] as const;
const METRICS = [
  'Recurring revenue ${hundreds}K above plan, payback down to [fourteen|eleven] months.',
  '{n} customers live, [no customer lost in four years|two lost since spring].',
  'Gross margin [71|74|78]%, {size} people, [fourteen|nineteen] months of runway.',
  'Bookings [up a third|flat] on the year, churn at [two|three] per cent.',
];

/** For everybody in the firm a reminder in every status, and a few more. */
export function reminderRows({ known, staff, calendar }: Firm) {
  const reminders = staff.flatMap((person, index) =>
    STATUSES.flatMap((status, kind) => {
      const random = randomFrom('reminder', index * 10 + kind);
      return Array.from({ length: random.int(1, 3) }, () => ({
        source: random.uuid(),
        person,
        status,
        random,
        ago: status === 'upcoming' ? -random.int(1, 45) : random.int(1, 60),
        companies: random.some(known, random.pick([1, 1, 1, 2])),
      }));
    }),
  );
  return [
    batch(
      'reminder',
      reminders.map(({ source, person, status, random, ago, companies }) => {
        const source_type = random.pick(SOURCES);
        const schedule_date = calendar.at(ago, random.int(13, 21), random.pick([0, 30]));
        return {
          source,
          user_id: person.user_id,
          source_type,
          status,
          schedule_date,
          // A mail has told of what has passed; only what is to come is mailed.
          mailed_due_at: status === 'passed' ? schedule_date : null,
          next_reminder_at: status === 'snooze' ? calendar.at(-random.int(1, 6), 15) : null,
          email_date: random.chance(0.8) ? calendar.at(Math.max(1, ago) + random.int(40, 120), 11) : null,
          metrics_summary: phrase(random, random.pick(METRICS), {
            size: String(companies[0]?.counts.at(-1) ?? 'a few'),
          }),
          next_steps: phrase(random, random.pick(nextSteps)),
          created_at: calendar.at(Math.max(1, ago) + 30, 11),
          updated_at: status === 'upcoming' ? null : calendar.at(1, 10),
        };
      }),
    ),
    batch(
      'reminder_company',
      reminders.flatMap(({ source, companies }) =>
        companies.map(({ company_id }, position) => ({ source, company_id, position })),
      ),
    ),
  ];
}
