import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '#server/testing/at-end.ts';

type Reply = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** The ways in which an outside system fails. */
export const faults = {
  fine: json(200, { answer: 42 }),
  strange: json(200, { answer: 'forty-two' }),
  broken: json(500, { error: 'oops' }),
  overloaded: json(503, {}),
  unauthorised: json(401, { error: 'bad key' }),
  forbidden: json(403, {}),
  missing: json(404, {}),
  busy: (seconds: string) => json(429, {}, { 'retry-after': seconds }),
  redirect: json(302, {}, { location: 'http://169.254.169.254/latest/meta-data/' }),
  garbage: ((response) => response.end('<html>It works!</html>')) as Reply,
  blackHole: (() => {}) as Reply,
  slow: ((response) => {
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  }) as Reply,
  huge: ((response) => {
    const block = Buffer.alloc(64 * 1024, ' ');
    const more = () => {
      while (response.write(block));
    };
    response.on('drain', more);
    more();
  }) as Reply,
  cut: ((response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"answer":');
    setImmediate(() => response.destroy());
  }) as Reply,
  hangUp: ((response) => response.destroy()) as Reply,
};

/** An outside system that does what it is told, in turn; the last instruction holds for ever. */
export async function faultServer(...replies: Reply[]) {
  const seen: { method: string; at: number; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer((request, response) => {
    const reply = replies[Math.min(seen.length, replies.length - 1)];
    seen.push({ method: request.method ?? '', at: Date.now(), headers: request.headers });
    response.on('error', () => {});
    reply?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, port, seen };
}
