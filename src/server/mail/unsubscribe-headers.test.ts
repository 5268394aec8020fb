import { expect, it } from 'vitest';
import { aMail, office } from './testing/office.ts';
import { headerOf, smtpSink } from './testing/smtp-sink.ts';

it('carries the headers by which a mail program ends it in one click, and only when it can be ended', async () => {
  const sink = await smtpSink();
  const { db, mailer, deliver } = await office(sink.url);
  const unsubscribe_url = 'https://orion.example/unsubscribe/abc.def';
  await mailer.send(db, aMail({ unsubscribe_url }));
  await mailer.send(db, aMail({ effect_key: 'invitation 1', to: 'bo@firm.example' }));

  await deliver();

  const rawTo = (to: string) => sink.delivered.find((one) => one.to.includes(to))?.raw ?? '';
  expect(headerOf(rawTo('ann@firm.example'), 'List-Unsubscribe')).toBe(`<${unsubscribe_url}>`);
  expect(headerOf(rawTo('ann@firm.example'), 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(rawTo('bo@firm.example'), 'Message-ID')).toBeDefined();
  expect(headerOf(rawTo('bo@firm.example'), 'List-Unsubscribe')).toBeUndefined();
});
