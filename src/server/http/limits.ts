import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateClass } from '#kernel/endpoint.ts';
import type { Config } from '../config.ts';
import { Refusal, tooManyRequests } from './errors.ts';
import type { RateCounts } from './rate-counts.ts';

export const LONGEST_URL = 8 * 1024;
export const LARGEST_HEADERS = 16 * 1024;
export const LARGEST_BODY = 1024 * 1024;

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;
type Allowances = Record<RateClass, number>;

const allowancesOf = (config: Config): Allowances => ({
  read: config.RATE_READ,
  write: config.RATE_WRITE,
  'sign-in': config.RATE_SIGN_IN,
  upload: config.RATE_UPLOAD,
  'language-model': config.RATE_LANGUAGE_MODEL,
  lookup: config.RATE_LOOKUP,
});

/** Each person, and each unknown address, may call this often in a minute; one class never eats another's share. */
export async function rateLimits(app: FastifyInstance, config: Config, counts: RateCounts) {
  const allowances = allowancesOf(config);
  class Store {
    incr(key: string, done: Counted, _span: number, most: number) {
      done(null, counts.take(key, most));
    }
    child() {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: true,
    hook: 'preParsing',
    timeWindow: 60_000,
    store: Store,
    max: (request) => allowances[classOf(request)],
    keyGenerator: (request) => `${classOf(request)}:${request.caller.user_id ?? networkOf(request.ip)}`,
    // Signing in counts failures only: sign-in-limits.ts.
    allowList: ({ routeOptions: { config } }) => !config.rate || config.rate === 'sign-in',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}

const classOf = (request: FastifyRequest): RateClass => request.routeOptions.config.rate ?? 'read';

/** An IPv6 caller owns a whole /64; counting single addresses there counts nothing. Who hung up already has none any more. */
export const networkOf = (ip = '') => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip);

/** Longer addresses and larger headers than any screen sends are turned away before anything reads them. */
export function sizeLimits(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > LONGEST_URL)
      throw new Refusal(414, 'UriTooLong', 'The address is too long. Use fewer filters.');
    const size = request.raw.rawHeaders.reduce((sum, text) => sum + text.length, 0);
    if (size > LARGEST_HEADERS)
      throw new Refusal(431, 'HeadersTooLarge', 'The request headers are too large.');
  });
}
