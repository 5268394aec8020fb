import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { tellMailFailure } from '#kernel/mail-failures.ts';
import { reasonOf } from '#features/notifications/mail-words.rules.ts';
import { listMails } from '#features/notifications/server/mails.queries.ts';
import { MAIL_STATES } from '#features/notifications/mails.contract.ts';
import { smtpPost } from '#server/mail/delivery.ts';
import { mailOf } from '#server/mail/layout.ts';
import { alignRows } from './align-rows.ts';
import { type CommandPlatform, type Commands, type Options, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

/** Hands one mail to the mail server now, past the outbox, and tells what it said. */
async function testMail(platform: CommandPlatform, to: string) {
  const { config, clock, secrets } = platform;
  if (!z.email().safeParse(to).success) throw new UsageProblem(`"${to}" is not an e-mail address.`);
  if (!config.MAIL_URL) throw new Error('There is no mail server: set MAIL_URL.');
  const subject = `A test from ${config.APP_TITLE}`;
  const text = 'If you can read this, Orion can send mail.';
  const post = smtpPost({
    url: config.MAIL_URL,
    from: config.MAIL_FROM,
    key: secrets.derive('mail-signature'),
  });
  const mail_id = randomUUID();
  try {
    await post({
      mail_id,
      to_address: to,
      subject,
      ...mailOf({ title: subject, blocks: [{ kind: 'text', text }] }),
      created_at: clock.now().toISOString(),
      unsubscribe_url: null,
    });
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new Error(tellMailFailure(`${code} ${message}`), {
      cause: error,
    });
  }
  await noteCommand(platform, 'mail.test', { type: 'mail', id: mail_id }, { to });
  return `The mail server took it for ${to}.`;
}

async function listNewest({ db }: CommandPlatform, { state }: Options) {
  const wanted = MAIL_STATES.find((one) => one === state);
  if (state !== undefined && !wanted)
    throw new UsageProblem(`"${state}" is not a state: ${MAIL_STATES.join(', ')}.`);
  const found = await listMails(db, { state: wanted }, 50).execute();
  const rows = found.map((mail) => [
    mail.created_at.slice(0, 16).replace('T', ' '),
    mail.state,
    mail.to_address,
    mail.subject,
    reasonOf(mail) ?? '',
  ]);
  return alignRows(rows) || (state ? `No mail is ${state}.` : 'There are no mails.');
}

/** Whether mail leaves, and what became of it. */
export const mailCommands: Commands = {
  'mail test': {
    usage: 'EMAIL',
    summary: 'Send one mail now and say what the mail server answered',
    args: ['EMAIL'],
    run: async (platform, [to = '']) => testMail(platform, to),
  },
  'mail list': {
    usage: '[--state waiting|sent|failed|kept]',
    summary: 'The newest fifty mails and what became of them',
    args: [],
    options: ['state'],
    run: async (platform, _args, options) => listNewest(platform, options),
  },
};
