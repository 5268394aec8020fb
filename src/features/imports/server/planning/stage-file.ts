import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { guessReadings } from '../../headers.rules.ts';
import { importFields, type TableEntity } from '../../import-fields.rules.ts';
import type { Votes } from '../../readings.rules.ts';
import type { importAt } from '../imports.queries.ts';
import { openFile } from '../reading/read-rows.ts';
import { readKept } from '../reading/receive-file.ts';
import type { StepPlatform } from '../writing/bulk-step.ts';
import { columnReadings, decideReading } from './column-votes.ts';
import type { Known } from './entity-rows.rules.ts';
import { rowParser } from './row-parser.ts';
import { loadKnown, stageRows } from './stage-rows.ts';

/** An import while it is checked. */
export type CheckedImport = NonNullable<Awaited<ReturnType<ReturnType<typeof importAt>['executeTakeFirst']>>>;
type Tell = (done: number, total: number | null) => Promise<void>;

/** Reads every row of a file and puts it beside the firm's data. */
export const stageTable = async (
  platform: StepPlatform,
  db: Kysely<DB>,
  found: CheckedImport,
  entity: TableEntity,
  tell: Tell,
) =>
  readTable(entity, found, await loadKnown(db), (parse) =>
    withFile(platform, db, found, tell, async (stream, onBatch) =>
      stageRows(db, found.id, (await openFile(stream, found.file_name, found.layout)).rows, onBatch, parse),
    ),
  );

/** What is known of a file before its rows are read. */
type FileToRead = Pick<
  CheckedImport,
  'headers' | 'mapping' | 'readings' | 'mends' | 'constants' | 'preview'
> &
  Partial<Pick<CheckedImport, 'layout'>>;

/**
 * How a column is read follows from all of its cells. It is guessed from the first rows, and where the others say otherwise
 * the file is read once more. `readAll` hands every row of the file to the parser and answers how many there were.
 */
export async function readTable(
  entity: TableEntity,
  { preview, readings: chosen, ...file }: FileToRead,
  known: Known,
  readAll: (parse: ReturnType<typeof rowParser>['parse']) => Promise<number>,
) {
  const { headers, mapping } = file;
  const usual = guessReadings(entity, headers, mapping);
  const fields = mapping.map((name) => importFields[entity].find(({ field }) => field === name));
  const decide = (votes: readonly Votes[]) =>
    fields.map((field, at) =>
      decideReading(field, headers[at] ?? '', chosen[at] ?? null, votes[at] ?? null, usual[at]),
    );
  const stage = async (decided: ReturnType<typeof decide>) => {
    const readings = decided.map(({ reading }) => reading);
    const { parse, badCells, notes, votes } = rowParser(entity, { ...file, readings }, known);
    const total = await readAll(parse);
    return { total, bad_cells: badCells(), file_notes: notes(), votes };
  };

  const { parse, votes } = rowParser(entity, { ...file, readings: [] }, known);
  for (const row of preview) parse(row);
  const decided = decide(votes);
  let staged = await stage(decided);
  const settled = decide(staged.votes);
  const isOther = settled.some(({ reading }, at) => {
    const { open = 0, says = {} } = staged.votes[at] ?? {};
    return reading !== decided[at]?.reading && (open > 0 || says.percent !== undefined);
  });
  if (isOther) staged = await stage(settled);
  return {
    total: staged.total,
    bad_cells: staged.bad_cells,
    file_notes: staged.file_notes,
    column_readings: columnReadings(fields, settled, staged.votes),
  };
}

/** The rows of the file anew, beside the firm's data. */
export async function withFile(
  platform: StepPlatform,
  db: Kysely<DB>,
  { id, storage_name, size }: CheckedImport,
  tell: Tell,
  stage: (stream: Readable, onBatch: (rows: number) => Promise<void>) => Promise<number>,
) {
  await db.deleteFrom('import_row').where('import_id', '=', id).execute();
  const { stream, read } = counted(await readKept(platform.files, storage_name));
  try {
    return await stage(stream, (rows) =>
      tell(rows, Math.max(rows, Math.round((rows * size) / Math.max(1, read())))),
    );
  } finally {
    stream.destroy();
  }
}

/** The same bytes, and how many of them were read. */
function counted(source: Readable) {
  let bytes = 0;
  const counting = async function* () {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { stream: Readable.from(counting(), { objectMode: false }), read: () => bytes };
}
