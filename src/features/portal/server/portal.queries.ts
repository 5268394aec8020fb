import type { Kysely } from 'kysely';
import type { DB } from '#db';

const SHOWN = 100;

/** The latest mails, sent or not. */
export const listOutbox = (db: Kysely<DB>) =>
  db
    .selectFrom('mail_outbox')
    .select(['mail_id', 'to_address', 'subject', 'html', 'plain', 'template', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('mail_id')
    .limit(SHOWN);

export const findTimeZone = (db: Kysely<DB>, user_id: number) =>
  db.selectFrom('staff').select('time_zone').where('user_id', '=', user_id);
