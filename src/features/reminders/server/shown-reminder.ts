import type { Reminder } from '../reminders.contract.ts';
import type { listReminders } from './reminders.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof listReminders>['execute']>>[number];

/** A reminder as its owner reads it; a comma inside a name would push the names off their domains. */
export function shownReminder({ person_id, full_name, maker_id, ...row }: Row, reader: number): Reminder {
  const { companies } = row;
  return {
    ...row,
    source_type: row.source_type as Reminder['source_type'],
    company_name: companies.map(({ company_name }) => company_name.replaceAll(',', '')).join(','),
    company_domain: companies.map(({ company_domain }) => company_domain).join(','),
    person: person_id !== null && full_name !== null ? { person_id, full_name } : null,
    is_editable: maker_id === reader && row.status === 'upcoming',
  };
}
