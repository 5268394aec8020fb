import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#features/auth/server/testing/browser.ts';
import { type RunningOrion, runningOrion, signInAs } from '#features/auth/server/testing/running-orion.ts';
import { aStaffMember } from '#server/testing/factories.ts';

let orion: RunningOrion;
const outside: string[] = [];
const realFetch = globalThis.fetch;

beforeAll(async () => {
  orion = await runningOrion();
  globalThis.fetch = (input, init) => {
    outside.push(input instanceof Request ? input.url : String(input));
    return realFetch(input, init);
  };
  await aStaffMember(orion.db, { email_address: 'pat@firm.example', full_name: 'Pat <b>Partner</b>' });
  await aStaffMember(orion.db, { email_address: 'gone@firm.example', active: false });
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const atThePage = async (browser: Browser) => {
  const start = await browser.ask('/auth/start');
  const asked = await browser.ask(start.headers.get('location') ?? '');
  const address = asked.headers.get('location') ?? '';
  return { address, page: await browser.ask(address) };
};

describe('the sign-in page', () => {
  it('says what it is and lists the active staff as buttons, with nothing a script could run', async () => {
    const { page } = await atThePage(orion.browser());
    const html = await page.text();

    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('Choose a demo user. No password needed.');
    expect(html).toContain('pat@firm.example');
    expect(html).toContain('Pat &#60;b&#62;Partner');
    expect(html).not.toContain('gone@firm.example');
    expect(html).not.toMatch(/<script|<style|style=|onclick|https?:\/\//);
    expect(html).toMatch(/<h1>.*<\/h1>/);
  });

  // T27
  it('comes with the strict content policy, and its stylesheet from Orion itself', async () => {
    const { page } = await atThePage(orion.browser());
    const style = await orion.browser().ask('/oidc/assets/sign-in.css');

    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'self';/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await style.text()).not.toMatch(/url\(|@import/);
  });

  it.each([
    ['another browser', async () => orion.browser()],
    [
      'another site',
      async (browser: Browser) => ({
        post: (path: string, fields: Record<string, string>) =>
          browser.post(path, fields, { origin: 'https://evil.example' }),
      }),
    ],
  ])('cannot be answered by %s', async (_name, other) => {
    const browser = orion.browser();
    const { address } = await atThePage(browser);

    const answer = await (await other(browser)).post(address, { user_id: '1' });

    expect([400, 403]).toContain(answer.status);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each(['0', '2', '999', '-1', 'pat@firm.example', '1 or 1=1'])(
    'signs nobody in who is not on it (%s)',
    async (user_id) => {
      const browser = orion.browser();
      const { address } = await atThePage(browser);

      const answer = await browser.post(address, { user_id });

      expect(answer.headers.get('location')).toBe(new URL(address, orion.origin).pathname);
    },
  );

  it('asks again each time: a logout needs no second one at the provider', async () => {
    const { browser } = await signInAs(orion, 'pat@firm.example');

    const { address, page } = await atThePage(browser);

    expect(address).toContain('/oidc/interaction/');
    expect(page.status).toBe(200);
    expect(browser.cookie('orion_idp_session')).toBeUndefined();
  });
});

describe('the provider', () => {
  // T28
  it('goes by Orion’s origin whatever the request says', async () => {
    const lies = { origin: 'https://evil.example', referer: 'https://evil.example/' };
    const answer = await orion.browser().ask('/oidc/.well-known/openid-configuration', { headers: lies });
    const described = (await answer.json()) as Record<string, unknown>;

    expect(described.issuer).toBe(`${orion.origin}/oidc`);
    expect(JSON.stringify(described)).not.toContain('evil.example');
    expect(described.token_endpoint).toBe(`${orion.origin}/oidc/token`);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('shows its refusals in Orion’s own look, without asking the outside for anything', async () => {
    const answer = await orion
      .browser()
      .ask('/oidc/auth?client_id=unknown', { headers: { accept: 'text/html' } });
    const html = await answer.text();

    expect(answer.status).toBe(400);
    expect(html).toContain('Back to sign-in');
    expect(html).not.toMatch(/https?:\/\/|<style|<script/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['/oidc/reg', '/oidc/device', '/oidc/session/end', '/oidc/request', '/oidc/token/introspection'])(
    'has no %s',
    async (path) => {
      const answer = await orion.browser().ask(path);

      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 404 });
    },
  );

  it('wants PKCE, its client secret, and a redirect to /login only', async () => {
    const { clientId } = orion.platform.identity;
    const query = (more: Record<string, string>) =>
      new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        scope: 'openid',
        ...more,
      }).toString();
    const browser = orion.browser();

    const withoutPkce = await browser.ask(`/oidc/auth?${query({ redirect_uri: `${orion.origin}/login` })}`);
    const elsewhere = await browser.ask(
      `/oidc/auth?${query({ redirect_uri: 'https://evil.example/login' })}`,
    );
    const withoutSecret = await browser.post('/oidc/token', {
      grant_type: 'authorization_code',
      code: 'x',
      client_id: clientId,
    });

    expect(withoutPkce.headers.get('location')).toContain('error=invalid_request');
    expect(elsewhere.status).toBe(400);
    expect(withoutSecret.status).toBe(401);
  });

  it('is reached by Orion itself inside the process', async () => {
    outside.length = 0;
    const { tokens, browser } = await signInAs(orion, 'pat@firm.example');
    await browser.ask('/auth/user-info', { headers: { authorization: `Bearer ${tokens.access_token}` } });

    const byTheServer = outside.filter((url) => /\/(jwks|token$|me$|\.well-known)/.test(url));
    expect(byTheServer.filter((url) => !url.endsWith('/auth/token'))).toEqual([]);
  });

  it('keeps no token readable in the database', async () => {
    const { tokens } = await signInAs(orion, 'pat@firm.example');

    const rows = JSON.stringify(await orion.db.selectFrom('identity_record').selectAll().execute());

    expect(rows).not.toContain(tokens.access_token);
    expect(rows).not.toContain('"d":');
  });
});

it.each([
  '/oidc/auth?client_id=%00',
  '/oidc/auth?client_id=orion&state=a%00b',
  '/oidc/auth?client_id=%ff&redirect_uri=javascript:1',
])('what no database can keep is refused: %s', async (path) => {
  const reply = await orion.browser().ask(path);

  expect(reply.status).toBe(400);
});
