import { Readable } from 'node:stream';
import type { FileReply } from '#kernel/endpoint.ts';
import { counted } from '#kernel/numbers.ts';
import { csvStream, ndjsonStream } from '#server/csv.ts';
import { xlsxStream } from '#server/xlsx.ts';
import { tooManyRequests } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { recordEvent } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { EXPORT_TYPES, type ExportFormat } from '../exports.contract.ts';
import type { ExportEntity } from './export-entities.ts';
import { columnsOf, exportRows } from './export-rows.ts';

const LONGEST_MS = 10 * 60_000;
/** An export holds a connection for as long as its reader takes: most of them stay for everybody else. */
const SHARE = 3;
/** So many at once for one person, but not the last of several places. */
const EACH = 2;
/** Nobody knows how long a reader takes: soon enough to find a place that came free. */
const COME_BACK_MS = 10_000;

type Write = (
  columns: readonly string[],
  batches: AsyncIterable<readonly object[]>,
) => AsyncGenerator<string | Uint8Array>;

const FORMATS: Record<ExportFormat, { write: Write; type: string }> = {
  csv: { write: csvStream, type: 'text/csv; charset=utf-8' },
  ndjson: { write: ndjsonStream, type: 'application/x-ndjson; charset=utf-8' },
  xlsx: { write: xlsxStream, type: EXPORT_TYPES[2] },
};

interface Asked {
  /** What the file and its audit event are called. */
  name: string;
  format: ExportFormat;
  entity: ExportEntity;
}

/** Whose exports run on a platform, whichever route they came by. */
const running = new WeakMap<Platform['db'], number[]>();

/** The rows of a query as a file, which leave while they are read. */
export async function exportFile(
  context: Context,
  { name, format, entity }: Asked,
  longestMs = LONGEST_MS,
): Promise<FileReply> {
  // Not AbortSignal.timeout: one that only `any` refers to is collected, and never comes.
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(), longestMs).unref();
  const signal = AbortSignal.any([context.gone, late.signal]);
  const rows = exporting(context, { name, format, entity }, signal);
  // Asked before anything is sent: what fails here still gets an answer that says so.
  const first = await rows.next();
  const named = columnsOf(entity.query(context.db, 0));
  const columns = [...new Set([...(entity.leads ?? []), ...named])];
  const { write, type } = FORMATS[format];
  const file = Readable.from(write(columns, resumed(first, rows)), { objectMode: false });
  file.on('error', (error) => context.log.warn({ reason: error.message }, 'an export ended early'));
  file.once('close', () => {
    clearTimeout(limit);
    void rows.return(undefined).catch(() => {});
  });
  signal.addEventListener('abort', () => file.destroy(), { once: true });
  const day = context.clock.now().toISOString().slice(0, 10);
  return { content_type: type, file_name: `orion-${name}-${day}.${format}`, content: file };
}

async function* resumed<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Rows with their audit event, which is written before the last of them has left. */
async function* exporting(
  { db, clock, config, user, caller }: Context,
  { name, format, entity }: Asked,
  signal: AbortSignal,
) {
  const leave = takePlace(db, user.user_id, config.DATABASE_POOL);
  let rows = 0;
  let complete = false;
  try {
    for await (const batch of exportRows(db, entity, user.user_id, signal)) {
      rows += batch.length;
      yield batch;
    }
    complete = true;
  } finally {
    leave();
    const detail = { format, rows, complete };
    await recordEvent(db, clock.now(), 'exports.export', caller, {
      object_type: 'export',
      object_id: name,
      detail,
    });
  }
}

/** One of the few places, to be left again. */
function takePlace(db: Platform['db'], user_id: number, pool: number) {
  const most = Math.max(1, Math.round(pool / SHARE));
  const each = Math.max(1, Math.min(EACH, most - 1));
  const taken = running.get(db) ?? [];
  running.set(db, taken);
  if (taken.filter((one) => one === user_id).length >= each)
    throw tooManyRequests(
      COME_BACK_MS,
      `You already have ${counted(each, 'export')} running. Please try again when one has ended.`,
    );
  if (taken.length >= most)
    throw tooManyRequests(COME_BACK_MS, 'Other exports are still running. Please try again soon.');
  taken.push(user_id);
  return () => void taken.splice(taken.indexOf(user_id), 1);
}
