import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedProvider, simulatedProvider } from '#connectors/openid/testing/simulated-provider.ts';
import { hashOf } from '#server/hash.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { type RunningOrion, runningOrion, signInAs } from './testing/running-orion.ts';

let provider: SimulatedProvider;
let orion: RunningOrion;

beforeAll(async () => {
  provider = await simulatedProvider();
  orion = await runningOrion({ provider });
  await aStaffMember(orion.db, { email_address: 'ann@firm.example' });
});
beforeEach(() => {
  orion.clock.reset();
  provider.state.mode = 'well';
  provider.state.now = () => orion.clock.now().getTime();
});

const ask = (headers: Record<string, string>) => fetch(`${orion.origin}/api/v1/app-config`, { headers });
const seconds = () => Math.floor(orion.clock.now().getTime() / 1000);
/** Lets a token of the test's making stand in the session as if the provider had given it. */
const giveToSession = async (token: string, ends: number) => {
  await orion.db
    .updateTable('session')
    .set({ token_hash: hashOf(token), token_expires_at: new Date(ends * 1000).toISOString() })
    .execute();
};

// R16
describe('clocks that differ', () => {
  it.each([
    [-50, 200],
    [-120, 401],
  ])('by %i s after the end of the token answer %i', async (ended, status) => {
    const { browser } = await signInAs(orion);
    const token = await provider.idToken({ iat: seconds() - 600, exp: seconds() + ended });
    await giveToSession(token, seconds() + ended);

    const answer = await ask({ authorization: `Bearer ${token}`, cookie: browser.cookieHeader() });

    expect(answer.status).toBe(status);
  });

  it.each([
    [50, 200],
    [120, 401],
  ])('by %i s before the token was made answer %i', async (ahead, status) => {
    const { browser } = await signInAs(orion);
    const token = await provider.idToken({ iat: seconds() + ahead, nbf: seconds() + ahead });
    await giveToSession(token, seconds() + 3600);

    const answer = await ask({ authorization: `Bearer ${token}`, cookie: browser.cookieHeader() });

    expect(answer.status).toBe(status);
  });
});

describe('while the provider is away', () => {
  // R17
  it('signed-in people keep working', async () => {
    const { browser, headers } = await signInAs(orion);
    provider.state.mode = 'gone';
    orion.clock.advance(3 * 60_000);

    expect((await ask({ ...headers, cookie: browser.cookieHeader() })).status).toBe(200);
  });

  // R17; decision 3
  it('a server that never saw its keys says 503, not 401', async () => {
    const { browser, headers } = await signInAs(orion);
    const fresh = await runningOrion({
      provider,
      platform: { db: orion.db },
      env: { ORION_ORIGIN: orion.origin },
    });
    provider.state.mode = 'gone';

    const answer = await fresh.call('GET', '/api/v1/app-config', {
      headers: { ...headers, cookie: browser.cookieHeader(), host: new URL(orion.origin).host },
    });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('the sign-in button comes back to /login with a word that says so', async () => {
    const fresh = await runningOrion({ provider, platform: { db: orion.db } });
    provider.state.mode = 'gone';

    const answer = await fresh.browser().ask('/auth/start');

    expect(answer.headers.get('location')).toBe(`${fresh.origin}/login?error=temporarily_unavailable`);
  });
});
