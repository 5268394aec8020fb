import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { csvStream, ndjsonStream } from '#server/csv.ts';
import { contentDisposition } from '#server/files/file-name.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Person } from '#server/http/implement.ts';
import { recordEvent } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import type { ExportEntity } from './export-entities.ts';
import { columnsOf, exportRows } from './export-rows.ts';

const LONGEST_MS = 10 * 60_000;
/** An export holds a connection for as long as its reader takes: most of them stay for everybody else. */
const SHARE = 3;

const FORMATS = {
  csv: { write: csvStream, type: 'text/csv; charset=utf-8' },
  ndjson: { write: ndjsonStream, type: 'application/x-ndjson; charset=utf-8' },
};
export type ExportFormat = keyof typeof FORMATS;
export const format = z.enum(['csv', 'ndjson'], 'must be csv or ndjson').default('csv');

/** What a route that streams a file tells of itself, beside its path and its parameters. */
export const exportRoute = {
  method: 'GET',
  exposeHeadRoute: false,
  config: { rate: 'read', access: 'user' },
  // The schema describes the file; what is sent is a stream of it.
  serializerCompiler: () => (text: unknown) => String(text),
} as const;
export const exportSchema = {
  tags: ['exports'],
  response: { 200: z.string().describe('CSV, or one JSON object a line') },
};

interface Asked {
  /** What the file and its audit event are called. */
  name: string;
  format: ExportFormat;
  entity: ExportEntity;
}

/** How many exports of a platform run, whichever route they came by. */
const running = new WeakMap<Platform['db'], number>();

/** Answers with the rows of a query as a file, while they are read. */
export async function sendExport(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, format, entity }: Asked,
) {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST_MS)]);
  const rows = exporting(platform, request, { name, format, entity }, signal);
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
}

async function* resumed<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Rows with their audit event, which is written before the last of them has left. */
async function* exporting(
  { db, clock, config }: Platform,
  { person, caller }: FastifyRequest,
  { name, format, entity }: Asked,
  signal: AbortSignal,
) {
  const most = Math.max(1, Math.floor(config.DATABASE_POOL / SHARE));
  const others = running.get(db) ?? 0;
  if (others >= most)
    throw new Refusal(429, 'TooManyRequests', 'Other exports are still running. Please try again soon.');
  running.set(db, others + 1);
  let rows = 0;
  let complete = false;
  try {
    for await (const batch of exportRows(db, entity, (person as Person).user_id, signal)) {
      rows += batch.length;
      yield batch;
    }
    complete = true;
  } finally {
    running.set(db, (running.get(db) ?? 1) - 1);
    const detail = { format, rows, complete };
    await recordEvent(db, clock.now(), 'exports.export', caller, {
      object_type: 'export',
      object_id: name,
      detail,
    });
  }
}
