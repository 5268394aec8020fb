import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Endpoint, FileReply, SentFile } from '#kernel/endpoint.ts';
import { contentDisposition } from '../files/file-name.ts';
import { rangeOf } from './byte-ranges.ts';
import { fileTooLarge, invalid, Refusal } from './errors.ts';
import { strictly } from './strictly.ts';
import { sentenceOf } from './validation.ts';

const FORM = 'multipart/form-data';
const LONGEST_FIELD = 500;
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

export const isForm = (takes: readonly string[]) => takes.includes(FORM);

/** Makes the routes of a scope take files: bodies come through as streams, forms with one file behind their fields. */
export async function takeFiles(scope: FastifyInstance, { takes = [''], body, bodyLimit }: Endpoint) {
  // Whoever says that they bring too much is told before a byte of it is read.
  scope.addHook('preParsing', async ({ headers, routeOptions }, reply) => {
    if (Number(headers['content-length'] ?? 0) <= routeOptions.bodyLimit) return;
    reply.header('connection', 'close');
    throw fileTooLarge(routeOptions.bodyLimit);
  });
  if (isForm(takes)) {
    const fields = Object.keys((body as z.ZodObject | undefined)?.shape ?? {}).length;
    const limits = { files: 1, fields, parts: fields + 1, fieldSize: LONGEST_FIELD };
    await scope.register(multipart, {
      // One without a file name would be a field too many.
      isPartAFile: (name, _type, fileName) => name === 'file' || fileName !== undefined,
      limits: { ...limits, ...(typeof bodyLimit === 'number' && { fileSize: bodyLimit }) },
    });
    return;
  }
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/** The file of a call, and the fields before it: what they refuse is told before anything of the file is read. */
export async function receiveFile(
  request: FastifyRequest,
  { takes = [''], body }: Endpoint,
): Promise<{ file: SentFile; body?: unknown }> {
  if (!isForm(takes)) {
    if (!(request.body instanceof Readable)) throw invalid('The file is missing: send it as the body.');
    return { file: { name: '', content: request.body } };
  }
  if (!request.isMultipart()) throw invalid(`Send the file as ${FORM}.`);
  if (!BOUNDARY.test(request.headers['content-type'] ?? ''))
    throw invalid('The form does not say what stands between its parts: a boundary of 1 to 70 characters.');
  const part = await request.file().catch((error: unknown) => {
    // Broken on its way, unless a limit was met, which says so itself.
    throw (error as { statusCode?: number }).statusCode
      ? error
      : invalid('The form ended too early or is none.');
  });
  if (!part) throw invalid('The file is missing.');
  if (!part.filename) throw invalid('The file has no name. Send it with a file name.');
  const fields = Object.values(part.fields).flatMap((field) =>
    field && !Array.isArray(field) && field.type === 'field' ? [[field.fieldname, field.value] as const] : [],
  );
  const checked = body && z.safeParse(strictly(body), Object.fromEntries(fields));
  if (checked && !checked.success) throw invalid(refusalOf(checked.error));
  return { file: { name: part.filename, content: part.file }, body: checked?.data };
}

const refusalOf = ({ issues: [first] }: z.core.$ZodError) => {
  const { path = [], message = '', code = '', ...params } = first ?? {};
  return sentenceOf([{ instancePath: `/${path.join('/')}`, message, keyword: code, params, schemaPath: '' }]);
};

/** A file on its way, as Node reads it. */
export const toReadable = ({ content }: SentFile) =>
  content instanceof Readable ? content : Readable.from(content);

/** Sends a file: saved under its name unless it says that it may be shown. */
export async function sendFile(reply: FastifyReply, file: FileReply) {
  const { content, size } = file;
  if (typeof content === 'function') return sendKept(reply, file, content, size ?? 0);
  if (size !== undefined) reply.header('content-length', size);
  return describeFile(reply, file).send(
    typeof content === 'string' ? content : toReadable({ name: '', content }),
  );
}

/** Sends a kept file, the one part of it that is asked for, or only its head, for which it is not opened. */
async function sendKept(reply: FastifyReply, file: FileReply, open: OpenKept, size: number) {
  const { method, headers } = reply.request;
  // Nothing tells one version of a file from another, so whoever asks for a part on a condition gets all.
  const isAsked = method === 'GET' && headers['if-range'] === undefined;
  const part = isAsked ? rangeOf(headers.range, size) : undefined;
  if (part === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new Refusal(416, 'RangeNotSatisfiable', `The file has only ${size} bytes.`);
  }
  const content = method === 'HEAD' ? Readable.from([]) : await open(part);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return describeFile(reply, file)
    .header('accept-ranges', 'bytes')
    .header('content-length', end - start + 1)
    .send(toReadable({ name: '', content }));
}
type OpenKept = Extract<FileReply['content'], (...part: never[]) => unknown>;

function describeFile(reply: FastifyReply, { content_type, file_name, inline = false, policy }: FileReply) {
  if (file_name)
    reply.header('content-disposition', contentDisposition(file_name, inline ? 'inline' : 'attachment'));
  if (policy) reply.header('content-security-policy', policy);
  return reply.type(content_type);
}
