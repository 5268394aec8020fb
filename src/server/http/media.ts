import type { FileReply } from '#kernel/endpoint.ts';
import type { FileStore } from '../files/file-store.ts';

const INLINE = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

interface KeptFile {
  storage_name: string;
  file_name: string;
  content_type: string;
  size: number;
}

/** A kept file as an answer: pictures are shown, everything else is saved, and nothing of it runs. */
export const keptFile = (
  files: FileStore,
  { storage_name, file_name, content_type, size }: KeptFile,
): FileReply => ({
  content_type,
  size,
  file_name,
  inline: INLINE.has(content_type),
  policy: "sandbox; default-src 'none'",
  content: (part) => files.read(storage_name, part),
});

/** A page that others wrote, as an answer: it has no origin, no script and no way to what lies around it. */
export const foreignPage = (html: string): FileReply => ({
  content_type: 'text/html; charset=utf-8',
  content: html,
  policy:
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
});
