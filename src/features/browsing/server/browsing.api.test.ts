import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import type { Signed } from '#orion/server/testing/test-app.ts';
import { type BrowsingApp, browsingApp } from './testing/browsing-app.ts';
import { openViewer } from './testing/remote-viewer.ts';
import { openTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;
let server: BrowsingApp;
let ann: Signed;
let ben: Signed;
beforeAll(async () => {
  site = await openTestSite();
  server = await browsingApp({ STREAM_ALLOWED_HOSTS: site.host });
  ann = await server.signIn({ email_address: 'ann@firm.example' });
  ben = await server.signIn({ email_address: 'ben@firm.example' });
});
afterAll(() => site.close());

const trailOf = (session_id: string) =>
  server.db
    .selectFrom('audit_event')
    .select(['action', 'email_address', 'detail'])
    .where('object_id', '=', session_id)
    .orderBy('event_id')
    .execute();

describe('the base of remote pages', () => {
  // STREAM-001, STREAM-006, STREAM-007
  it('says whether it is well', async () => {
    const live = await server.call('GET', '/health');
    const health = await server.call('GET', '/stream_mode/health', { headers: ann.headers });

    expect(live.json()).toEqual({ status: 'ok' });
    expect(health.json()).toMatchObject({ status: 'ok', active_sessions: 0 });
    expect((await server.call('GET', '/stream_mode/health')).statusCode).toBe(401);
  });

  // STREAM-002, STREAM-003
  it('opens a session for whoever is signed in, with a cookie of its own', async () => {
    const before = Date.now();
    const reply = await server.post('get_session_url', ann, { domain: 'ferrowick.example' });
    const { session_id, session_url, expires_at } = reply.json<Record<string, string>>();

    expect(session_url).toBe(`ws://127.0.0.1:3000/stream_mode/sessions/${session_id}`);
    expect(Date.parse(expires_at ?? '') - before).toBeGreaterThan(590_000);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^orion_stream_3000=\S+; .*Path=\/; HttpOnly; SameSite=Strict/,
    );
    expect(String(reply.headers['set-cookie'])).not.toContain(ann.headers.authorization.slice(7, 40));
    expect((await server.post('end_session', ann, { session_id })).json()).toEqual({ status: 'success' });
  });

  it('asks for the cookie, from a page of ours, and for the right person', async () => {
    const page = await server.open(ann, site.url);
    const url = `ws://127.0.0.1:${server.port}${page.path}`;
    const reply = await server.post('get_session_url', ben, {});
    const [others = ''] = String(reply.headers['set-cookie']).split(';');
    const statusOf = (headers: Record<string, string>) =>
      openViewer(url, { ...page.headers, ...headers }).refusal();

    expect(await statusOf({ cookie: 'none=1' })).toBe(401);
    expect(
      await statusOf({ cookie: page.cookie.replace(/=(.)/, (_, sign) => (sign === 'A' ? '=B' : '=A')) }),
    ).toBe(401);
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ host: 'evil.example' })).toBe(421);
    expect(await statusOf({ cookie: others })).toBe(404);
    for (const call of ['navigate_to_url', 'extend_session', 'end_session']) {
      const payload = { session_id: page.session_id, ...(call === 'navigate_to_url' && { url: site.url }) };
      expect((await server.post(call, ben, payload)).statusCode).toBe(404);
    }
    page.close();
    await server.post('end_session', ben, { session_id: reply.json<{ session_id: string }>().session_id });
    await server.post('end_session', ann, { session_id: page.session_id });
  });

  it('answers whoever offers another protocol as if they had not', async () => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/health/live`, {
      headers: { host: '127.0.0.1:3000' },
    });
    const { request } = await import('node:http');
    const offered = await new Promise<number>((done) => {
      request(
        {
          port: server.port,
          path: '/health/live',
          headers: {
            connection: 'Upgrade, HTTP2-Settings',
            upgrade: 'h2c',
            'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
          },
        },
        (answer) => done(answer.resume().statusCode ?? 0),
      ).end();
    });

    expect(reply.status).toBe(200);
    expect(offered).toBe(200);
  });
});

describe('a remote page', () => {
  // STREAM-004
  it('is loaded, clicked, typed into, scrolled, selected and led on, and each step is in the audit trail', async () => {
    const page = await server.open(ann, `${site.url}/?token=secret`, 'ferrowick.example');
    await page.hears('page', ({ title, loading }) => title === 'Home of the test site' && !loading);
    await eventually(() => expect(page.pictures.length).toBeGreaterThan(0));
    expect(page.pictures[0]?.subarray(0, 2).toString('hex')).toBe('ffd8');
    await page.hears('text', ({ text }) => text.includes('Plants keep running'));

    page.click(50, 100);
    page.type('Ö k');
    await eventually(() =>
      expect(site.asked.map(decodeURIComponent)).toContainEqual(expect.stringContaining('/typed?Ö k')),
    );
    page.send({ kind: 'text', text: ' pasted' });
    await eventually(() =>
      expect(site.asked.map(decodeURIComponent)).toContainEqual(expect.stringContaining('/typed?Ö k pasted')),
    );
    page.click(30, 150, 2);
    page.click(30, 150, 3);
    await page.hears('selection', ({ text }) => text.includes('Plants'));
    page.send({ kind: 'wheel', x: 300, y: 300, dx: 0, dy: 300, modifiers: 0 });
    await eventually(() => expect(site.asked.some((url) => url.startsWith('/scrolled'))).toBe(true));
    page.send({ kind: 'find', text: 'Plants', backwards: false });
    await page.hears('found', ({ found }) => found);
    page.send({ kind: 'wheel', x: 300, y: 300, dx: 0, dy: -5000, modifiers: 0 });
    await server.post('navigate_to_url', ann, { session_id: page.session_id, url: `${site.url}/clicked` });
    await page.hears('page', ({ title, back }) => title === 'After the click' && back);
    page.send({ kind: 'back' });
    await page.hears(
      'page',
      ({ title, forward, loading }) => title === 'Home of the test site' && forward && !loading,
    );
    page.send({ kind: 'end' });
    await page.hears('ended', ({ why }) => why === 'closed');

    const trail = await eventually(async () => {
      const events = await trailOf(page.session_id);
      expect(events.at(-1)?.action).toBe('browsing.end');
      return events;
    });
    expect(trail.map(({ action }) => action)).toEqual([
      'browsing.navigate',
      'browsing.visit',
      'browsing.navigate',
      'browsing.visit',
      'browsing.visit',
      'browsing.end',
    ]);
    expect(new Set(trail.map(({ email_address }) => email_address))).toEqual(new Set([ann.email]));
    expect(JSON.stringify(trail)).toContain('ferrowick.example');
    expect(JSON.stringify(trail)).not.toMatch(/token|secret|pasted|typed/);
  });

  // STREAM-005
  it('lasts ten minutes longer when asked, an hour at most', async () => {
    const page = await server.open(ann, site.url);
    let last = Date.parse(page.expires_at);
    for (let times = 0; times < 5; times += 1) {
      const reply = await server.post('extend_session', ann, { session_id: page.session_id });
      const next = Date.parse(reply.json<{ expires_at: string }>().expires_at);
      expect(Math.round((next - last) / 60_000)).toBe(10);
      last = next;
    }

    expect((await server.post('extend_session', ann, { session_id: page.session_id })).json()).toMatchObject({
      code: 422,
      message: 'A remote page stays open for 60 minutes at most.',
    });
    expect(page.last('time').expires_at).toBe(new Date(last).toISOString());
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it('is each person’s own: two at once share neither cookies nor pictures', async () => {
    const [one, other] = await Promise.all([
      server.open(ann, site.url),
      server.open(ben, `${site.url}/clicked`),
    ]);
    await one.hears('page', ({ title, loading }) => title === 'Home of the test site' && !loading);
    await other.hears('page', ({ title, loading }) => title === 'After the click' && !loading);
    const before = site.asked.length;
    await server.post('navigate_to_url', ben, { session_id: other.session_id, url: `${site.url}/?ben` });
    await other.hears('page', ({ url, loading }) => url.endsWith('/?ben') && !loading);
    one.send({ kind: 'reload' });

    await eventually(() => expect(site.asked.slice(before)).toContain('/ cookie'));
    expect(site.asked.slice(before)).toContain('/?ben');
    expect(one.said.some((message) => message.kind === 'page' && message.url.includes('ben'))).toBe(false);
    expect((await server.call('GET', '/stream_mode/health', { headers: ann.headers })).json()).toMatchObject({
      active_sessions: 2,
    });
    for (const page of [one, other]) page.send({ kind: 'end' });
    await Promise.all([one.hears('ended'), other.hears('ended')]);
  });

  it('ends with the sign-in it belongs to', async () => {
    const cara = await server.signIn({ email_address: 'cara@firm.example' });
    const page = await server.open(cara, site.url);
    await server.call('POST', '/auth/logout', { headers: cara.headers });

    await page.hears('ended', ({ why }) => why === 'signed_out');
    expect(await page.closed()).toBe(1000);
    expect(await openViewer(`ws://127.0.0.1:${server.port}${page.path}`, page.headers).refusal()).toBe(401);
  });

  it('is two for each person', async () => {
    const pages = [await server.open(ann), await server.open(ann)];

    expect((await server.post('get_session_url', ann, {})).json()).toMatchObject({
      code: 409,
      message: 'You have 2 remote pages open already. End one of them first.',
    });
    for (const page of pages) page.send({ kind: 'end' });
    await Promise.all(pages.map((page) => page.hears('ended')));
  });

  it('is not for scripts', async () => {
    const { aPersonalToken } = await import('#orion/server/testing/product-process.ts');
    const authorization = `Bearer ${await aPersonalToken(server.db)}`;

    expect(
      (await server.call('POST', '/stream_mode/get_session_url', { payload: {}, headers: { authorization } }))
        .statusCode,
    ).toBe(403);
  });
});
