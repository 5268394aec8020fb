import type { Capability } from '#server/capabilities/capability.ts';
import { notConfigured } from '#server/http/errors.ts';

export type LookupKind = 'advertising' | 'competitors' | 'founders' | 'founder_email';

export interface Lookup {
  state: string | null;
  asked_at: string | null;
  settled_at: string | null;
  message: string | null;
}

/** A worker that died does not keep anybody waiting for longer. */
const LONGEST_RUN_MS = 3 * 60_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;
/** What providers know changes by the month. */
const KEPT_MS = 7 * 86_400_000;

/** Whether a look-up runs, is settled for now, failed just now, or is open to be asked. */
export function standingOf({ state, asked_at, settled_at }: Lookup, now: Date) {
  const since = (at: string | null) => now.getTime() - Date.parse(at ?? '');
  if (state === 'asked') return since(asked_at) < LONGEST_RUN_MS ? 'running' : 'open';
  if (state === 'failed') return since(settled_at) < PAUSE_AFTER_FAILURE_MS ? 'failed' : 'open';
  if (state === null) return 'open';
  return since(settled_at) < KEPT_MS ? 'settled' : 'open';
}

/** What the wire says of a capability: who answers besides the firm's own data, and what went wrong. */
export const toldOf = ({ name, provider }: Capability<unknown>, message: string | null = null) => ({
  name,
  configured: provider !== null,
  message: provider === null ? notConfigured(name).message : message,
});
