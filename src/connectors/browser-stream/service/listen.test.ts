import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '#kernel/testing/eventually.ts';
import { listen } from './listen.ts';
import type { Service } from './service.ts';
import type { Viewer } from './session.ts';

const SECRET = 'a secret of the test';
let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** The door of the service before a session that only notes what it is given. */
async function aDoor() {
  const taken: unknown[] = [];
  const viewers = new Set<Viewer>();
  const session = {
    join: async (viewer: Viewer) => void viewers.add(viewer),
    leave: async (viewer: Viewer) => void viewers.delete(viewer),
    take: async (input: unknown) => void taken.push(input),
  };
  const sessions = { ownedBy: () => session, tellPlaces: () => {}, endWhere: async () => {} };
  const events = { join: () => () => {}, heard: () => {} };
  const service = { sessions, events, calls: {} } as unknown as Service;
  const door = await listen(service, { host: '127.0.0.1', port: 0, secret: SECRET });
  stop = door.close;
  const connect = async (path: string, secret = SECRET) => {
    const ws = new WebSocket(`ws://127.0.0.1:${door.port}${path}`, {
      headers: { authorization: `Bearer ${secret}`, 'x-orion-user': '1', 'x-orion-sign-in': 'a' },
    });
    const end = { code: 0 };
    ws.on('error', () => {}).on('close', (code) => (end.code = code));
    await eventually(() => expect(ws.readyState).not.toBe(WebSocket.CONNECTING));
    return { ws, closed: () => eventually(() => end.code || Promise.reject(new Error('open'))) };
  };
  return { taken, viewers, connect };
}
const screen = `/screen/${'0'.repeat(36)}`;
const shown = (frame: number) => JSON.stringify({ kind: 'shown', frame });

it('opens for nobody without the secret', async () => {
  const { connect, viewers } = await aDoor();
  for (const path of [screen, '/control']) {
    const { ws } = await connect(path, 'another secret');
    expect(ws.readyState).not.toBe(WebSocket.OPEN);
  }
  expect(viewers.size).toBe(0);
});

it.each([
  ['no words', 'x'],
  ['half a message', '{"kind":"shown"'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['an unknown kind', '{"kind":"format","disk":"c"}'],
  ['a number that is none', '{"kind":"wheel","x":1e999,"y":0,"dx":0,"dy":0,"modifiers":0}'],
  ['a key longer than a key', JSON.stringify({ kind: 'key', key: 'x'.repeat(31) })],
  ['a paste without end', JSON.stringify({ kind: 'text', text: 'x'.repeat(100_001) })],
  ['deep brackets', '['.repeat(200_000)],
  ['bytes', Buffer.from([0, 255, 1])],
  ['more than a message holds', 'x'.repeat(600_000)],
])('hangs up on %s, and hands nothing on', async (_what, message) => {
  const { connect, taken } = await aDoor();
  const { ws, closed } = await connect(screen);
  ws.send(message);
  expect([1008, 1009]).toContain(await closed());
  expect(taken).toEqual([]);
});

it('hangs up on whoever sends faster than hands', async () => {
  const { connect, taken } = await aDoor();
  const { ws, closed } = await connect(screen);
  for (let frame = 0; frame < 20_000; frame += 1) ws.send(shown(frame), () => {});
  expect(await closed()).toBe(1008);
  expect(taken.length).toBeLessThan(20_000);
});

it('hangs up on whoever knocks without end', async () => {
  const { connect, viewers } = await aDoor();
  const { ws } = await connect(screen);
  await eventually(() => expect(viewers.size).toBe(1));
  for (let times = 0; times < 5000; times += 1) ws.ping('x'.repeat(100), true, () => {});
  await eventually(() => expect(viewers.size).toBe(0));
});

it('leaves whoever asks for pictures and reads none', async () => {
  const { connect, viewers } = await aDoor();
  const { ws } = await connect(screen);
  await eventually(() => expect(viewers.size).toBe(1));
  ws.pause();
  const [viewer] = viewers;
  const picture = Buffer.alloc(1024 * 1024);
  for (let frame = 1; frame <= 40; frame += 1) viewer?.picture(picture, frame);
  await eventually(() => expect(viewers.size).toBe(0));
});
