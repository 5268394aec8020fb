import { randomUUID } from 'node:crypto';
import { recordEvent } from '#server/http/write.ts';
import type { CommandPlatform } from './command-line.ts';

/** Every change by a command is in the audit trail, as a change by nobody's session. */
export const noteCommand = (
  { db, clock }: CommandPlatform,
  action: string,
  object: { type: string; id: string | number },
  detail: Record<string, unknown>,
) =>
  recordEvent(
    db,
    clock.now(),
    action,
    {
      user_id: null,
      email_address: null,
      subject: null,
      via: 'command',
      request_id: randomUUID(),
      ip: '',
      idempotency_key: null,
    },
    { object_type: object.type, object_id: object.id, detail },
  );
