import type { MailState } from './mails.contract.ts';

export const STATE_WORDS: Record<MailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Not sent',
};

/** What lies behind the code that a delivery failed with, and what to do about it. */
const REASONS: Record<string, string> = {
  ECONNECTION: 'The mail server can’t be reached. Check MAIL_URL.',
  ESOCKET: 'The mail server can’t be reached. Check MAIL_URL.',
  EDNS: 'The mail server’s name is unknown. Check MAIL_URL.',
  ETIMEDOUT: 'The mail server didn’t answer in time.',
  ETLS: 'The connection to the mail server couldn’t be secured.',
  EAUTH: 'The mail server refused the sign-in. Check the user and password in MAIL_URL.',
  EENVELOPE: 'The mail server refused the address.',
  EMESSAGE: 'The mail server refused the message.',
};

/** Why a mail did not leave, in a sentence, with what the mail server itself said. */
export function reasonOf({
  state,
  last_error,
}: {
  state: MailState;
  last_error: string | null;
}): string | null {
  if (state === 'kept') return 'No mail server was set up. Set MAIL_URL, then send it again.';
  if (last_error === null) return null;
  const [code = '', ...rest] = last_error.split(' ');
  const said = rest.join(' ').trim();
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : 'The mail server didn’t take it.';
  return said ? `${reason} It said: ${said}` : (reason ?? null);
}
