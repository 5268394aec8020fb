import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, MAIL_KINDS, type MailKind } from '#kernel/mail-kinds.ts';
import type { Secrets } from '../secrets.ts';
import type { Block } from './layout.ts';

export interface Subscription {
  user_id: number;
  kind: MailKind;
}

const signatureOf = (secrets: Secrets, claim: string) =>
  createHmac('sha256', secrets.derive('unsubscribe')).update(claim).digest('base64url').slice(0, 32);

/** Says who no longer wants what, and only Orion can have written it. It names nobody in clear. */
function unsubscribeToken(secrets: Secrets, { user_id, kind }: Subscription): string {
  const claim = Buffer.from(`${user_id}.${kind}`).toString('base64url');
  return `${claim}.${signatureOf(secrets, claim)}`;
}

export const unsubscribeLink = (origin: string, secrets: Secrets, subscription: Subscription) =>
  `${origin}/unsubscribe/${unsubscribeToken(secrets, subscription)}`;

export function readUnsubscribe(secrets: Secrets, token: string): Subscription | null {
  const [claim = '', signature = ''] = token.split('.');
  const [expected, given] = [signatureOf(secrets, claim), signature].map((text) => Buffer.from(text));
  if (!expected || !given || expected.length !== given.length || !timingSafeEqual(expected, given))
    return null;
  const [id = '', kind = ''] = Buffer.from(claim, 'base64url').toString().split('.');
  return isMailKind(kind) ? { user_id: Number(id), kind } : null;
}

/** How every mail that comes by itself ends: why it came, how to change that, how to end it. */
export function mailFooter(origin: string, unsubscribe_url: string, kind: MailKind): Block[] {
  const { title } = MAIL_KINDS[kind];
  return [
    { kind: 'line' },
    { kind: 'small', text: `You get this mail because “${title}” is on in your settings.` },
    {
      kind: 'links',
      links: [
        { label: 'Mail settings', href: `${origin}/settings/notifications` },
        { label: 'Unsubscribe', href: unsubscribe_url },
      ],
    },
  ];
}
