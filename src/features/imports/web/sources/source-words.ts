import { formatDate } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import type { ValueSource } from '../../sources.contract.ts';
import { sentence } from '../import-words.ts';

const SYSTEMS: Record<string, string> = {
  demo: 'The demonstration firm',
  import: 'An import',
  orion: 'Orion',
};

/** What a person does who types nothing. */
const DEEDS: Record<string, string> = { lists: 'Added', tp_status: 'Set', tp_owners: 'Set', bucket: 'Set' };

/** Where in a file a value stood: "Sheet1, line 214". */
export function placeWords({ sheet, line, for_every_line }: NonNullable<ValueSource['file']>) {
  const where = for_every_line ? 'set for every line' : line !== null && `line ${grouped(line)}`;
  return [sheet, where].filter(Boolean).join(', ');
}

/** Who brought a value, and when: "imported by Priya Nair on Mar 03, 2026". */
export function handWords({ source, value, field, by, at, file }: ValueSource): string {
  const day = formatDate(at, 'MMM DD, YYYY');
  const on = day === null ? '' : ` on ${day}`;
  if (file) return `imported by ${by ?? 'a command'}${on}`;
  if (source === 'import' && by !== null) return `Imported by ${by}${on}`;
  if (source !== 'person') return `${SYSTEMS[source] ?? sentence(source)}${on}`;
  const did = value === null ? 'Cleared' : (DEEDS[field] ?? 'Typed');
  return `${did}${by === null ? '' : ` by ${by}`}${on}`;
}
