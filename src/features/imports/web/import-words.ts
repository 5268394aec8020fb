import { formatDate } from '#kernel/dates.ts';
import { counted, grouped } from '#kernel/numbers.ts';
import { entityWord, type ImportEntity, importFields, type TableEntity } from '../import-fields.rules.ts';
import type { ImportSummary } from '../import-record.contract.ts';

/** Columns of the firm that a file names otherwise. */
const COLUMNS: Record<string, string> = {
  url: 'Website',
  company_domain: 'Domain',
  company_id: 'Company',
  emails: 'E-mail address',
  recording_id: 'Recording id',
  calendar_invitees: 'Invitees',
};

/** What a row is about, as a column heading. */
export const oneOf = (entity: ImportEntity) => sentence(entityWord[entity]);

/** "1 company", "12 people". */
export const countedOf = (entity: ImportEntity, number: number) =>
  counted(number, entityWord[entity], entity);

export const isBusy = (status: ImportSummary['status'] | undefined) =>
  status === 'checking' || status === 'committing' || status === 'undoing';

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "is not a year; write one such as 2015" as "Not a year. Write one such as 2015." */
export const asSentences = (reason: string) =>
  `${reason
    .replace(/^is (?=not |neither )/, '')
    .split('; ')
    .map(sentence)
    .join('. ')}.`;

/** What a field is called on screen; a place in the file is "Column 11". */
export const fieldLabel = (entity: ImportEntity, field: string) =>
  (entity === 'meetings' ? undefined : tableLabel(entity, field)) ?? COLUMNS[field] ?? sentence(field);
const tableLabel = (entity: TableEntity, field: string) =>
  importFields[entity].find((one) => one.field === field)?.label;

export const isField = (entity: ImportEntity, field: string) =>
  entity !== 'meetings' && tableLabel(entity, field) !== undefined;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value of any field as a person reads it. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && field !== 'year_founded') return grouped(value);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string' && DAY.test(value)) return formatDate(value, 'MMM DD, YYYY') ?? value;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value);
}

/** Why somebody who only looks on cannot go on with an import. */
export const notYours = ({ created_by }: Pick<ImportSummary, 'created_by'>) =>
  `Uploaded by ${created_by ?? 'a command'}. Only they or an administrator can import it.`;

export const moment = (at: string) => `${formatDate(at, 'MMM DD, YYYY')}, ${formatDate(at, 'h:mm A')}`;

const MEGA = 1024 * 1024;
export const fileSize = (bytes: number) =>
  bytes < MEGA ? `${grouped(Math.max(1, Math.round(bytes / 1024)))} kB` : `${(bytes / MEGA).toFixed(1)} MB`;
