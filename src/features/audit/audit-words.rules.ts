import { type AuditEvent, REFUSED } from './audit.contract.ts';

const WAYS: Record<string, string> = {
  browser: 'Web',
  'api-token': 'API token',
  email_link: 'E-mail link',
  command: 'Command',
  job: 'Job',
};

const wordsOf = (name: string) =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "settings.saveAccount" as "Save account". */
export const actionWords = (action: string) =>
  action === REFUSED ? 'Refused' : capital(wordsOf(action.slice(action.indexOf('.') + 1)));

export const wayWords = (via: string) => WAYS[via] ?? capital(wordsOf(via));

type Touched = Pick<AuditEvent, 'object_type' | 'object_id'> &
  Partial<Pick<AuditEvent, 'user_id' | 'full_name'>>;

/** "Company 42"; a call that was refused by its own name, and who changed what is their own by theirs. */
export function objectWords({ object_type, object_id, user_id, full_name }: Touched) {
  if (!object_type) return '–';
  if (object_type === 'staff' && full_name && object_id === String(user_id)) return full_name;
  if (object_type === 'call') return object_id ?? '–';
  return [capital(wordsOf(object_type)), object_id].filter(Boolean).join(' ');
}

/** The same where there is little room: the first part of an id is enough to tell two apart. */
export const shortObjectWords = (event: Parameters<typeof objectWords>[0]) =>
  objectWords(event).replace(/ ([\da-f]{8})(-[\da-f]{4}){3}-[\da-f]{12}$/i, ' $1');

/** One line for each thing that is known of a change: what it was, what it is. */
export function changeLines({ detail, changed }: Pick<AuditEvent, 'detail' | 'changed'>): string[] {
  const lines = Object.entries(detail).map(
    ([field, value]) => `${capital(wordsOf(field))}: ${valueWords(value)}`,
  );
  if (lines.length > 0) return lines;
  return changed ? ['Values changed'] : [];
}

function valueWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'none';
  if ('from' in value && 'to' in value) return `${valueWords(value.from)} → ${valueWords(value.to)}`;
  return Array.isArray(value) ? value.map(valueWords).join(', ') : JSON.stringify(value);
}
