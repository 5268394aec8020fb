import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { SafeTarget } from './safe-address.ts';

export interface ExchangeOptions {
  method: string;
  headers: Record<string, string>;
  body?: string;
  connectTimeoutMs: number;
  most_bytes: number;
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer is larger than anybody has use for. */
export class AnswerTooLarge extends Error {}

/** One request and its whole answer: to the checked address, no redirect followed, nothing unpacked. */
export function exchange({ url, lookup }: SafeTarget, options: ExchangeOptions): Promise<Answer> {
  const { method, headers, body = '', connectTimeoutMs, most_bytes, signal } = options;
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? requestHttps : requestHttp)(url, {
      method,
      lookup,
      signal,
      agent: false,
      headers: {
        accept: 'application/json',
        ...headers,
        'accept-encoding': 'identity',
        ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    const late = setTimeout(() => request.destroy(new Error('no connection in time')), connectTimeoutMs);
    const connected = () => clearTimeout(late);
    request.on('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', connected));
    request.on('close', connected);
    request.on('error', reject);
    request.on('response', (response) => {
      readAll(response, most_bytes).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        (error: unknown) => {
          request.destroy();
          reject(error);
        },
      );
    });
    request.end(body);
  });
}

async function readAll(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  if (!response.complete) throw new Error('the answer was cut');
  return Buffer.concat(chunks);
}
