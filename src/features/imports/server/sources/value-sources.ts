import type { Kysely, Selectable } from 'kysely';
import type { Company, DB, Person } from '#db';
import { PERSON, provenanceOf } from '#kernel/hand-editing.ts';
import type { ValueSource } from '../../sources.contract.ts';
import { listFiles, listHands, type Part } from './sources.queries.ts';

type Row = Pick<
  Selectable<Company> & Selectable<Person>,
  'provenance' | 'source' | 'observed_at' | 'created_at' | 'import_id' | 'import_line' | 'import_lines'
>;
/** A value and its origin as they are stored. */
type Stored = Omit<Part, 'value'> & { value: unknown };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What a column is called in a file that sets it for every line. */
const IMPORTED_AS: Record<string, string> = { url: 'website', company_id: 'company_domain' };

/** The values of a row that say something, each with its own origin, or else that of the row. */
export function rowSources(row: Row, values: Record<string, unknown>): Stored[] {
  const origins = provenanceOf(row.provenance);
  const lines = Object(row.import_lines) as Record<string, number>;
  // Who typed the row typed it all in one moment.
  const maker = Object.values(origins).find(({ at }) => at === row.created_at)?.by ?? null;
  return Object.entries(values).flatMap(([field, value]): Stored[] => {
    const origin = origins[field] as Record<string, unknown> | undefined;
    if (origin)
      return value === null && origin.source !== PERSON ? [] : [{ field, value, ...originOf(origin) }];
    const { source, import_id, import_line, observed_at: at } = row;
    // Nobody said "no" where nothing was said.
    if (value === null || value === false) return [];
    const by = source === PERSON ? maker : null;
    return [{ field, value, source, by, at, import_id, line: lines[field] ?? import_line }];
  });
}

const originOf = ({ source, by, at, observed_at, import_id, line }: Record<string, unknown>) => ({
  source: String(source),
  by: typeof by === 'number' ? by : null,
  at: momentOf(at ?? observed_at),
  import_id: UUID.test(String(import_id)) ? String(import_id) : null,
  line: typeof line === 'number' ? line : null,
});

const momentOf = (text: unknown) => {
  const at = new Date(String(text));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** The same with names: of people, and of files. */
export async function nameSources(db: Kysely<DB>, stored: readonly Stored[]): Promise<ValueSource[]> {
  const files = await listFiles(db, [...new Set(stored.flatMap((one) => one.import_id ?? []))]).execute();
  const hands = await listHands(db, [...new Set(stored.flatMap(({ by }) => by ?? []))]).execute();
  return stored.map(({ field, value, source, by, at, import_id, line }) => {
    const file = files.find(({ id }) => id === import_id);
    if (!file) {
      const hand = hands.find(({ user_id }) => user_id === by);
      return { field, value, source, by: hand?.full_name ?? null, at, file: null };
    }
    const { id, file_name, sheet, mapping, constants } = file;
    const column = IMPORTED_AS[field] ?? field;
    const for_every_line = constants.some((one) => one.field === column) && !mapping.includes(column);
    const undone = file.undone_at !== null;
    return {
      field,
      value,
      source,
      by: file.by,
      at: file.committed_at ?? at,
      file: { import_id: id, file_name, sheet, line: for_every_line ? null : line, for_every_line, undone },
    };
  });
}
