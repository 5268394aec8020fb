import type { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { domainText } from '#features/companies/company.rules.ts';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { INSPECTED_BYTES, inspectFile } from '#server/files/content-type.ts';
import { safeFileName } from '#server/files/file-name.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { sendKept } from '#server/http/media.ts';
import { countUpload } from '#server/http/upload-quota.ts';
import { performWrite } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { companyFile, MOST_FILE, MOST_FILES } from '../records.contract.ts';
import { fileAt, listFiles } from './records.queries.ts';

const described = (operation: string, summary: string) => ({
  summary,
  operationId: `records.${operation}`,
  tags: ['records'],
});
const user = { access: 'user' as const };
const one = z.object({ uuid: z.uuid('must be an id that a list answered') });

/** The two calls whose bodies are files. */
export const fileRoutes = (platform: Platform) => async (app: FastifyInstance) => {
  await app.register(multipart, {
    limits: { fileSize: MOST_FILE + 1, files: 1, fields: 2, fieldSize: 500, parts: 3 },
  });
  uploadRoute(app, platform);
  contentRoute(app, platform);
};

function uploadRoute(app: FastifyInstance, platform: Platform) {
  const schema = {
    ...described('upload', 'Add a file to a company: domain and document_type first, then the file (20 MB)'),
    consumes: ['multipart/form-data'],
    response: { 201: z.object({ data: companyFile }) },
  };
  const config = { ...user, rate: 'upload' as const };
  const bodyLimit = MOST_FILE + 10_000;
  app.post('/api/v1/file-uploads', { config, schema, bodyLimit }, async (request, reply) => {
    const { file, domain, document_type } = await receivedForm(request, platform);
    const { company_id, company_domain } = await knownCompany(platform.db, domain);
    const stored = await keep(file, platform);
    let kept = false;
    const input = { company_domain, document_type, sha256: stored.sha256 };
    const write = { operation: 'records.upload', caller: request.caller, input };
    try {
      const answer = await performWrite(platform, write, async (db, audit) => {
        await roomFor(db, company_id);
        await countUpload(db, platform, request.caller.user_id, stored.size);
        const at = platform.clock.now().toISOString();
        const { file_id } = await db
          .insertInto('stored_file')
          .values({ ...stored, uploaded_by: request.caller.user_id, created_at: at })
          .returning('file_id')
          .executeTakeFirstOrThrow();
        const { uuid } = await db
          .insertInto('company_file')
          .values({ company_id, file_id, document_type, created_at: at })
          .returning('uuid')
          .executeTakeFirstOrThrow();
        audit({ object_type: 'company_file', object_id: uuid, detail: { company_domain, document_type } });
        const data = await listFiles(db, company_id).where('f.uuid', '=', uuid).executeTakeFirstOrThrow();
        kept = true;
        return { data };
      });
      return reply.code(201).send(answer);
    } catch (error) {
      kept = false;
      throw error;
    } finally {
      // Sent twice under one key, or not written down: nobody would ever ask for these bytes.
      if (!kept) await platform.files.remove(stored.storage_name);
    }
  });
}

/** The fields come before the file, so that nothing is stored for a company that does not exist. */
async function receivedForm(request: FastifyRequest, { db }: Platform) {
  if (!request.isMultipart()) throw invalid('Send the file as multipart/form-data.');
  const file = await request.file();
  if (!file) throw invalid('The file is missing.');
  const text = (name: string) => {
    const field = file.fields[name];
    return field && !Array.isArray(field) && field.type === 'field' ? String(field.value) : '';
  };
  const domain = domainText.safeParse(text('domain'));
  if (!domain.success) throw invalid('Domain is required, before the file.');
  const types = await listChoices(db, 'document_type').execute();
  const document_type = text('document_type');
  if (!types.some(({ server_value }) => server_value === document_type))
    throw invalid(
      `Document type must be one of ${types.map(({ server_value }) => server_value).join(', ')}.`,
    );
  return { file, domain: domain.data, document_type };
}

/** Keeps the bytes when they are what the name says; else nothing of them stays. */
async function keep({ file, filename }: MultipartFile, { files }: Platform) {
  const file_name = safeFileName(filename);
  const stored = await files.save(file, { file_name, most_bytes: MOST_FILE });
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

async function roomFor(db: Platform['db'], company_id: number) {
  const { count } = await db
    .selectFrom('company_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', company_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_FILES)
    throw invalid(`The company has ${MOST_FILES} files already. Please take one away first.`);
}

function contentRoute(app: FastifyInstance, { db, files }: Platform) {
  const schema = {
    ...described('content', 'The bytes of a file'),
    params: one,
    querystring: z.strictObject({}),
    response: { 200: z.string().meta({ format: 'binary' }) },
  };
  const options = {
    config: { access: 'user' as const, media: true as const, rate: 'read' as const },
    schema,
  };
  app.get('/media/files/:uuid', options, async (request, reply) => {
    const { uuid } = request.params as z.infer<typeof one>;
    const found = await fileAt(db, uuid).executeTakeFirst();
    if (!found) throw notFound('File');
    return sendKept(reply, files, found);
  });
}
