import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { aStoredSession, aTokenAnswer } from '#orion/web/testing/render-app.tsx';
import { connectDeparture } from './logout.ts';
import { forgetSession, readFlag, readSession, setFlag, storeTokens, watchSession } from './session.ts';
import { keepSession } from './session-watch.ts';
import { checkToken, refreshToken, tokenAfterRefusal, tokenForCall } from './token-refresh.ts';

const MINUTE_MS = 60_000;
const departure = { forget: vi.fn(), goTo: vi.fn(), here: () => '/explore?x=1' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  departure.forget.mockReset();
  departure.goTo.mockReset();
  connectDeparture(departure);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setFlag('refresh_token_invalid', false);
  forgetSession();
});

const refreshed = { body: { ...aTokenAnswer('second'), refresh_token: undefined } };

// AUTH-024, AUTH-025, AUTH-026
it('looks every two minutes and refreshes once ten are left', async () => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  storeTokens(aTokenAnswer());
  const stop = keepSession(() => {});

  await vi.advanceTimersByTimeAsync(48 * MINUTE_MS);
  expect(network.heard).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);

  expect(network.heard).toHaveLength(1);
  expect(readSession('id_token')).toBe('second-id-token');
  stop();
});

// AUTH-017
it('posts the stored refresh token as a form, with no secret', async () => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  aStoredSession();

  await refreshToken();

  expect(Object.fromEntries(new URLSearchParams(network.heard[0]?.body))).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'handle',
    client_id: 'orion',
  });
});

// AUTH-024
it.each(['focus', 'online', 'pageshow'])('looks at the start, and again on %s', async (event) => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  storeTokens(aTokenAnswer());
  const stop = keepSession(() => {});
  vi.setSystemTime(Date.now() + 55 * MINUTE_MS);

  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);

  expect(network.heard).toHaveLength(1);
  stop();
});

// AUTH-003
it('raises a flag for as long as it asks', async () => {
  fakeNetwork({ 'POST /auth/token': refreshed });
  aStoredSession();
  const seen: boolean[] = [];
  const stop = watchSession(() => seen.push(readFlag('token_refreshing')));

  await refreshToken();

  expect(seen.at(0)).toBe(true);
  expect(seen.at(-1)).toBe(false);
  stop();
});

it('asks once, however many wait', async () => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  aStoredSession({ ageMs: 70 * MINUTE_MS });

  const forced = [refreshToken(), refreshToken()];
  const tokens = await Promise.all(Array.from({ length: 50 }, tokenForCall));
  await Promise.all(forced);

  expect(network.heard).toHaveLength(1);
  expect(new Set(tokens)).toEqual(new Set(['second-id-token']));
});

it('waits its turn among the tabs, and asks no more when another was first', async () => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  aStoredSession({ ageMs: 55 * MINUTE_MS });
  const request = vi.fn(async (_name: string, turn: () => Promise<void>) => {
    storeTokens(aTokenAnswer('another-tab'));
    await turn();
  });
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });

  await checkToken();

  expect(request).toHaveBeenCalledWith('orion-refresh', expect.any(Function));
  expect(network.heard).toHaveLength(0);
  expect(readSession('id_token')).toBe('another-tab-id-token');
});

// AUTH-027, AUTH-028, AUTH-029
it.each([400, 401])('logs out, flagged and logged, when the refresh is refused with %i', async (status) => {
  fakeNetwork({ 'POST /auth/token': { status, body: { name: 'invalid_grant' } } });
  aStoredSession();

  await refreshToken();

  expect(readFlag('refresh_token_invalid')).toBe(true);
  expect(console.error).toHaveBeenCalledOnce();
  expect(departure.goTo).toHaveBeenCalledExactlyOnceWith('/login');
  expect(Object.entries(localStorage)).toEqual([['prior_path', '/explore?x=1']]);
});

// AUTH-028
it('does not try a refused token again until somebody signs in', async () => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  aStoredSession({ ageMs: 55 * MINUTE_MS });
  setFlag('refresh_token_invalid', true);

  await checkToken();
  expect(network.heard).toHaveLength(0);

  storeTokens(aTokenAnswer());
  expect(readFlag('refresh_token_invalid')).toBe(false);
});

it.each([429, 500, 503])('tries three more times on a %i, and never logs out for it', async (status) => {
  const network = fakeNetwork({ 'POST /auth/token': { status } });
  aStoredSession({ ageMs: 55 * MINUTE_MS });

  const refresh = refreshToken().catch((error: unknown) => error);
  await vi.runAllTimersAsync();

  expect(await refresh).toBeInstanceOf(Error);
  expect(network.heard).toHaveLength(4);
  expect(readSession('id_token')).toBe('stored-id-token');
  expect(departure.goTo).not.toHaveBeenCalled();
});

it('gets through once the network is back', async () => {
  let tries = 0;
  fakeNetwork({
    'POST /auth/token': () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return refreshed;
    },
  });
  aStoredSession();

  const refresh = refreshToken();
  await vi.runAllTimersAsync();
  await refresh;

  expect(readSession('id_token')).toBe('second-id-token');
});

it('keeps the session of someone who comes back after eight hours', async () => {
  fakeNetwork({ 'POST /auth/token': refreshed });
  storeTokens(aTokenAnswer());

  vi.setSystemTime(Date.now() + 480 * MINUTE_MS);

  expect(await tokenForCall()).toBe('second-id-token');
  expect(departure.goTo).not.toHaveBeenCalled();
});

it('doubts a refused token of an earlier visit, and believes a refusal of one that just came', async () => {
  const network = fakeNetwork({ 'POST /auth/token': refreshed });
  aStoredSession();

  expect(await tokenAfterRefusal('stored-id-token')).toBe('second-id-token');
  expect(await tokenAfterRefusal('second-id-token')).toBeNull();
  expect(network.heard).toHaveLength(1);
});
