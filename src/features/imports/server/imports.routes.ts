import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { contentDisposition } from '#server/files/file-name.ts';
import { invalid, notFound, Refusal } from '#server/http/errors.ts';
import { countUpload } from '#server/http/upload-quota.ts';
import { performWrite } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { importRecord, oneImport, uploadQuery } from '../imports.contract.ts';
import { readImport } from './import-status.ts';
import { receiveFile, recordImport } from './reading/receive-file.ts';
import { rejectedRows } from './rejected-rows.ts';

const described = (operation: string, summary: string) => ({
  summary,
  operationId: `imports.${operation}`,
  tags: ['imports'],
});
const user = { access: 'user' as const };
const KINDS = [
  'application/octet-stream',
  'text/csv',
  'text/tab-separated-values',
  'application/json',
  'application/x-ndjson',
];

/** The two calls whose bodies are files, which go through in a stream. */
export const importRoutes = (platform: Platform) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  uploadRoute(app, platform);
  rejectedRoute(app, platform);
};

function uploadRoute(app: FastifyInstance, platform: Platform) {
  const schema = {
    ...described('upload', 'Bring a file: CSV, TSV, JSON or NDJSON, as it is'),
    consumes: KINDS,
    querystring: uploadQuery,
    body: z.unknown().meta({ type: 'string', format: 'binary' }),
    response: { 201: z.object({ data: importRecord }) },
  };
  const config = { ...user, rate: 'upload' as const };
  const bodyLimit = platform.config.IMPORT_MAX_BYTES;
  app.post('/api/v1/imports', { config, schema, bodyLimit }, async (request, reply) => {
    const query = request.query as z.infer<typeof uploadQuery>;
    if (!(request.body instanceof Readable)) throw invalid('The file is missing: send it as the body.');
    const received = await receiveFile(platform, request.body, query).catch((error: unknown) => {
      // What is still on its way is not read to its end.
      if (error instanceof Refusal && error.statusCode === 413) reply.header('connection', 'close');
      throw error;
    });
    let recorded = false;
    const write = {
      operation: 'imports.upload',
      caller: request.caller,
      input: { query, sha256: received.sha256 },
    };
    const answer = performWrite(platform, write, async (db, audit) => {
      recorded = true;
      const by = request.caller.user_id;
      await countUpload(db, platform, by, received.size);
      const id = await recordImport(db, received, { by, at: platform.clock.now() });
      audit({ object_type: 'import', object_id: id, detail: { entity: query.entity, size: received.size } });
      return { data: await readImport(db, id, request.person) };
    });
    answer.catch(() => {
      recorded = false;
    });
    try {
      return reply.code(201).send(await answer);
    } finally {
      // Sent twice under one key, or not written down: nobody would ever ask for these bytes.
      if (!recorded) await platform.files.remove(received.storage_name);
    }
  });
}

function rejectedRoute(app: FastifyInstance, { db, files, log }: Platform) {
  const schema = {
    ...described('rejected', 'The rows that were not taken in, as CSV, with line and reason'),
    produces: ['text/csv'],
    params: oneImport,
    querystring: z.strictObject({}),
    response: { 200: z.string() },
  };
  app.get(
    '/api/v1/imports/:id/rejected',
    { config: { ...user, rate: 'read' }, schema },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof oneImport>;
      const found = await db
        .selectFrom('import')
        .select(['id', 'file_name', 'storage_name'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) throw notFound('Import');
      const rows = Readable.from(rejectedRows(db, files, found));
      rows.on('error', (error) => log.error({ err: error, import: id }, 'rejected rows'));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition(`${found.file_name}.rejected.csv`, 'attachment'))
        .send(rows);
    },
  );
}
