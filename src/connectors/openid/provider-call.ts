import { IdentityRefusal } from '#server/capabilities/identity.ts';

const WITHIN_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;

export interface CallInit {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  redirect?: 'manual';
  signal?: AbortSignal;
}
export type Fetch = (url: string, init: CallInit) => Promise<Response>;

export interface Answer {
  status: number;
  /** Undefined when the answer is not JSON. */
  body: unknown;
}

export const unreachable = (message: string, cause?: unknown) =>
  new IdentityRefusal('unreachable', message, cause);

/** One call to the provider: bounded in time and size, JSON only, never led elsewhere by a redirect. */
export async function callProvider(fetch: Fetch, url: string, init: CallInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { status: response.status, body: jsonOf(await textOf(response)) };
  } catch (error) {
    throw unreachable('the identity provider did not answer', error);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error(`the answer is larger than ${LARGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
