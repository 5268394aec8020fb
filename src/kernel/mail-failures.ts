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
export function tellMailFailure(failure: string): string {
  const [, code, said] = /^(E[A-Z]+)(?: (.*))?$/s.exec(failure) ?? [];
  if (code === undefined) return failure;
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : 'The mail server didn’t take it.';
  return [reason, said && `It said: ${said}`].filter(Boolean).join(' ');
}
