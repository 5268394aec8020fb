import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Description } from './discovery.ts';
import { type KeptAnswer, keptAnswer } from './kept-answer.ts';
import { callProvider, type Fetch, unreachable } from './provider-call.ts';

const HOUR_MS = 3_600_000;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });

/** The key a token says it was signed with, out of those the issuer publishes and no others. */
export function signingKeys(described: KeptAnswer<Description>, fetch: Fetch, clock: Clock): JWTVerifyGetKey {
  const published = keptAnswer({
    clock,
    freshMs: HOUR_MS,
    keptMs: 24 * HOUR_MS,
    async load() {
      const { jwks_uri } = await described.get();
      const { status, body } = await callProvider(fetch, jwks_uri);
      const keys = keySet.safeParse(body);
      if (status !== 200 || !keys.success) throw unreachable(`${jwks_uri} holds no keys (status ${status})`);
      return createLocalJWKSet(keys.data);
    },
  });
  return async (header, token) => {
    const known = await published.get();
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const renewed = await published.renew();
      if (renewed === known) throw error;
      return renewed(header, token);
    }
  };
}
