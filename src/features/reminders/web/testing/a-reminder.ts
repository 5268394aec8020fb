import type { Reminder } from '../../reminders.contract.ts';

let made = 0;

/** A reminder about one company that has passed. */
export function aReminder({
  name = 'Ferrowick',
  ...given
}: Partial<Reminder> & { name?: string } = {}): Reminder {
  made += 1;
  const company_domain = `${name.toLowerCase()}.example`;
  return {
    source: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    status: 'passed',
    company_name: name,
    company_domain,
    companies: [{ company_name: name, company_domain, company_logo: null }],
    person: null,
    schedule_date: '2025-03-05T15:30:00.000Z',
    has_time: true,
    metrics_summary: 'Net revenue retention 112%.',
    next_reminder_at: null,
    next_steps: 'Ask Ana for the Ohio cohort.',
    email_date: '2025-01-12T10:00:00.000Z',
    source_type: 'EMAIL',
    origin_id: null,
    made_by: null,
    is_editable: false,
    ...given,
  };
}
