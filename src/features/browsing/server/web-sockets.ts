import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

interface Waiting {
  socket: Duplex;
  head: Buffer;
}

/**
 * Lets a route take over the connection of a WebSocket after every check of the house. Whatever else offers another
 * protocol is answered as if it had not: without this Node would hand it to nobody.
 */
export function openWebSockets(app: FastifyInstance, isOurs: (url: string) => boolean) {
  const waiting = new WeakMap<IncomingMessage, Waiting>();
  const taken = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    if (!isOurs(request.url ?? '') || request.headers.upgrade?.toLowerCase() !== 'websocket')
      return offerAgain(app, request, socket as Socket, head);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket);
    response.once('finish', () => socket.end());
    socket.on('error', () => socket.destroy());
    waiting.set(request, { socket, head });
    return app.routing(request, response);
  });
  app.addHook('preClose', async () => {
    for (const socket of taken) socket.destroy();
  });
  return {
    /** The connection of this request, which is its handler's from now on; null where it is an ordinary one. */
    take(request: IncomingMessage, response: ServerResponse): Waiting | null {
      const found = waiting.get(request);
      if (!found) return null;
      response.detachSocket(found.socket as Socket);
      taken.add(found.socket);
      found.socket.once('close', () => taken.delete(found.socket));
      return found;
    },
  };
}

const OFFERS = new Set(['upgrade', 'http2-settings', 'connection']);

/** Puts the request back as it came, but for the offer, and lets the server read it once more. */
function offerAgain({ server }: FastifyInstance, request: IncomingMessage, socket: Socket, head: Buffer) {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!OFFERS.has(rawHeaders[at]?.toLowerCase() ?? ''))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
