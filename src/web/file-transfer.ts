import type { Endpoint, Reply, Sent } from '#kernel/endpoint.ts';
import { addressOf, asCaller, replyOf } from './api.ts';

interface Upload {
  signal: AbortSignal;
  /** How much of the file has left, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Makes a call that takes a file, as it is or behind the fields of a form; fetch could not tell how far it is. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  file: File,
  { signal, onProgress }: Upload,
): Promise<Reply<E>> {
  const key = crypto.randomUUID();
  const { body: fields } = input as { body?: Record<string, string> };
  const body = fields ? formOf(fields, file) : file;
  const send = (token: string | null) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', addressOf(endpoint, input));
      request.setRequestHeader('authorization', `Bearer ${token}`);
      if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
      request.setRequestHeader('idempotency-key', key);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      );
      request.addEventListener('error', () => reject(new TypeError('The connection broke.')));
      request.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  const answer = await asCaller(send);
  return replyOf(endpoint, answer.status, await answer.json());
}

function formOf(fields: Record<string, string>, file: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

/** Fetches a file that only a signed-in person gets. */
export const fetchFile = async <E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Blob> => {
  const { body } = input as { body?: object };
  const get = (token: string | null) =>
    fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return (await asCaller(get)).blob();
};

/** Excel takes a CSV file for UTF-8 only where it begins so. */
const MARK = '\ufeff';
const marked = (content: Blob) =>
  content.type.startsWith('text/csv') ? new Blob([MARK, content], { type: content.type }) : content;

const LATER_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(marked(content));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LATER_MS);
}
