import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf } from '#server/hash.ts';

/** A secret nobody can guess: 256 bits unless told, in letters an address can carry. */
export const newSecret = (bytes = 32) => randomBytes(bytes).toString('base64url');

/** Compares without telling by its time how much was right. */
export const isSame = (given: string, kept: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The PKCE challenge (S256) of a verifier: the same digest in the same letters, by RFC 7636. */
export const challengeOf = hashOf;
