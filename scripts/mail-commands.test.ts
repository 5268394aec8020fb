import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { smtpSink } from '#server/mail/testing/smtp-sink.ts';
import { mailCommands } from './mail-commands.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
const admin = (words: string[], MAIL_URL?: string) =>
  runCommand(server, mailCommands, words, { config: { ...server.platform.config, MAIL_URL } });
const to = (MAIL_URL?: string) => admin(['mail', 'test', 'ann@firm.example'], MAIL_URL);

describe('mail commands', () => {
  it('try the mail server, and say what it answered', async () => {
    const sink = await smtpSink();

    expect(await to(sink.url)).toBe('The mail server took it for ann@firm.example.');
    expect(sink.delivered).toHaveLength(1);

    sink.refusals.set('ann@firm.example', 550);
    await expect(to(sink.url)).rejects.toThrow(/^The mail server refused the address\. It said: /);
    await sink.close();
    await expect(to(sink.url)).rejects.toThrow('The mail server can’t be reached. Check MAIL_URL.');
    await expect(to()).rejects.toThrow('There is no mail server: set MAIL_URL.');
    await expect(admin(['mail', 'test', 'nobody'])).rejects.toThrow('"nobody" is not an e-mail address.');
  });

  it('list what became of mails', async () => {
    expect(await admin(['mail', 'list'])).toBe('There are no mails.');
    await server.db
      .insertInto('mail_outbox')
      .values({
        effect_key: 'listed',
        to_address: 'ann@firm.example',
        template: 'test',
        subject: 'Call Nuñez',
        html: 'x',
        plain: 'x',
        created_at: server.clock.now().toISOString(),
        last_error: 'EENVELOPE 550 No such user',
      })
      .execute();

    expect(await admin(['mail', 'list', '--state', 'failed'])).toMatch(
      /failed\s+ann@firm\.example\s+Call Nuñez\s+The mail server refused the address\. It said: 550 No such user/,
    );
    expect(await admin(['mail', 'list', '--state', 'sent'])).toBe('No mail is sent.');
    await expect(admin(['mail', 'list', '--state', 'sent', '--state', 'failed'])).rejects.toThrow(
      '--state stands there twice.',
    );
    await expect(admin(['mail', 'list', '--state', 'lost'])).rejects.toThrow('"lost" is not a state');
  });
});
