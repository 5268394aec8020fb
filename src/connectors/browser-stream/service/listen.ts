import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { FRAME_HEAD, screenInput } from '#kernel/screen-messages.ts';
import { Refusal } from '#server/http/errors.ts';
import { hashOf } from '#server/hash.ts';
import type { Service } from './service.ts';
import type { Viewer } from './session.ts';

const LARGEST_MESSAGE = 512 * 1024;
/** Input beyond this waits on nobody: whoever sends faster than a hand can is cut off. */
const MOST_INPUTS_A_SECOND = 400;
/** Who asks for pictures and reads none is left: what waits for them is our memory. */
const MOST_UNREAD = 8 * 1024 * 1024;
const ALONE_MS = 30_000;
const SCREEN = /^\/screen\/([\w-]{36})$/;

/** Lets servers that know the secret ask the service, and hands them the screens; for all others there is only /health. */
export async function listen(service: Service, at: { host: string; port: number; secret: string }) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const http = createServer((request, response) => {
    const isHealth = request.method === 'GET' && request.url === '/health';
    response.writeHead(isHealth ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(isHealth ? { status: 'ok' } : { code: 404, name: 'NotFound', message: 'Not found' }),
    );
  });
  let servers = 0;
  let alone: NodeJS.Timeout | undefined;
  const left = () => {
    servers -= 1;
    if (servers > 0) return;
    // Nobody is there to say who may look, or to write down where they go.
    alone = setTimeout(() => void service.sessions.endWhere(() => true, 'stopped'), ALONE_MS);
    alone.unref();
  };
  http.on('upgrade', (request, socket, head) => {
    if (!knowsSecret(request, at.secret)) return void socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    const join = (work: (ws: WebSocket) => void) => sockets.handleUpgrade(request, socket, head, work);
    if (request.url === '/control')
      return join((ws) => {
        servers += 1;
        clearTimeout(alone);
        answerCalls(service, ws);
        ws.on('close', left);
      });
    const session = sessionOf(service, request);
    if (!session) return void refuse(socket);
    return join((ws) => void show(service, session, ws));
  });
  http.listen(at.port, at.host);
  await once(http, 'listening');
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      for (const ws of sockets.clients) ws.terminate();
      http.close();
      http.closeAllConnections();
    },
  };
}

const refuse = (socket: Duplex) => socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');

const knowsSecret = ({ headers }: IncomingMessage, secret: string) =>
  timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), Buffer.from(hashOf(`Bearer ${secret}`)));

function sessionOf({ sessions }: Service, { url = '', headers }: IncomingMessage) {
  const session_id = SCREEN.exec(url)?.[1];
  if (!session_id) return null;
  const owner = { user_id: Number(headers['x-orion-user']), sign_in: String(headers['x-orion-sign-in']) };
  try {
    return sessions.ownedBy(owner, session_id);
  } catch {
    return null;
  }
}

/** A server asks; each call is answered under its number, and what sessions do is told between. */
function answerCalls({ calls, events }: Service, ws: WebSocket) {
  const send = (message: object) => ws.send(JSON.stringify(message), () => {});
  const stop = events.join((seq, event) => send({ seq, event }));
  ws.on('close', stop);
  ws.on('error', () => ws.terminate());
  const answer = async (text: string) => {
    const { id, call, args, heard } = JSON.parse(text) as Asked;
    if (heard !== undefined) return void events.heard(heard);
    try {
      return send({ id, result: (await calls[call](args as never)) ?? null });
    } catch (error) {
      return send({ id, error: refusalOf(error) });
    }
  };
  ws.on('message', (data) => void answer(textOf(data)).catch(() => ws.terminate()));
}

interface Asked {
  id: number;
  call: keyof Service['calls'];
  args: unknown;
  /** Instead of a call: an event that stands in the audit trail now. */
  heard?: number;
}

const refusalOf = (error: unknown) =>
  error instanceof Refusal
    ? { code: error.statusCode, name: error.word, message: error.message }
    : { code: 500, name: 'Fault', message: error instanceof Error ? error.message : 'fault' };

async function show(
  { sessions }: Service,
  session: ReturnType<Service['sessions']['ownedBy']>,
  ws: WebSocket,
) {
  const send = (data: string | Buffer) => {
    if (ws.bufferedAmount > MOST_UNREAD) ws.terminate();
    else ws.send(data, () => {});
  };
  const viewer: Viewer = {
    say: (message) => send(JSON.stringify(message)),
    picture(bytes, frame) {
      const head = Buffer.alloc(FRAME_HEAD);
      head.writeUInt32BE(frame);
      send(Buffer.concat([head, bytes]));
    },
    leave: () => ws.close(1000),
  };
  const isTooFast = countSeconds();
  ws.on('error', () => ws.terminate());
  ws.on('close', () => void session.leave(viewer));
  // Each is answered by itself, and the answers too wait in our memory.
  ws.on('ping', () => isTooFast() && ws.terminate());
  ws.on('message', (data, isBinary) => {
    if (ws.readyState !== ws.OPEN) return;
    const input = isBinary || isTooFast() ? null : inputOf(data);
    if (input) void session.take(input).catch(() => {});
    else ws.close(1008);
  });
  await session.join(viewer);
  sessions.tellPlaces();
}

/** Whether more came within this second than hands can do. */
function countSeconds() {
  let second = 0;
  let inputs = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    inputs = now === second ? inputs + 1 : 1;
    second = now;
    return inputs > MOST_INPUTS_A_SECOND;
  };
}

function inputOf(data: RawData) {
  try {
    return screenInput.parse(JSON.parse(textOf(data)));
  } catch {
    return null;
  }
}

const textOf = (data: RawData) => (Buffer.isBuffer(data) ? data.toString('utf8') : '{}');
