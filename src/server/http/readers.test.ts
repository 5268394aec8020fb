import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { boundReaders } from './readers.ts';

const PATIENCE_MS = 100;
/** More than the sockets between two processes hold. */
const MUCH = 50_000_000;

const app = Fastify();
boundReaders(app, PATIENCE_MS);
let source: Readable;
let timeouts = 0;
app.get('/endless', async (_request, reply) => {
  source = new Readable({ read: () => void source.push(Buffer.alloc(65_536)) });
  return reply.type('application/octet-stream').send(source);
});
app.get('/whole', async () => Buffer.alloc(MUCH));
app.get('/slow', async (_request, reply) => {
  source = new Readable({ read: () => {} });
  source.push('begun, ');
  return reply.send(source);
});
app.server.on('connection', (socket: Socket) => socket.on('timeout', () => (timeouts += 1)));
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

const ask = async (path: string) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  return socket;
};
const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, all) => resolve(all)));

it.each(['/endless', '/whole'])('hangs up on a reader who takes nothing of %s', async (path) => {
  const socket = await ask(path);
  await eventually(async () => expect(await open()).toBe(1));

  await eventually(async () => expect(await open()).toBe(0));

  if (path === '/endless') await eventually(() => expect(source.destroyed).toBe(true));
  socket.destroy();
});

it('waits with the reader for what we are slow to give', async () => {
  const socket = await ask('/slow');
  let got = '';
  socket.on('data', (text) => (got += text));
  const before = timeouts;
  await eventually(() => expect(timeouts).toBeGreaterThan(before + 2));

  source.push('ended');
  source.push(null);

  await eventually(() => expect(got).toMatch(/begun, [\s\S]*ended/));
  socket.destroy();
});
