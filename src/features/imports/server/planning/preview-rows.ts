import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { notFound } from '#server/http/errors.ts';
import { guessReadings } from '../../headers.rules.ts';
import { importFields } from '../../import-fields.rules.ts';
import type { ImportConstant, ImportRecord, PreviewRow } from '../../import-record.contract.ts';
import { checkMapping } from '../import-status.ts';
import { findImport } from '../imports.queries.ts';
import { decideReading } from './column-votes.ts';
import type { Known } from './entity-rows.rules.ts';
import { rowParser, type StagedRow } from './row-parser.ts';
import { loadKnown } from './stage-rows.ts';

interface Columns {
  mapping: ImportRecord['mapping'];
  constants: readonly ImportConstant[];
}

/** The first rows of a file as they would be with these columns, read as far as the first rows tell how. */
export async function previewRows(
  db: Kysely<DB>,
  id: string,
  { mapping, constants }: Columns,
): Promise<PreviewRow[]> {
  const found = await findImport(db, id).executeTakeFirst();
  if (!found || found.entity === 'meetings') throw notFound('Import');
  const { entity, headers, preview, mends, layout } = found;
  checkMapping(entity, headers, mapping, false);
  const known = await loadKnown(db);
  const reading = { headers, mapping, mends, constants, layout };
  const { parse, votes } = rowParser(entity, { ...reading, readings: [] }, known);
  for (const row of preview) parse(row);
  const usual = guessReadings(entity, headers, mapping);
  const readings = mapping.map((name, at) => {
    const field = importFields[entity].find(({ field }) => field === name);
    const isSame = name === found.mapping[at];
    return decideReading(
      field,
      headers[at] ?? '',
      isSame ? (found.readings[at] ?? null) : null,
      votes[at] ?? null,
      usual[at],
    ).reading;
  });

  const shown = shownStanding(known);
  const bad = new Map<number, PreviewRow['empty']>();
  const parser = rowParser(entity, { ...reading, readings }, known, (line, { field, message }) => {
    bad.set(line, [...(bad.get(line) ?? []), { field, message }]);
  });
  return preview.flatMap((row) => {
    const staged = parser.parse(row);
    if (!staged) return [];
    const { line, data, lists, keys, problems } = staged;
    const known = keys.filter((key) => !key.startsWith('~'));
    const told =
      entity === 'companies' ? { domain: known[0] } : { email: known.filter((key) => key.includes('@')) };
    return [
      {
        line,
        values: { ...told, ...shown(data), ...lists },
        empty: bad.get(line) ?? [],
        refused: problems[0]?.message ?? null,
      },
    ];
  });
}

/** Statuses and owners as people call them. */
const shownStanding = ({ pipeline = new Map(), owners = [] }: Known) => {
  const statuses = new Map([...pipeline].map(([name, value]) => [value, name]));
  const names = new Map(owners.map(({ email_address, full_name }) => [email_address, full_name]));
  return ({ tp_status, tp_owners, ...data }: StagedRow['data']) => ({
    ...data,
    ...(typeof tp_status === 'string' && { tp_status: statuses.get(tp_status) }),
    ...(Array.isArray(tp_owners) && { tp_owners: tp_owners.map((email) => names.get(email)) }),
  });
};
