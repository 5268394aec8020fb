import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { csvRow } from '#server/csv.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { rejectedAfter } from './imports.queries.ts';
import { type FileLayout, openFile } from './reading/read-rows.ts';
import { readKept } from './reading/receive-file.ts';

const BATCH = 1000;

interface Source {
  id: string;
  entity: string;
  file_name: string;
  storage_name: string;
  layout: FileLayout;
}

/** The rejected rows as they stand in the file, each with its line and what is wrong with it. */
export async function* rejectedRows(
  db: Kysely<DB>,
  files: FileStore,
  { id, entity, file_name, storage_name, layout }: Source,
) {
  if (entity === 'meetings') {
    yield* rejectedMeetings(db, id);
    return;
  }
  const stream = await readKept(files, storage_name);
  try {
    const { headers, rows } = await openFile(stream, file_name, layout);
    yield csvRow([...headers, 'line', 'reason']);
    const rejected = rejectedOf(db, id);
    let next = await rejected.next();
    let number = 0;
    for await (const { line, cells } of rows) {
      if (next.done) return;
      if (cells.every((cell) => cell.trim() === '')) continue;
      number += 1;
      if (number !== next.value.number) continue;
      const own = headers.map((_header, at) => cells[at] ?? '');
      yield csvRow([...own, line, reasonOf(next.value.problems)]);
      next = await rejected.next();
    }
  } finally {
    stream.destroy();
  }
}

const reasonOf = (problems: readonly { field: string; message: string }[]) =>
  problems.map(({ field, message }) => `${field}: ${message}`).join(' ');

/** Where they stand and why; what was said in them is for whoever has the file. */
async function* rejectedMeetings(db: Kysely<DB>, id: string) {
  yield csvRow(['line', 'reason']);
  for await (const { line, problems } of rejectedOf(db, id)) yield csvRow([line, reasonOf(problems)]);
}

async function* rejectedOf(db: Kysely<DB>, id: string) {
  for (let after = 0; ; ) {
    const batch = await rejectedAfter(db, id, after, BATCH).execute();
    yield* batch;
    const last = batch.at(-1);
    if (!last) return undefined as never;
    after = last.number;
  }
}
