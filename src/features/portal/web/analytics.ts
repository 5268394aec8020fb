import { type EVENTS, portalContract } from '#features/portal/portal.contract.ts';
import { call } from '#web/api.ts';

/** Counts that something happened. Nothing waits for it, and its failure is nobody's concern. */
export function recordEvent(name: (typeof EVENTS)[number]) {
  void call(portalContract.recordEvent, { body: { name } }).catch(() => {});
}
