import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { StoredBytes } from '#server/files/file-store.ts';

interface NewFile {
  company_id: number;
  document_type: string;
  stored: StoredBytes & { file_name: string; content_type: string };
  by: number | null;
  at: string;
}

/** Files stored bytes under a company; answers the id of the file. */
export async function addFile(db: Kysely<DB>, { company_id, document_type, stored, by, at }: NewFile) {
  const { file_id } = await db
    .insertInto('stored_file')
    .values({ ...stored, uploaded_by: by, created_at: at })
    .returning('file_id')
    .executeTakeFirstOrThrow();
  // A trigger alerts whoever asked to hear of the company.
  const { uuid } = await db
    .insertInto('company_file')
    .values({ company_id, file_id, document_type, created_at: at })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}
