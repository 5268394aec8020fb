import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';

/** What can become of a mail: on its way, delivered, given up, or written while there was no mail server. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const mail_id = z.uuid('must be the id of a mail');

const sentMail = z.object({
  mail_id: z.string(),
  to_address: z.string(),
  subject: z.string(),
  template: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  last_error: z.string().nullable().describe('What the mail server said'),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  next_attempt_at: z.iso.datetime().nullable(),
  can_send_again: z.boolean().describe('It was not delivered, and its text is still kept'),
});
export type SentMail = z.infer<typeof sentMail>;

export const mailsContract = defineContract({
  listMails: {
    access: 'administrator',
    method: 'GET',
    path: '/mails',
    summary: 'What became of each mail, newest first, fifty at a time',
    query: z.object({
      state: z.enum(MAIL_STATES).optional(),
      after: mail_id.optional().describe('next_page of the answer before'),
    }),
    reply: z.object({ results: z.array(sentMail), next_page: z.string().nullable() }),
    rejects404: true,
  },
  sendAgain: {
    access: 'administrator',
    method: 'POST',
    path: '/mails/{mail_id}/send-again',
    summary: 'Try a mail again that was not delivered; it keeps its Message-ID',
    params: z.object({ mail_id }),
    reply: z.object({ status: z.literal('success') }),
  },
});
