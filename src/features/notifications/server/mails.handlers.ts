import { invalid, notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { mailsContract } from '../mails.contract.ts';
import { listMails } from './mails.queries.ts';

const PAGE = 50;

export const mails = implement('mails', mailsContract, {
  async listMails({ query }, { db }) {
    const found = await listMails(db, query, PAGE + 1).execute();
    const results = found.slice(0, PAGE);
    return { results, next_page: found.length > PAGE ? (results.at(-1)?.mail_id ?? null) : null };
  },

  async sendAgain({ params: { mail_id } }, { db, config, mail, audit }) {
    const held = await db
      .selectFrom('mail_outbox')
      .select(['html', 'sent_at', 'next_attempt_at', 'last_error', 'subject'])
      .where('mail_id', '=', mail_id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw notFound('Mail');
    if (held.sent_at !== null) throw invalid('This mail was delivered already.');
    if (held.html === '')
      throw invalid('The text of this e-mail is no longer available. Send it again from its source.');
    if (!config.MAIL_URL) throw invalid('There is no mail server. Set MAIL_URL and restart Orion.');
    if (held.next_attempt_at !== null) audit({ unchanged: true });
    await mail.sendAgain(db, mail_id);
    audit({
      object_type: 'mail',
      object_id: mail_id,
      detail: { subject: held.subject, failed: held.last_error },
    });
    return { status: 'success' as const };
  },
});
