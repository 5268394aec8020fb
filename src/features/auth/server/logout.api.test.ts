import { beforeAll, describe, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { type RunningOrion, runningOrion, signInAs } from './testing/running-orion.ts';

let orion: RunningOrion;

beforeAll(async () => {
  orion = await runningOrion();
  await aStaffMember(orion.db, { email_address: 'ann@firm.example', full_name: 'Ann Archer' });
  await aStaffMember(orion.db, { email_address: 'ben@firm.example', full_name: 'Ben Böhm', role: null });
});

describe('logout', () => {
  // T30
  it('clears cookie, cache and storage, also with an expired token, also twice', async () => {
    const { browser, headers } = await signInAs(orion, 'ann@firm.example');
    orion.clock.advance(2 * 3_600_000);
    const first = await browser.ask('/auth/logout', { method: 'POST', headers });
    orion.clock.reset();
    const second = await browser.ask('/auth/logout', { method: 'POST' });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(browser.cookie('orion_sid')).toBeUndefined();
  });

  it('reads no body that is larger than what it can say', async () => {
    const { browser } = await signInAs(orion, 'ann@firm.example');

    const reply = await browser.ask('/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(20_000),
    });

    expect(reply.status).toBe(413);
  });

  it('everywhere ends all sessions of the person, and of nobody else', async () => {
    const [desk, phone] = [
      await signInAs(orion, 'ann@firm.example'),
      await signInAs(orion, 'ann@firm.example'),
    ];
    const ben = await signInAs(orion, 'ben@firm.example');

    await desk.browser.ask('/auth/logout', {
      method: 'POST',
      headers: { ...desk.headers, 'content-type': 'application/json' },
      body: '{"everywhere":true}',
    });

    const statuses = [phone, ben].map(({ browser, headers }) =>
      browser.ask('/api/v1/app-config', { headers }),
    );
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200]);
  });

  it('everywhere leaves API tokens alone, and ends them when told to', async () => {
    const { browser, headers } = await signInAs(orion, 'ann@firm.example');
    const json = { ...headers, 'content-type': 'application/json' };
    const made = await browser.ask('/api/v1/api-tokens', {
      method: 'POST',
      headers: json,
      body: '{"name":"Script"}',
    });
    const { secret } = (await made.json()) as { secret: string };
    const withToken = async () =>
      (await orion.browser().ask('/api/v1/app-config', { headers: { authorization: `Bearer ${secret}` } }))
        .status;
    const leave = (who: typeof browser, body: string, headers = json) =>
      who.ask('/auth/logout', { method: 'POST', headers, body });

    await leave(browser, '{"everywhere":true}');
    expect(await withToken()).toBe(200);

    const again = await signInAs(orion, 'ann@firm.example');
    const other = await signInAs(orion, 'ann@firm.example');
    await leave(other.browser, '{"everywhere":true,"tokens":true}', {
      ...json,
      authorization: 'Bearer not.their.token',
    });
    expect(await withToken()).toBe(200);
    await leave(again.browser, '{"everywhere":true,"tokens":true}', { ...json, ...again.headers });
    expect(await withToken()).toBe(401);
  });

  it('everywhere needs the token: a cookie alone ends its own session only', async () => {
    const [desk, phone] = [
      await signInAs(orion, 'ann@firm.example'),
      await signInAs(orion, 'ann@firm.example'),
    ];

    await desk.browser.ask('/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"everywhere":true}',
    });

    expect((await phone.browser.ask('/api/v1/app-config', { headers: phone.headers })).status).toBe(200);
  });

  // T14
  it.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'is refused to another site (%o)',
    async (foreign) => {
      const { browser, headers } = await signInAs(orion, 'ann@firm.example');

      const answer = await browser.ask('/auth/logout', {
        method: 'POST',
        headers: { ...headers, ...foreign },
      });

      expect(answer.status).toBe(403);
      expect((await browser.ask('/api/v1/app-config', { headers })).status).toBe(200);
    },
  );
});
