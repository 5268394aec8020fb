import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { csvStream, ndjsonStream } from '#server/csv.ts';
import { contentDisposition } from '#server/files/file-name.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { Person } from '#server/http/implement.ts';
import { recordEvent } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { type ExportEntity, exportEntities } from './export-entities.ts';
import { columnsOf, exportRows } from './export-rows.ts';

const LONGEST_MS = 10 * 60_000;
/** An export holds a connection for as long as its reader takes: most of them stay for everybody else. */
const SHARE = 3;

const FORMATS = {
  csv: { write: csvStream, type: 'text/csv; charset=utf-8' },
  ndjson: { write: ndjsonStream, type: 'application/x-ndjson; charset=utf-8' },
};

const params = z.strictObject({
  entity: z.string().describe(`One of ${Object.keys(exportEntities).join(', ')}`),
});
const querystring = z.strictObject({
  format: z.enum(['csv', 'ndjson'], 'must be csv or ndjson').default('csv'),
});
const schema = {
  summary: 'Everything of one kind as a file, streamed; reminders and favourites are your own',
  operationId: 'exports.export',
  tags: ['exports'],
  security: [{ bearer: [] }],
  params,
  querystring,
  response: { 200: z.string().describe('CSV, or one JSON object a line') },
};

/** Outside the contracts, because an answer that streams has no reply to check. */
export function exportRoutes(app: FastifyInstance, platform: Platform) {
  const exporting = exporter(platform);
  app.route({
    method: 'GET',
    url: '/api/v1/export/:entity',
    exposeHeadRoute: false,
    schema,
    config: { rate: 'read', access: 'user' },
    // The schema describes the file; what is sent is a stream of it.
    serializerCompiler: () => (text) => String(text),
    handler: async (request, reply) => {
      const { entity: name } = request.params as z.infer<typeof params>;
      const { format } = request.query as z.infer<typeof querystring>;
      const entity = Object.hasOwn(exportEntities, name) ? exportEntities[name] : undefined;
      if (!entity) throw notFound('Export');

      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST_MS)]);
      const rows = exporting(request, name, format, entity, signal);
      // Asked before anything is sent: what fails here still gets an answer that says so.
      const first = await rows.next();
      const columns = columnsOf(entity.query(platform.db, 0));
      const { write, type } = FORMATS[format];
      const file = Readable.from(write(columns, resumed(first, rows)), { objectMode: false });
      file.on('error', (error) => request.log.warn({ reason: error.message }, 'an export ended early'));
      file.once('close', () => void rows.return(undefined).catch(() => {}));
      signal.addEventListener('abort', () => file.destroy(), { once: true });

      const day = platform.clock.now().toISOString().slice(0, 10);
      return reply
        .type(type)
        .header('content-disposition', contentDisposition(`orion-${name}-${day}.${format}`, 'attachment'))
        .send(file);
    },
  });
}

async function* resumed<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Rows with their audit event, which is written before the last of them has left. */
function exporter({ db, clock, config }: Platform) {
  const most = Math.max(1, Math.floor(config.DATABASE_POOL / SHARE));
  let running = 0;
  return async function* exporting(
    { person, caller }: FastifyRequest,
    name: string,
    format: string,
    entity: ExportEntity,
    signal: AbortSignal,
  ) {
    if (running >= most)
      throw new Refusal(429, 'TooManyRequests', 'Other exports are still running. Please try again soon.');
    running += 1;
    let rows = 0;
    let complete = false;
    try {
      for await (const batch of exportRows(db, entity, (person as Person).user_id, signal)) {
        rows += batch.length;
        yield batch;
      }
      complete = true;
    } finally {
      running -= 1;
      const detail = { format, rows, complete };
      await recordEvent(db, clock.now(), 'exports.export', caller, {
        object_type: 'export',
        object_id: name,
        detail,
      });
    }
  };
}
