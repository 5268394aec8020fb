import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed delivery says of itself (standardwebhooks.com). */
export interface SignedDelivery {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** One or several, separated by spaces: `v1,<base64>`. */
  signature: string;
  body: Uint8Array;
}

const TOLERANCE_S = 300;
const PREFIX = 'whsec_';

/** Whether a delivery is signed with one of the secrets, over the very bytes that came, within five minutes. */
export function isSigned(delivery: SignedDelivery, secrets: readonly string[], now: Date): boolean {
  const { id, timestamp, signature } = delivery;
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const given = signature
    .split(' ')
    .flatMap((part) => (part.startsWith('v1,') ? [bytesOf(part.slice(3))] : []));
  // Every pair is compared, so that the time it takes tells nothing.
  return secrets
    .map((secret) => signDelivery(delivery, secret))
    .flatMap((wanted) => given.map((one) => one.length === wanted.length && timingSafeEqual(one, wanted)))
    .includes(true);
}

export function signDelivery({ id, timestamp, body }: Omit<SignedDelivery, 'signature'>, secret: string) {
  const key = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}

/** A secret that can sign: base64, with or without its prefix, of at least 16 bytes. */
export const isWebhookSecret = (secret: string) => {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  return /^[\w+/-]+={0,2}$/.test(text) && bytesOf(text).length >= 16;
};

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');
