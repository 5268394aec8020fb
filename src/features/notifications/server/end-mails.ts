import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Frequency, MailKind } from '#kernel/mail-kinds.ts';
import { invalid } from '#server/http/errors.ts';
import { readUnsubscribe } from '#server/mail/unsubscribe.ts';
import type { Secrets } from '#server/secrets.ts';

export const keepFrequency = (db: Kysely<DB>, user_id: number, kind: MailKind, frequency: Frequency) =>
  db
    .insertInto('mail_preference')
    .values({ user_id, kind, frequency })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ frequency }))
    .execute();

/** Ends what the link of a mail names; an altered link ends nothing. */
export async function endMails(db: Kysely<DB>, secrets: Secrets, token: string) {
  const ended = readUnsubscribe(secrets, token);
  if (!ended) throw invalid('This link is incomplete. Open it from the e-mail again.');
  const known = await db
    .selectFrom('staff')
    .select('user_id')
    .where('user_id', '=', ended.user_id)
    .executeTakeFirst();
  // Whoever left gets no mail anyway.
  if (known) await keepFrequency(db, ended.user_id, ended.kind, 'never');
  return ended;
}
