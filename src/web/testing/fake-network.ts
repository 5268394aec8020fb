import { vi } from 'vitest';

/** What reached the network. */
export interface Heard {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: string;
  keepalive: boolean;
  /** Aborted once the caller gave the request up. */
  signal: AbortSignal | null;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Answering = Answer | ((heard: Heard) => Answer | Promise<Answer>);

/** Stands in for the network: answers by "METHOD /path", and keeps what it heard. Anything else is a 404. */
export function fakeNetwork(answers: Record<string, Answering>) {
  const heard: Heard[] = [];
  const fetch = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const request: Heard = {
      method: init.method ?? 'GET',
      path: pathname,
      search: searchParams,
      headers: new Headers(init.headers ?? {}),
      body: init.body instanceof URLSearchParams || typeof init.body === 'string' ? `${init.body}` : '',
      keepalive: init.keepalive ?? false,
      signal: init.signal ?? null,
    };
    heard.push(request);
    init.signal?.throwIfAborted();
    const answering = answers[`${request.method} ${pathname}`] ?? {
      status: 404,
      body: { message: 'Not found' },
    };
    const answer = await Promise.race([
      typeof answering === 'function' ? answering(request) : answering,
      new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
    ]);
    return new Response(JSON.stringify(answer.body ?? {}), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  };
  vi.stubGlobal('fetch', fetch);
  return {
    heard,
    heardOf: (path: string) => heard.filter((request) => request.path === path),
    answer: (call: string, answering: Answering) => {
      answers[call] = answering;
    },
  };
}
