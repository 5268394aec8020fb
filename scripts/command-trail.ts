import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { recordEvent } from '#server/http/write.ts';
import type { CommandPlatform } from './command-line.ts';

/** Who runs this: the account of the operating system, and whoever became it by sudo. */
function osUser() {
  const { SUDO_USER: sudo_user } = process.env;
  let os_user = `uid ${process.getuid?.() ?? 'unknown'}`;
  try {
    os_user = userInfo().username;
  } catch {
    // In a container the number may have no name.
  }
  return { os_user, ...(sudo_user && { sudo_user }) };
}

/** Every change by a command is in the audit trail, as a change by nobody's session, with who ran it. */
export const noteCommand = (
  { db, clock }: Pick<CommandPlatform, 'db' | 'clock'>,
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
    { object_type: object.type, object_id: object.id, detail: { ...detail, ...osUser() } },
  );
