import { expect, inject } from 'vitest';
import * as z from 'zod';

export const schema = z.object({ answer: z.number() });
export const random = () => 0.1;

/** A call that a loopback server may answer. */
export function callTo(host: string, more: object = {}) {
  const call = {
    service: 'Oracle',
    url: `http://${host}/ask`,
    schema,
    timeoutMs: inject('standstillMs'),
    address: { trusted: [host] },
    ...more,
  };
  return call;
}

export const failing = (reason: string, upstream_status: number | null = null) =>
  expect.objectContaining({ statusCode: 502, word: 'Upstream', reason, upstream_status });
