import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { MailState } from '../mails.contract.ts';

const stateOf = sql<MailState>`case when sent_at is not null then 'sent'
  when next_attempt_at is not null then 'waiting' when last_error is not null then 'failed' else 'kept' end`;

interface Wanted {
  state?: MailState | undefined;
  after?: string | undefined;
}

/** Mails without their texts, newest first. Retention empties the texts; what has none cannot leave again. */
export const listMails = (db: Kysely<DB>, { state, after }: Wanted, limit: number) =>
  db
    .selectFrom('mail_outbox')
    .select(['mail_id', 'to_address', 'subject', 'template', 'attempts', 'last_error'])
    .select(['created_at', 'sent_at', 'next_attempt_at', stateOf.as('state')])
    .select(sql<boolean>`sent_at is null and next_attempt_at is null and html <> ''`.as('can_send_again'))
    .$if(state !== undefined, (query) => query.where(sql<boolean>`${stateOf} = ${state}`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, mail_id) < (select o.created_at, o.mail_id from mail_outbox o where o.mail_id = ${after})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(limit);
