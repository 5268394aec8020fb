import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type Frequency, MAIL_KINDS, type MailKind, mailKinds } from '#kernel/mail-kinds.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { notificationsContract } from '../notifications.contract.ts';
import { endMails, keepFrequency } from './end-mails.ts';

/** A mail with invented content, to be looked at. */
export interface MailPreview {
  name: string;
  make(origin: string): { subject: string; html: string };
}

export const notifications = (previews: readonly MailPreview[]) =>
  implement('notifications', notificationsContract, {
    preferences: (_input, { db, user }) => preferencesOf(db, user.user_id),

    async setPreference({ body: { kind, frequency } }, { db, user, audit }) {
      await keepFrequency(db, user.user_id, kind, frequency);
      audit({ object_type: 'mail_preference', object_id: kind, after: frequency });
      return preferencesOf(db, user.user_id);
    },

    async unsubscribe({ body: { token } }, { db, secrets, audit }) {
      const { user_id, kind } = await endMails(db, secrets, token);
      audit({ object_type: 'mail_preference', object_id: kind, detail: { user_id }, via: 'email_link' });
      return {
        status: 'success' as const,
        message: `You no longer get “${MAIL_KINDS[kind].title}” by mail.`,
      };
    },

    async templates(_input, { config }) {
      return {
        results: previews.map(({ name, make }) => ({ name, subject: make(config.ORION_ORIGIN).subject })),
      };
    },

    async template({ query }, { config }) {
      const found = previews.find(({ name }) => name === query.name);
      if (!found) throw notFound('Template');
      return { template: found.make(config.ORION_ORIGIN).html };
    },
  });

async function preferencesOf(db: Kysely<DB>, user_id: number) {
  const kept = await db
    .selectFrom('mail_preference')
    .select(['kind', 'frequency'])
    .where('user_id', '=', user_id)
    .execute();
  const frequencyOf = (kind: MailKind) =>
    (kept.find((one) => one.kind === kind)?.frequency ?? MAIL_KINDS[kind].usual) as Frequency;
  return { results: mailKinds.map((kind) => ({ kind, frequency: frequencyOf(kind) })) };
}
