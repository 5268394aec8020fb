import { watchMail } from '#features/explore/server/watch/watch.email.ts';
import { alertMail } from '#features/records/server/alert.email.ts';
import type { MailPreview } from '#features/notifications/server/notifications.handlers.ts';
import { reminderMail } from '#features/reminders/server/reminder.email.ts';
import type { MailKind } from '#kernel/mail-kinds.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const FERROWICK = { company_name: 'Ferrowick', company_domain: 'ferrowick.example' };
const makers: Record<MailKind, MailPreview['make']> = {
  reminders: (origin) =>
    reminderMail({
      origin,
      time_zone: 'UTC',
      reminders: [
        {
          source: NOBODY,
          due_at: '2026-03-05T15:30:00Z',
          next_steps: 'Ask for the cohort of the last two quarters.',
          metrics_summary: 'Net revenue retention 112%, payback down to 14 months.',
          subjects: ['Ferrowick'],
        },
      ],
    }),
  alerts: (origin) =>
    alertMail({
      origin,
      time_zone: 'UTC',
      alerts: [
        {
          type: 'status',
          facts: { by: 'Marta Lindqvist', status: 'Diligence' },
          message: null,
          created_at: '2026-03-05T15:30:00Z',
          ...FERROWICK,
        },
        {
          type: 'update',
          facts: { by: 'Theo Abara', kind: 'Hiring', text: 'A new head of sales starts in April.' },
          message: null,
          created_at: '2026-03-04T10:00:00Z',
          ...FERROWICK,
        },
      ],
    }),
  'discovery-watch': (origin) =>
    watchMail({
      origin,
      names: {},
      top: [],
      news: [
        {
          uuid: NOBODY,
          filters: { is_saas: true },
          found: 1,
          companies: [
            {
              ...FERROWICK,
              year_founded: 2018,
              employee_count: 84,
              current_rank: 1,
            },
          ],
        },
      ],
    }),
};

/** Every kind of mail with invented content; a kind without one does not compile. */
export const mailPreviews: readonly MailPreview[] = Object.entries(makers).map(([name, make]) => ({
  name,
  make,
}));
