import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the layout leaves room for the signature; escaped text can never contain it. */
export const SIGNATURE_SLOT = '<!--signature-->';

/** The line that mail programs know as the beginning of a signature. */
const DELIMITER = '\n\n-- \n';
const CODE_LENGTH = 20;

interface Letter {
  to: string;
  subject: string;
  plain: string;
}

interface Sender {
  key: Buffer;
  title: string;
  origin: string;
}

/** Ends a mail with who sent it, to whom, and a code that only the sender can make for exactly this text. */
export function signMail<M extends Letter & { html: string }>(mail: M, { key, title, origin }: Sender): M {
  const line = `Sent by ${title} at ${origin} to ${mail.to}. Signature ${codeOf(mail, key)}`;
  const html = mail.html.replace(SIGNATURE_SLOT, () =>
    line.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`),
  );
  return { ...mail, html, plain: `${mail.plain}${DELIMITER}${line}\n` };
}

/** The code in the footer and in X-Orion-Signature; the same for a text with and without its footer. */
export function codeOf({ to, subject, plain }: Letter, key: Buffer): string {
  const end = plain.lastIndexOf(DELIMITER);
  const body = end === -1 ? plain : plain.slice(0, end);
  const digest = createHmac('sha256', key)
    .update(JSON.stringify([to, subject, body]))
    .digest('hex');
  return (digest.slice(0, CODE_LENGTH).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

export function isSignedWith(letter: Letter, code: string, key: Buffer): boolean {
  const expected = Buffer.from(codeOf(letter, key));
  const given = Buffer.from(code);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
