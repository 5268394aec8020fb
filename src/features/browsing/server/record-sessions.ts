import type { SessionEvent } from '#server/capabilities/browsing.ts';
import { type Caller, recordEvent } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';

/** Writes into the audit trail where a remote page went, and why it ended. Its keys and clipboard are nobody's business. */
export async function recordSession({ db, clock }: Pick<Platform, 'db' | 'clock'>, event: SessionEvent) {
  const { user_id, email_address, ip, session_id, domain } = event;
  const caller: Caller = {
    user_id,
    email_address,
    subject: null,
    via: 'browser',
    request_id: session_id,
    ip,
    idempotency_key: null,
  };
  const detail = event.kind === 'end' ? { why: event.why } : { address: event.address };
  await recordEvent(db, clock.now(), `browsing.${event.kind}`, caller, {
    object_type: 'remote_page',
    object_id: session_id,
    detail: { ...detail, ...(domain !== null && { company: domain }) },
  });
}
