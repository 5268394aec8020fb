import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { repeated } from '#kernel/query-fields.ts';
import { ApiError, ask, call, connectSession, isCancelled, messageOf } from './api.ts';
import { fakeNetwork } from './testing/fake-network.ts';

const reply = z.object({ results: z.array(z.string()) });
const contract = defineContract({
  search: {
    method: 'GET',
    path: '/conversations/all',
    summary: 'Search',
    query: z.object({ projects: repeated(z.string()), search: z.string().optional() }),
    reply,
  },
  quips: { method: 'GET', path: '/quips', summary: 'Quips', reply, rejects404: true },
  save: {
    method: 'POST',
    path: '/people/{person_id}',
    summary: 'Save',
    params: z.object({ person_id: z.string() }),
    body: z.object({ rating: z.number() }),
    reply: z.object({ status: z.string() }),
  },
});

const session = { token: vi.fn(), renewed: vi.fn(), gone: vi.fn() };

beforeEach(() => {
  session.token.mockReset().mockResolvedValue('id-token');
  session.renewed.mockReset().mockResolvedValue(null);
  session.gone.mockReset();
  connectSession(session);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

// API-001, AUTH-032
it('calls below /api/v1 with the id token and repeats the names of lists', async () => {
  const network = fakeNetwork({ 'GET /api/v1/conversations/all': { body: { results: ['a'] } } });

  const answer = await call(contract.search, { query: { projects: ['x', 'y'], search: undefined } });

  expect(answer).toEqual({ results: ['a'] });
  expect(network.heard[0]?.headers.get('authorization')).toBe('Bearer id-token');
  expect(String(network.heard[0]?.search)).toBe('projects=x&projects=y');
});

it('sends a body as JSON, fills the path and gives every write its own key', async () => {
  const network = fakeNetwork({ 'POST /api/v1/people/a%2Fb': { body: { status: 'success' } } });

  await call(contract.save, { params: { person_id: 'a/b' }, body: { rating: 4 } });
  await call(contract.save, { params: { person_id: 'a/b' }, body: { rating: 5 } });

  const keys = network.heard.map(({ headers }) => headers.get('idempotency-key'));
  expect(network.heard[0]?.body).toBe('{"rating":4}');
  expect(network.heard[0]?.headers.get('content-type')).toBe('application/json');
  expect(new Set(keys).size).toBe(2);
});

// API-002
it('takes a 404 for an empty answer', async () => {
  fakeNetwork({});

  expect(await new QueryClient().fetchQuery(ask(contract.search, { query: {} }))).toBeNull();
});

it('takes a 404 for a fault where the contract says so', async () => {
  fakeNetwork({});

  const error = await caught(new QueryClient().fetchQuery(ask(contract.quips, {})));

  expect(error).toMatchObject({ code: 404, message: 'Not found' });
});

// ERR-001, ERR-004
it.each([
  [422, { code: 422, name: 'Please enter a rating.', message: 'Invalid' }, 'Please enter a rating.'],
  [
    403,
    { code: 403, name: 'Forbidden', message: 'You do not have access to digests.' },
    'You do not have access to digests.',
  ],
  [500, {}, 'Something went wrong!'],
])('says about a %i what the server said', async (status, body, message) => {
  fakeNetwork({ 'POST /api/v1/people/1': { status, body } });

  const error = await caught(call(contract.save, { params: { person_id: '1' }, body: { rating: 1 } }));

  expect(error).toBeInstanceOf(ApiError);
  expect(messageOf(error)).toBe(message);
});

it('takes a 200 that only tells an error for a failure, and shows its text', async () => {
  fakeNetwork({
    'POST /api/v1/people/1': { body: { error: 'The index is being rebuilt.' } },
    'GET /api/v1/quips': { body: { results: ['a'], error: 'One source did not answer.' } },
  });

  const error = await caught(call(contract.save, { params: { person_id: '1' }, body: { rating: 1 } }));

  expect(messageOf(error)).toBe('The index is being rebuilt.');
  expect(await call(contract.quips, {})).toEqual({ results: ['a'] });
});

it('never shows the words of the browser', () => {
  expect(messageOf(new TypeError('Failed to fetch'))).toBe('Something went wrong!');
});

// ERR-008
it('gives a cancelled request up without an error', async () => {
  const network = fakeNetwork({ 'GET /api/v1/conversations/all': () => new Promise(() => {}) });
  const giveUp = new AbortController();
  const asked = caught(call(contract.search, { query: {} }, giveUp.signal));

  await eventually(() => expect(network.heard).toHaveLength(1));
  giveUp.abort();

  expect(isCancelled(await asked)).toBe(true);
  expect(network.heard).toHaveLength(1);
});

it.each([502, 503, 504])('asks again after a %i, twice at most', async (status) => {
  vi.useFakeTimers();
  const network = fakeNetwork({ 'GET /api/v1/quips': { status, body: {} } });

  const asked = caught(call(contract.quips, {}));
  await vi.runAllTimersAsync();

  expect(await asked).toMatchObject({ code: status });
  expect(network.heard).toHaveLength(3);
});

it('asks again when the network failed, and returns what then came', async () => {
  vi.useFakeTimers();
  let tries = 0;
  fakeNetwork({
    'GET /api/v1/quips': () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return { body: { results: ['late'] } };
    },
  });

  const asked = call(contract.quips, {});
  await vi.runAllTimersAsync();

  expect(await asked).toEqual({ results: ['late'] });
});

it.each([400, 403, 409, 422, 429, 500])('asks once when the answer is %i', async (status) => {
  const network = fakeNetwork({ 'GET /api/v1/quips': { status, body: {} } });

  await caught(call(contract.quips, {}));

  expect(network.heard).toHaveLength(1);
});

it('does not send a write again when the network failed', async () => {
  const network = fakeNetwork({
    'POST /api/v1/people/1': () => {
      throw new TypeError('Failed to fetch');
    },
  });

  await caught(call(contract.save, { params: { person_id: '1' }, body: { rating: 1 } }));

  expect(network.heard).toHaveLength(1);
});

// AUTH-031
it('tells the session that it is gone on a 401', async () => {
  fakeNetwork({ 'GET /api/v1/quips': { status: 401, body: { message: 'Please sign in.' } } });

  expect(await caught(call(contract.quips, {}))).toMatchObject({ code: 401 });
  expect(session.gone).toHaveBeenCalledExactlyOnceWith('id-token');
});

it('repeats a call with the token another tab got meanwhile, under the same key', async () => {
  session.renewed.mockResolvedValue('newer-token');
  const network = fakeNetwork({
    'POST /api/v1/people/1': ({ headers }) =>
      headers.get('authorization') === 'Bearer newer-token'
        ? { body: { status: 'success' } }
        : { status: 401 },
  });

  await call(contract.save, { params: { person_id: '1' }, body: { rating: 1 } });

  const [first, second] = network.heard.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
  expect(session.gone).not.toHaveBeenCalled();
});

it('sends nothing when nobody is signed in', async () => {
  session.token.mockResolvedValue(null);
  const network = fakeNetwork({});

  expect(await caught(call(contract.quips, {}))).toMatchObject({ code: 401 });
  expect(network.heard).toHaveLength(0);
  expect(session.gone).not.toHaveBeenCalled();
});

it('refuses a reply that is not what the contract promises', async () => {
  fakeNetwork({ 'GET /api/v1/quips': { body: { results: 'none' } } });

  expect(messageOf(await caught(call(contract.quips, {})))).toBe('Something went wrong!');
});
