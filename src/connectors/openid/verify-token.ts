import { decodeJwt, decodeProtectedHeader, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';
import { type Identity, IdentityRefusal } from '#server/capabilities/identity.ts';
import type { Clock } from '#server/clock.ts';

/** What OpenID Connect asks every provider to offer, and the one elliptic curve in common use. */
const ALGORITHMS = ['RS256', 'ES256'];
const LONGEST_TOKEN = 16 * 1024;
const TOLERANCE_SECONDS = 60;
const OLDEST_SECONDS = 86_400;
/** A token that brings its own key proves nothing. */
const OWN_KEYS = ['jku', 'jwk', 'x5u', 'x5c'];

export interface Expected {
  issuer: string;
  clientId: string;
  clock: Clock;
  keyFor: JWTVerifyGetKey;
}

const claimsOf = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  email: z.string().max(320).optional(),
  email_verified: z.union([z.boolean(), z.literal('true')]).optional(),
  name: z.string().max(200).optional(),
});

const refused = (why: string, cause?: unknown) => new IdentityRefusal('invalid_token', why, cause);

/** Signature, issuer, audience, times and kind of an id token; what it says when all of that is right. */
export async function verifyIdToken(token: string, expected: Expected): Promise<Identity> {
  // Cheap looks first: what can never pass must not make us fetch keys.
  if (token.length > LONGEST_TOKEN) throw refused('longer than any id token');
  try {
    refuseOddHeader(token);
    if (decodeJwt(token).iss !== expected.issuer) throw refused('another issuer');
    const { payload } = await jwtVerify(token, expected.keyFor, {
      algorithms: ALGORITHMS,
      issuer: expected.issuer,
      audience: expected.clientId,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: expected.clock.now(),
      maxTokenAge: OLDEST_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return identityOf(payload, expected.clientId);
  } catch (error) {
    if (error instanceof IdentityRefusal) throw error;
    throw refused(error instanceof errors.JOSEError ? error.code : 'not an id token', error);
  }
}

function refuseOddHeader(token: string) {
  const header = decodeProtectedHeader(token);
  if (!ALGORITHMS.includes(header.alg ?? '')) throw refused('algorithm not allowed');
  // An access token of the same issuer must not pass for an id token.
  if (header.typ !== undefined && !/^(application\/)?jwt$/i.test(header.typ)) throw refused('another kind');
  if (OWN_KEYS.some((name) => name in header)) throw refused('brings its own key');
}

function identityOf(payload: unknown, clientId: string): Identity {
  const claims = claimsOf.safeParse(payload);
  if (!claims.success) throw refused('claims are missing or odd');
  const { iss, sub, exp, aud, azp, nonce, email, email_verified, name } = claims.data;
  const several = Array.isArray(aud) && aud.length > 1;
  if ((several || azp !== undefined) && azp !== clientId) throw refused('made for another client');
  return {
    issuer: iss,
    subject: sub,
    email: email ?? '',
    email_verified: email_verified === true || email_verified === 'true',
    name: name ?? null,
    nonce: nonce ?? null,
    expires_at: new Date(exp * 1000),
  };
}
