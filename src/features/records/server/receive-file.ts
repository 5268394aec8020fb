import type { Readable } from 'node:stream';
import type { SentFile } from '#kernel/endpoint.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { INSPECTED_BYTES, inspectFile } from '#server/files/content-type.ts';
import { safeFileName } from '#server/files/file-name.ts';
import { invalid } from '#server/http/errors.ts';
import { toReadable } from '#server/http/file-calls.ts';
import type { Platform } from '#server/platform.ts';
import { MOST_FILE, MOST_FILES } from '../records.contract.ts';

export async function checkDocumentType(db: Platform['db'], document_type: string) {
  const types = await listChoices(db, 'document_type').execute();
  if (types.some(({ server_value }) => server_value === document_type)) return;
  throw invalid(`Document type must be one of ${types.map(({ server_value }) => server_value).join(', ')}.`);
}

/** Keeps the bytes when they are what the name says; else nothing of them stays. */
export async function keepFile(file: SentFile, files: Platform['files']) {
  const file_name = safeFileName(file.name);
  const stored = await files.save(toReadable(file), { file_name, most_bytes: MOST_FILE });
  try {
    const { content_type } = inspectFile(file_name, await firstBytes(await files.read(stored.storage_name)));
    return { ...stored, file_name, content_type };
  } catch (error) {
    await files.remove(stored.storage_name);
    throw error;
  }
}

async function firstBytes(stream: Readable) {
  const chunks: Buffer[] = [];
  let seen = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    seen += chunk.length;
    if (seen >= INSPECTED_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, INSPECTED_BYTES);
}

export async function checkRoom(db: Platform['db'], company_id: number) {
  const { count } = await db
    .selectFrom('company_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_FILES) throw invalid(`The company has ${MOST_FILES} files already. Remove one first.`);
}
