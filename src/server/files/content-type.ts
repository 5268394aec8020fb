import { invalid, Refusal } from '../http/errors.ts';

export interface FileKind {
  content_type: string;
  extension: string;
}

/** How many first bytes `inspectFile` wants to see; a shorter file is seen whole. */
export const INSPECTED_BYTES = 4096;

type Test = (bytes: Buffer) => boolean;

const startsWith =
  (signature: string, at = 0): Test =>
  (bytes) =>
    bytes.subarray(at, at + signature.length).toString('latin1') === signature;

/** A GIF whose first block begins where its header says: a script that only opens with "GIF89a" does not. */
const isGif: Test = (bytes) => {
  if (!/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return false;
  const flags = bytes[10] ?? 0;
  const coloursEnd = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  return [0x21, 0x2c, 0x3b].includes(bytes[coloursEnd] ?? 0);
};

/** An Office document is a zip whose first entry is one that such documents have; any other zip is an archive. */
const isOffice =
  (main: string): Test =>
  (bytes) => {
    if (bytes.length < 30 || !startsWith('PK\u0003\u0004')(bytes)) return false;
    const first = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
    return (
      /^(\[Content_Types\]\.xml$|_rels\/|docProps\/|customXml\/)/.test(first) || first.startsWith(`${main}/`)
    );
  };

const OTHER_KINDS = /^(\s*<(!doctype|html|head|body|script|svg|\?xml|iframe)|%PDF|%!PS|GIF8|MZ|PK|#!)/i;

/** Text: no byte that only binary files have, and not the beginning of something else. */
const isText: Test = (bytes) => {
  const wide = startsWith('\xff\xfe')(bytes) || startsWith('\xfe\xff')(bytes);
  const start = wide ? bytes.toString('latin1').replaceAll('\0', '').slice(2) : bytes.toString('latin1');
  return (
    !/[^\P{Cc}\t\n\v\f\r\x80-\x9f]/u.test(start) && !OTHER_KINDS.test(start.replace(/^\xef\xbb\xbf/, ''))
  );
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const KINDS: Record<string, [content_type: string, test: Test]> = {
  pdf: ['application/pdf', startsWith('%PDF-')],
  png: ['image/png', startsWith('\x89PNG\r\n\x1a\n')],
  jpg: ['image/jpeg', startsWith('\xff\xd8\xff')],
  jpeg: ['image/jpeg', startsWith('\xff\xd8\xff')],
  gif: ['image/gif', isGif],
  webp: ['image/webp', (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes)],
  csv: ['text/csv', isText],
  txt: ['text/plain', isText],
  docx: [`${OFFICE}.wordprocessingml.document`, isOffice('word')],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`, isOffice('xl')],
  pptx: [`${OFFICE}.presentationml.presentation`, isOffice('ppt')],
};

/** What a file is, by its name and by its first bytes, which must agree. */
export function inspectFile(name: string, firstBytes: Buffer): FileKind {
  if (firstBytes.length === 0) throw invalid('The file is empty.');
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
  if (!kind) throw unsupported(`Orion accepts ${Object.keys(KINDS).join(', ')} files.`);
  const [content_type, isOfKind] = kind;
  if (!isOfKind(firstBytes))
    throw unsupported(
      `The name ends in .${extension}, but this isn’t a ${extension.toUpperCase()} file. Choose another file.`,
    );
  return { content_type, extension };
}

const unsupported = (message: string) => new Refusal(415, 'UnsupportedMediaType', message);
