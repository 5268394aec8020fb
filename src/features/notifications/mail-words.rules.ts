import { tellMailFailure } from '#kernel/mail-failures.ts';
import type { MailState, SentMail } from './mails.contract.ts';

export const STATE_WORDS: Record<MailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Not sent',
};

/** Why a mail did not arrive, where it did not. */
export function reasonOf({ state, last_error }: Pick<SentMail, 'state' | 'last_error'>): string | null {
  if (state === 'kept') return 'No mail server was set up. Set MAIL_URL, then send it again.';
  return last_error && tellMailFailure(last_error);
}
