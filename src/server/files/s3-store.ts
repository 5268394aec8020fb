import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { notFound, Refusal, unavailable } from '../http/errors.ts';
import { checkedName, openSpool } from './spool.ts';
import type { FileStore, StoreLog } from './file-store.ts';

const PATIENCE_MS = 60_000;
const SORRY = 'The file store can’t be reached right now. Please try again in a moment.';

/** Any S3-compatible service, path style: https://key:secret@host/bucket, with ?region= where it matters. */
export function s3Store(address: string, folder: string, log?: StoreLog): FileStore {
  const { bucket, ...credentials } = readAddress(address);
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2, initRetryMs: 200 });
  const spool = openSpool(join(folder, 'arriving'));

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, init: RequestInit = {}) {
    const request = {
      ...init,
      method,
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const answer = await client.fetch(`${bucket}/${checkedName(name)}`, request).catch((error: unknown) => {
      log?.warn({ method, reason: reasonOf(error) }, 'the file store cannot be reached');
      throw Object.assign(unavailable(SORRY), { cause: error });
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    log?.warn({ method, status: answer.status }, 'the file store refused');
    // Its 401 or 403 is about our key, never about the reader's session.
    throw answer.status >= 500
      ? unavailable(SORRY)
      : new Refusal(
          502,
          'Upstream',
          `The file store refused (${answer.status}). Ask an administrator to look.`,
        );
  }

  return {
    async save(stream, meta) {
      const { path, ...stored } = await spool(stream, meta);
      try {
        const headers = {
          'X-Amz-Content-Sha256': stored.sha256,
          'Content-Type': meta.content_type ?? 'application/octet-stream',
        };
        const { status } = await ask('PUT', stored.storage_name, { headers, body: await readFile(path) });
        if (status === 404) throw new Refusal(502, 'Upstream', 'The file store has no such bucket.');
      } finally {
        await rm(path, { force: true });
      }
      return stored;
    },

    async read(storage_name, part) {
      const { status, body } = await ask('GET', storage_name, {
        headers: part ? { Range: `bytes=${part.start}-${part.end}` } : {},
      });
      if (status === 404 || !body) throw notFound('File');
      if (part && status !== 206) {
        await body.cancel();
        throw new Refusal(
          502,
          'Upstream',
          'The file store can’t send a part of a file. Open the whole file.',
        );
      }
      return Readable.fromWeb(body);
    },

    async remove(storage_name) {
      const answer = await ask('DELETE', storage_name);
      await answer.body?.cancel();
    },
  };
}

/** What fetch hides behind "fetch failed". */
const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

function readAddress(address: string) {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const bucket = pathname.replace(/(?<!\/)\/+$/, '');
  const region = searchParams.get('region');
  return {
    bucket: `${protocol}//${host}${bucket}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    ...(region && { region }),
  };
}
