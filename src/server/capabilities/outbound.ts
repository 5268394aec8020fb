import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod';
import { type Breaker, createBreaker } from './breaker.ts';
import { type Answer, AnswerTooLarge, exchange } from './exchange.ts';
import { type AddressRules, type SafeTarget, safeTarget, UnknownHost } from './safe-address.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export interface OutboundCall<S extends z.ZodType> {
  /** As a person calls it; messages begin with it. */
  service: string;
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  schema: S;
  /** For everything together, retries included. */
  timeoutMs?: number;
  connectTimeoutMs?: number;
  retries?: number;
  /** Whether a repeat does no harm; by the method unless told. */
  idempotent?: boolean;
  most_bytes?: number;
  address?: AddressRules;
}

interface OutboundParts {
  now?: () => number;
  random?: () => number;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2000;
const PASSING = new Set([429, 502, 503, 504]);

/** Calls to outside systems that cannot hang, flood or mislead Orion, whatever the other side does. */
export function openOutbound({ now = Date.now, random = Math.random }: OutboundParts = {}) {
  const breakers = new Map<string, Breaker>();
  const breakerOf = (origin: string) => {
    const breaker = breakers.get(origin) ?? createBreaker(now);
    breakers.set(origin, breaker);
    return breaker;
  };

  return async function outboundJson<S extends z.ZodType>(call: OutboundCall<S>): Promise<z.output<S>> {
    const { service, method = 'GET', retries = 2, timeoutMs = 10_000 } = call;
    const { idempotent = method !== 'POST' && method !== 'PATCH' } = call;
    const signal = AbortSignal.timeout(timeoutMs);
    const deadline = Date.now() + timeoutMs;
    const target = await targetOf(call, signal);
    const breaker = breakerOf(target.url.origin);
    for (let attempt = 0; ; attempt += 1) {
      if (!breaker.mayCall()) throw new UpstreamFailure(service, 'paused');
      try {
        const json = await ask(target, { ...call, method }, signal);
        breaker.succeeded();
        return understood(call, json);
      } catch (error) {
        const failure = failureOf(service, error, signal);
        if (failure.isAlive) breaker.succeeded();
        else breaker.failed();
        const jitter = random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
        const wait = Math.max(jitter, failure.retryAfterMs);
        if (!idempotent || !failure.isPassing || attempt >= retries || Date.now() + wait >= deadline)
          throw failure;
        await pause(wait);
      }
    }
  };
}

export const outboundJson = openOutbound();

/** Resolved and checked once for all attempts; a name nobody knows is a service nobody reaches. */
async function targetOf({ service, url, address }: OutboundCall<z.ZodType>, signal: AbortSignal) {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new UpstreamFailure(service, 'timeout')), { once: true });
  });
  try {
    return await Promise.race([safeTarget(url, address), late]);
  } catch (error) {
    throw error instanceof UnknownHost
      ? new UpstreamFailure(service, 'unreachable', { cause: error })
      : error;
  }
}

/** The parsed JSON of a successful answer. */
async function ask(
  target: SafeTarget,
  call: OutboundCall<z.ZodType> & { method: string },
  signal: AbortSignal,
) {
  const { service, method, headers, body, connectTimeoutMs = 2000, most_bytes = 5 * 1024 * 1024 } = call;
  const answer = await exchange(target, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    connectTimeoutMs,
    most_bytes,
    signal,
  });
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(service, answer);
  if (answer.body.length === 0) return undefined;
  try {
    return JSON.parse(answer.body.toString('utf8')) as unknown;
  } catch (cause) {
    throw new UpstreamFailure(service, 'answer', { cause });
  }
}

function refusalOf(service: string, { status, headers }: Answer) {
  if (status >= 300 && status < 400)
    return new UpstreamFailure(service, 'answer', { upstream_status: status });
  const retryAfterMs = retryAfterOf(headers['retry-after'] ?? resetOf(status, headers['ratelimit-reset']));
  return new UpstreamFailure(service, 'status', {
    upstream_status: status,
    isPassing: PASSING.has(status),
    isAlive: status < 500,
    retryAfterMs,
  });
}

/** Who only tells when its allowance begins anew is waited for as well. */
const resetOf = (status: number, reset?: string | string[]) =>
  status === 429 && typeof reset === 'string' ? reset : undefined;

/** Seconds or a date. */
const retryAfterOf = (text = '') => {
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};

function failureOf(service: string, error: unknown, signal: AbortSignal): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  if (error instanceof AnswerTooLarge) return new UpstreamFailure(service, 'answer', { cause: error });
  if (signal.aborted) return new UpstreamFailure(service, 'timeout', { cause: error });
  return new UpstreamFailure(service, 'unreachable', { isPassing: true, cause: error });
}

function understood<S extends z.ZodType>({ service, schema }: OutboundCall<S>, json: unknown): z.output<S> {
  const read = schema.safeParse(json);
  if (!read.success) throw new UpstreamFailure(service, 'answer', { isAlive: true, cause: read.error });
  return read.data;
}
