import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../files/file-name.ts';
import type { FileStore } from '../files/store.ts';

const INLINE = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

interface KeptFile {
  storage_name: string;
  file_name: string;
  content_type: string;
}

/** Sends a kept file: pictures are shown, everything else is saved, and nothing of it runs. */
export async function sendKept(reply: FastifyReply, files: FileStore, file: KeptFile) {
  const kind = INLINE.has(file.content_type) ? 'inline' : 'attachment';
  return reply
    .type(file.content_type)
    .header('content-disposition', contentDisposition(file.file_name, kind))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(await files.read(file.storage_name));
}

/** Sends a page that others wrote: it has no origin, no script and no way to what lies around it. */
export const sendForeignPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
    )
    .send(html);
