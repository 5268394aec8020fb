import { expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import { growthOf, MOST_GROWTH, repeating } from '../testing/growth.ts';
import { isTooDeep } from './flat-json.ts';

const server = await testApp();
const { headers } = await server.signIn();
const json = { ...headers, 'content-type': 'application/json' };
const send = (payload: string) => server.call('POST', '/api/v1/api-tokens', { headers: json, payload });

it.each([
  ['lists', '['.repeat(400_000) + ']'.repeat(400_000)],
  ['lists that never end', '['.repeat(1_000_000)],
  ['objects', `${'{"name":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['what no object is made of', `${'{"__proto__":'.repeat(60_000)}1${'}'.repeat(60_000)}`],
  ['half a character', `${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}`],
])('%s within each other are refused in a sentence', async (_what, payload) => {
  const reply = await send(payload);

  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ message: 'The request is nested too deeply.' });
});

it('more names than any form has are refused in a sentence; colons in a text do not count', async () => {
  const names = Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join(',');

  const [many, text] = [await send(`{${names}}`), await send(JSON.stringify({ name: ':'.repeat(30_000) }))];

  expect([many.statusCode, many.json()]).toMatchObject([
    422,
    { message: 'The request has too many fields.' },
  ]);
  expect(text.json()).toMatchObject({ message: expect.not.stringContaining('fields') });
});

it('brackets in a text do not count, nor do quotes in it', async () => {
  const reply = await send(JSON.stringify({ name: '"[{\\"'.repeat(13) }));

  expect(reply.statusCode).toBe(201);
});

it.each([
  ['{"name": "a\\u0000b"}', 'Name contains characters that are not text.'],
  ['{"name": "a", "x": [[{"y": ["\\ud800"]}]]}', 'x.0.0.y contains characters that are not text.'],
  ['{"name": "a", "b\\u0000": 1}', 'The request contains characters that are not text.'],
])('what cannot be kept is named where it stands: %s', async (payload, message) => {
  expect((await send(payload)).json()).toMatchObject({ code: 422, message });
});

it.each(['', ' ', '{', '{"name"', 'null', '[', ']]]', '"'])(
  'what is no JSON is refused in our shape: %j',
  async (payload) => {
    const reply = await send(payload);

    expect([400, 422]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ code: reply.statusCode, name: expect.any(String) });
  },
);

it.each(['[', '"', '\\"', '[]', '{"a":"b"},'])('twice as many %j take twice as long', (piece) => {
  expect(growthOf(isTooDeep, repeating(piece), 500_000)).toBeLessThan(MOST_GROWTH);
});
