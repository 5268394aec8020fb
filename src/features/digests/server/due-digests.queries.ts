import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** Digests whose day may have come somewhere, whose mail is not written yet, and who is asked. */
export const listDueDigests = (db: Kysely<DB>, latest: string) =>
  db
    .selectFrom('digest as d')
    .innerJoin('staff as s', 's.user_id', 'd.scoper_id')
    .select(['d.uuid', 'd.date', 's.user_id', 's.email_address', 's.time_zone', 's.mail_hour'])
    .where('d.status', '=', 'scheduled')
    .where('d.deleted_at', 'is', null)
    .where('d.mail_key', 'is', null)
    .where('d.date', '<=', latest)
    .orderBy('d.date')
    .orderBy('d.uuid');

/** One digest that is still to be sent, held until its mail is written. */
export const holdToSend = (db: Kysely<DB>, uuid: string) =>
  db
    .selectFrom('digest as d')
    .innerJoin('staff as s', 's.user_id', 'd.scoper_id')
    .leftJoin('staff as a', 'a.user_id', 'd.created_by')
    .select(['d.uuid', 'd.date', 'd.scoper_id', 'd.created_by', 'd.sends', 'd.repeat', 'd.repeat_from'])
    .select(['s.email_address', 's.full_name', 's.active', 'a.full_name as asked_by'])
    .where('d.uuid', '=', uuid)
    .where('d.status', '=', 'scheduled')
    .where('d.mail_key', 'is', null)
    .where('d.deleted_at', 'is', null)
    .forUpdate(['d']);

/** The premises of a digest as its mail tells them. */
export const listPremisesToSend = (db: Kysely<DB>, digest_uuid: string) =>
  db
    .selectFrom('digest_premise as p')
    .select(['p.title', 'p.question', 'p.order_index'])
    .select(
      sql<string[]>`array(select company_domain from digest_domain where premise_uuid = p.uuid
        order by order_index, company_domain)`.as('domains'),
    )
    .where('p.digest_uuid', '=', digest_uuid)
    .orderBy('p.order_index')
    .orderBy('p.uuid');

/** What became of mails that were on their way: they arrived, or were given up with a reason. */
export const settleSent = (db: Kysely<DB>) =>
  db
    .updateTable('digest as d')
    .from('mail_outbox as o')
    .set((eb) => ({
      status: sql<string>`case when o.sent_at is null then 'failed' else 'sent' end`,
      sent_at: eb.ref('o.sent_at'),
      failure: sql<
        string | null
      >`case when o.sent_at is null then coalesce(o.last_error, 'The mail was given up.') end`,
    }))
    .whereRef('o.effect_key', '=', 'd.mail_key')
    .where('d.status', '=', 'scheduled')
    .where('d.deleted_at', 'is', null)
    .where('o.next_attempt_at', 'is', null);
