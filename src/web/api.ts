import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Endpoint, type Method, pathOf, type Reply, type Sent } from '#kernel/endpoint.ts';

const NO_MESSAGE = 'Something went wrong!';
const MOST_RETRIES = 2;
const LONGEST_WAIT_MS = 5000;
const PASSING = new Set([502, 503, 504]);

/** Who calls. main.tsx hands it in, so that this file leans on no feature. */
export interface CallerSession {
  /** The token to send, once a running or due refresh is over; null when nobody is signed in. */
  token(): Promise<string | null>;
  /** Another token worth trying after this one was refused, or null when there is none. */
  renewed(refused: string): Promise<string | null>;
  /** The server no longer knows the session of this token. */
  gone(refused: string): void;
}

let session: CallerSession = { token: async () => null, renewed: async () => null, gone() {} };

export const connectSession = (caller: CallerSession) => {
  session = caller;
};

/** A call the server refused, or could not answer. */
export class ApiError extends Error {
  readonly code: number;
  override readonly name: string;
  readonly body: unknown;

  constructor(code: number, body: unknown) {
    const { name, message } = (body ?? {}) as { name?: unknown; message?: unknown };
    super(typeof message === 'string' && message !== '' ? message : NO_MESSAGE);
    this.code = code;
    this.name = typeof name === 'string' && name !== '' ? name : 'ApiError';
    this.body = body;
  }
}

/** What a person is told about a failed call: the name of a 422, else the server's message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_MESSAGE;
  return error.code === 422 && error.name !== 'ApiError' ? error.name : error.message;
}

/** A request that was given up on purpose: never an error. */
export const isCancelled = (error: unknown) =>
  ['AbortError', 'CancelledError'].includes((error as Error | null)?.name ?? '');

/** Makes one call of the contract and returns its checked reply. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const request = requestOf(endpoint, input);
  const send = (token: string | null) => patiently(request, token, signal);
  const answer = await asCaller(send, endpoint.access === 'everyone');
  const body: unknown = await answer.json().catch(() => undefined);
  return replyOf(endpoint, answer.status, body);
}

/** The checked reply of an answer. A refusal is one, also when a 200 was made of it on the way. */
export function replyOf<E extends Endpoint>(endpoint: E, status: number, body: unknown): Reply<E> {
  const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown };
  if (typeof code === 'number' && code >= 400) throw new ApiError(code, body);
  const reply = endpoint.reply?.safeParse(body);
  if (reply?.success) return reply.data as Reply<E>;
  if (typeof error === 'string' && error !== '') throw new ApiError(status, { message: error });
  if (reply) throw reply.error;
  return undefined as Reply<E>;
}

/** Sends as whoever is signed in; a refused token is renewed once. */
export async function asCaller(send: (token: string | null) => Promise<Response>, isOpen = false) {
  const token = await session.token();
  if (!token && !isOpen) throw new ApiError(401, { name: 'SignedOut' });
  let answer = await send(token);
  if (answer.status === 401 && token) {
    const another = await session.renewed(token);
    if (another) answer = await send(another);
    if (answer.status === 401) session.gone(another ?? token);
  }
  if (answer.ok) return answer;
  throw new ApiError(answer.status, await answer.json().catch(() => undefined));
}

type Answer<E extends Endpoint> = E extends { rejects404: true } ? Reply<E> : Reply<E> | null;

/** Cache key and fetcher of one call. The key is the path and the input, so nobody writes keys by hand. */
export const ask = <E extends Endpoint>(endpoint: E, input: Sent<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }): Promise<Answer<E>> => {
      try {
        return (await call(endpoint, input, signal)) as Answer<E>;
      } catch (error) {
        if (error instanceof ApiError && error.code === 404 && !endpoint.rejects404) return null as Answer<E>;
        throw error;
      }
    },
  });

/** The address of a call, with its parameters. */
export function addressOf(endpoint: Endpoint, input: unknown) {
  const { params = {}, query = {} } = input as Partial<Record<string, object>>;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, String(one)])),
  );
  return `${pathOf(endpoint, params)}${search.size > 0 ? `?${search}` : ''}`;
}

/** Has the answers of these calls asked for again, whatever they were asked about. */
export const renew = (cache: QueryClient, ...endpoints: readonly Endpoint[]) =>
  Promise.all(endpoints.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));

function requestOf(endpoint: Endpoint, input: unknown) {
  const { headers: said = {}, body } = input as Partial<Record<string, object>>;
  const headers = new Headers(said as Record<string, string>);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (endpoint.method !== 'GET' && !headers.has('idempotency-key'))
    headers.set('idempotency-key', crypto.randomUUID());
  return {
    url: addressOf(endpoint, input),
    method: endpoint.method,
    headers,
    // The event that tells of a logout must outlive the page it leaves.
    keepalive: endpoint.access === 'everyone',
    body: body === undefined ? null : JSON.stringify(body),
  };
}

type Outgoing = Pick<RequestInit, 'body' | 'keepalive'> & { url: string; method: Method; headers: Headers };

/** Sends a request; a read that meets a passing fault is sent again, twice at most. */
async function patiently(
  { url, ...request }: Outgoing,
  token: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const most = request.method === 'GET' ? MOST_RETRIES : 0;
  for (let tries = 0; ; tries += 1) {
    const last = tries >= most;
    const answer = await fetch(url, { ...request, signal: signal ?? null }).catch((error: unknown) => {
      if (last || isCancelled(error)) throw error;
      return null;
    });
    if (answer && (last || !PASSING.has(answer.status))) return answer;
    await pause(answer, tries, signal);
  }
}

async function pause(answer: Response | null, tries: number, signal?: AbortSignal) {
  const asked = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1000;
  const backOff = 300 * 3 ** tries * (0.75 + Math.random() / 2);
  await new Promise((resolve) => setTimeout(resolve, Math.min(asked > 0 ? asked : backOff, LONGEST_WAIT_MS)));
  signal?.throwIfAborted();
}
