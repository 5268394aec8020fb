import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { errorAnswers } from './answers.ts';

const WARNING = 40;
const FAULTS = {
  abort: new DOMException('This operation was aborted', 'AbortError'),
  cancelled: Object.assign(new Error('canceling statement due to user request'), { code: '57014' }),
  bug: new TypeError('nobody thought of this'),
};
let said: string[] = [];
let asked = 0;
let answered = 0;

const write = (line: string) => {
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  if (level >= WARNING) said.push(msg);
};
const app = Fastify({ logger: { stream: { write } } });
errorAnswers(app);
app.addHook('onSend', async () => void (answered += 1));
app.get<{ Params: { fault: keyof typeof FAULTS }; Querystring: { at_once?: string } }>(
  '/:fault',
  async ({ params, query }, reply) => {
    asked += 1;
    if (!query.at_once) await once(reply.raw, 'close');
    throw FAULTS[params.fault];
  },
);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());
beforeEach(() => {
  [said, asked, answered] = [[], 0, 0];
});

it.each([
  ['abort', []],
  ['cancelled', []],
  ['bug', ['fault']],
])('where the caller has left, an end by %s is logged as %j', async (fault, logged) => {
  const request = get({ port, path: `/${fault}` }).on('error', () => {});
  await eventually(() => expect(asked).toBe(1));

  request.destroy();

  await eventually(() => expect(answered).toBe(1));
  expect(said).toEqual(logged);
});

it.each([
  ['abort', 'fault'],
  ['cancelled', 'busy'],
])('where the caller still waits, an end by %s is logged as %s', async (fault, logged) => {
  const reply = await app.inject(`/${fault}?at_once=yes`);

  expect(reply.statusCode).toBe(503);
  expect(said).toEqual([logged]);
});
