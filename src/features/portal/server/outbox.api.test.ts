import { describe, expect, it } from 'vitest';
import { mailOf } from '#server/mail/layout.ts';
import { testApp } from '#orion/server/testing/test-app.ts';

describe('GET /outbox', () => {
  it('shows a developer the mail that was not sent, newest first', async () => {
    const { call, signIn, platform, db, clock } = await testApp();
    const { headers } = await signIn();
    for (const subject of ['First', 'Second']) {
      const content = mailOf({ title: subject, blocks: [] });
      await platform.mail.send(db, {
        effect_key: subject,
        to: 'ann@firm.example',
        template: 'test',
        subject,
        ...content,
      });
      clock.advance(1000);
    }

    const answer = await call('GET', '/api/v1/outbox', { headers });

    expect(answer.json().results).toMatchObject([
      {
        subject: 'Second',
        to_address: 'ann@firm.example',
        template: 'test',
        sent_at: null,
        plain: expect.stringContaining('Second\n\n-- \nSent by Orion'),
      },
      { subject: 'First' },
    ]);
  });

  it('does not exist outside the local environment', async () => {
    const { call, signIn } = await testApp({ env: { APP_ENV: 'development' } });
    const { headers } = await signIn();

    const answer = await call('GET', '/api/v1/outbox', { headers });

    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 404, name: 'NotFound', message: 'Outbox not found' },
    ]);
  });
});
