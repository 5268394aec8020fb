import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { refuseUnlessOpen } from '../import-status.ts';
import { findImportFile } from '../imports.queries.ts';
import { matchColumns } from './match-columns.ts';
import type { FileLayout } from './read-rows.ts';
import { beginningOf, readKept } from './receive-file.ts';

/** Reads the beginning of a file anew, from another sheet or line, or in another encoding. */
export async function changeLayout(db: Kysely<DB>, files: FileStore, id: string, said: FileLayout) {
  await refuseUnlessOpen(db, id);
  const found = await findImportFile(db, id).executeTakeFirst();
  if (!found) throw notFound('Import');
  const { entity, file_name, storage_name } = found;
  if (entity === 'meetings') throw invalid('Meetings have no columns.');
  const { sheets, header_row, ...before } = found.layout;
  if (said.sheet !== undefined && !sheets?.includes(said.sheet ?? ''))
    throw invalid(`The workbook has no sheet “${said.sheet}”.`);
  const isSameTable = said.sheet === undefined && said.encoding === undefined;
  const wanted = { ...before, ...(isSameTable && header_row !== undefined && { header_row }), ...said };
  const { headers, preview, layout } = await beginningOf(
    entity,
    await readKept(files, storage_name),
    file_name,
    wanted,
  );
  await db
    .updateTable('import')
    .set({ status: 'uploaded', headers, failure: null, rows_total: null, rows_done: 0 })
    .set({ preview: json(preview), layout: json(layout), mends: json([]) })
    .set(await matchColumns(db, entity, headers, preview))
    .where('id', '=', id)
    .execute();
}
