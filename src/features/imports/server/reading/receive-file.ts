import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import { safeFileName } from '#server/files/file-name.ts';
import type { FileStore, StoredBytes } from '#server/files/file-store.ts';
import { invalid, Refusal } from '#server/http/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import { matchColumns } from './match-columns.ts';
import { type FileLayout, openFile, openObjects } from './read-rows.ts';

const PREVIEWED = 20;
const LONGEST_CELL = 500;

interface Received extends StoredBytes {
  entity: ImportEntity;
  file_name: string;
  headers: string[];
  layout: FileLayout;
  preview: { line: number; cells: string[] }[];
}

/** The bytes of a file that was brought; one that is gone is told plainly. */
export const readKept = (files: FileStore, storage_name: string): Promise<Readable> =>
  files.read(storage_name).catch((error: unknown) => {
    if (error instanceof Refusal && error.statusCode === 404)
      throw new Refusal(404, 'NotFound', 'The file is no longer available. Upload it again.');
    throw error;
  });

/** Keeps the file and looks at its beginning; one that cannot be read is refused, and nothing of it stays. */
export async function receiveFile(
  { files, config }: Pick<Platform, 'files' | 'config'>,
  stream: Readable,
  { entity, file_name }: { entity: ImportEntity; file_name: string },
): Promise<Received> {
  const name = safeFileName(file_name);
  const stored = await files.save(stream, { file_name: name, most_bytes: config.IMPORT_MAX_BYTES });
  try {
    if (stored.size === 0)
      throw invalid(
        entity === 'meetings'
          ? 'The file is empty.'
          : 'The file is empty. Choose a file with a header row and data below it.',
      );
    return {
      ...stored,
      entity,
      file_name: name,
      ...(await beginningOf(entity, await files.read(stored.storage_name), name)),
    };
  } catch (error) {
    await files.remove(stored.storage_name);
    throw error;
  }
}

/** The columns and the first rows of a file. */
export async function beginningOf(
  entity: ImportEntity,
  stream: Readable,
  name: string,
  wanted: FileLayout = {},
) {
  try {
    if (entity === 'meetings') return await beginningOfMeetings(stream, name);
    const { format, headers, rows, layout } = await openFile(stream, name, wanted);
    const preview: Received['preview'] = [];
    for await (const { line, cells } of rows) {
      preview.push({ line, cells: cells.slice(0, headers.length).map(cutCell) });
      if (preview.length === PREVIEWED) break;
    }
    if (entity === 'companies' && format === 'vcard')
      throw invalid('This is an address book. Import it as people.');
    return { headers, preview, layout };
  } finally {
    stream.destroy();
  }
}

/** Nothing of a meeting is shown beside the file: it may be hidden, or be so later. */
async function beginningOfMeetings(stream: Readable, name: string) {
  const objects = await openObjects(stream, name);
  const { done } = await objects.next();
  if (done) throw invalid('The file contains no meetings.');
  return { headers: [], preview: [], layout: {} };
}

/** The beginning of a long cell, never half a character. */
const cutCell = (cell: string) => cell.slice(0, LONGEST_CELL).replace(/[\ud800-\udbff]$/, '');

/** Writes down that a file is there; answers its id. */
export async function recordImport(
  db: Kysely<DB>,
  { entity, file_name, storage_name, size, headers, preview, layout }: Received,
  { by, at }: { by: number | null; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('import')
    .values({
      entity,
      file_name,
      storage_name,
      size,
      headers,
      ...(await matchColumns(db, entity, headers, preview)),
      preview: json(preview),
      layout: json(layout),
      created_by: by,
      created_at: at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
