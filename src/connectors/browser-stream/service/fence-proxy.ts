import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type AddressRules, portOf, safeTarget, UnknownHost } from '#server/capabilities/safe-address.ts';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_MS = 120_000;
const MOST_CONNECTIONS = 600;
const REMEMBERED = 500;
const FIRST_STATUS = 200;
/** Headers between a browser and its proxy; nobody behind it gets them. */
const OF_THE_HOP = [
  'proxy-connection',
  'proxy-authorization',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
];

export type WhyNot = 'address' | 'unknown' | 'unreachable';

/**
 * The only way out of the browser. Each connection is resolved and checked here, and made to the very address that was
 * checked: neither a redirect, a frame, a worker or a socket of a page, nor a name that changes its mind, leads inside.
 */
export async function openFence(rules: AddressRules) {
  const refused = new Map<string, WhyNot>();
  const open = new Set<Duplex>();
  const note = (host: string, why: WhyNot) => {
    refused.delete(host);
    refused.set(host, why);
    if (refused.size > REMEMBERED) refused.delete(refused.keys().next().value ?? '');
  };
  const server = createServer((request, response) => void forward(request, response));
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  });
  server.on('connect', (request, socket, head) => void tunnel(request.url ?? '', socket, head));
  // A page's socket comes by CONNECT; whatever else wants to become another protocol has no business here.
  server.on('upgrade', (_request, socket) => socket.destroy());

  const checked = async (address: string) => {
    const host = hostOf(address);
    try {
      const target = await safeTarget(address, rules);
      refused.delete(host);
      return target;
    } catch (error) {
      note(host, error instanceof UnknownHost ? 'unknown' : 'address');
      return null;
    }
  };

  async function tunnel(asked: string, socket: Duplex, head: Buffer) {
    // What comes by CONNECT to the plain port is a WebSocket; both are judged by host and port alone.
    const target = await checked(`${asked.endsWith(':443') ? 'https' : 'http'}://${asked}/`);
    if (!target || socket.destroyed) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const { url, lookup } = target;
    const onward = connect({ host: bare(url), port: portOf(url), lookup, timeout: CONNECT_WITHIN_MS });
    const fail = () => {
      if (onward.connecting) note(url.host, 'unreachable');
      onward.destroy();
      socket.destroy();
    };
    onward.on('error', fail).on('timeout', fail);
    onward.on('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.setTimeout(SILENT_MS);
      if (head.length > 0) onward.write(head);
      join(socket, onward);
    });
    socket.on('close', () => onward.destroy()).on('error', fail);
    return undefined;
  }

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const target = await checked(request.url ?? '');
    if (!target || target.url.protocol !== 'http:') return void refuse(response, 403);
    const { url, lookup } = target;
    const onward = ask({
      host: bare(url),
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      method: request.method ?? 'GET',
      headers: { ...without(request.headers), host: url.host },
      lookup,
      // A connection that was kept would lead to what the name meant then.
      agent: false,
      timeout: CONNECT_WITHIN_MS,
    });
    onward.on('socket', (socket: Socket) => socket.once('connect', () => onward.setTimeout(SILENT_MS)));
    onward.on('timeout', () => onward.destroy(new Error('too slow')));
    onward.on('error', () => {
      note(url.host, 'unreachable');
      refuse(response, 502);
    });
    // Nobody asked for another protocol here.
    onward.on('upgrade', (_answer, socket) => {
      socket.destroy();
      refuse(response, 502);
    });
    onward.on('response', (answer) => {
      const { statusCode = 0 } = answer;
      // What is no status at all cannot be handed on either.
      if (statusCode < FIRST_STATUS) return void onward.destroy(new Error(`status ${statusCode}`));
      response.writeHead(statusCode, without(answer.headers));
      answer.on('error', () => response.destroy()).pipe(response);
      return undefined;
    });
    response.on('close', () => onward.destroy());
    request.on('error', () => onward.destroy()).pipe(onward);
    return undefined;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Why nothing came from this host just now, where that was our doing. */
    whyNot: (address: string) => refused.get(hostOf(address)),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Fence = Awaited<ReturnType<typeof openFence>>;

const bare = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const hostOf = (address: string) => {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
};

const without = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_HOP.includes(name)));

function refuse(response: ServerResponse, code: number) {
  if (response.headersSent) return response.destroy();
  return response.writeHead(code, { 'content-type': 'text/plain', connection: 'close' }).end();
}

function join(one: Duplex, other: Duplex) {
  one.pipe(other);
  other.pipe(one);
}
