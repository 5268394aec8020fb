import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import type { Duplex } from 'node:stream';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { SessionEvent, SessionOwner } from '#server/capabilities/browsing.ts';
import { Refusal, unavailable } from '#server/http/errors.ts';

const ANSWER_WITHIN_MS = 40_000;
const HEAR_AGAIN_MS = 5000;

export interface ServicePlace {
  host: string;
  port: number;
  secret: string;
  /** Over TLS: the service runs on another machine. */
  tls?: boolean;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { code: number; name: string; message: string };
  seq?: number;
  event?: SessionEvent;
}

const stopped = () => unavailable('The remote browser stopped. Please start again.');

/** A line to the service: calls with answers, and what sessions do, each heard once it is recorded. */
export async function linkTo(
  place: ServicePlace,
  hear: (event: SessionEvent) => Promise<void>,
  onLost: () => void,
) {
  const ws = new WebSocket(`${place.tls ? 'wss' : 'ws'}://${place.host}:${place.port}/control`, {
    headers: { authorization: `Bearer ${place.secret}` },
    handshakeTimeout: 5000,
    perMessageDeflate: false,
  });
  const waiting = new Map<number, { keep(value: unknown): void; refuse(error: Error): void }>();
  let last = 0;
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    for (const { refuse } of waiting.values()) refuse(stopped());
    waiting.clear();
    onLost();
  });
  const record = async (seq: number, event: SessionEvent) => {
    try {
      await hear(event);
      ws.send(JSON.stringify({ heard: seq }), () => {});
    } catch {
      // The database is away: the event waits here, and at the service should we go first.
      setTimeout(() => void record(seq, event), HEAR_AGAIN_MS).unref();
    }
  };
  ws.on('message', (data: Buffer) => {
    const { id, result, error, seq, event } = JSON.parse(data.toString('utf8')) as Answer;
    if (seq !== undefined && event) return void record(seq, event);
    const call = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) call?.refuse(new Refusal(error.code, error.name, error.message));
    else call?.keep(result);
    return undefined;
  });
  await once(ws, 'open');

  return {
    call<T>(call: string, args: unknown): Promise<T> {
      last += 1;
      const id = last;
      return new Promise<T>((keep, refuse) => {
        if (ws.readyState !== WebSocket.OPEN) return refuse(stopped());
        const late = setTimeout(() => {
          waiting.delete(id);
          refuse(unavailable('The remote browser isn’t responding. Please try again.'));
        }, ANSWER_WITHIN_MS);
        waiting.set(id, {
          keep: (value) => {
            clearTimeout(late);
            keep(value as T);
          },
          refuse: (error) => {
            clearTimeout(late);
            refuse(error);
          },
        });
        ws.send(JSON.stringify({ id, call, args }), () => {});
        return undefined;
      });
    },
    close: () => ws.close(),
  };
}
export type ServiceLink = Awaited<ReturnType<typeof linkTo>>;

/** Joins a browser's connection to a screen of the service, byte by byte; only our own words go before it. */
export function joinScreen(
  place: ServicePlace,
  { user_id, sign_in }: SessionOwner,
  session_id: string,
  browser: { request: IncomingMessage; socket: Duplex; head: Buffer },
) {
  const { request, socket, head } = browser;
  const { host, port } = place;
  const onward = place.tls ? connectSafely({ host, port, servername: host }) : connect(port, host);
  const cut = () => {
    onward.destroy();
    socket.destroy();
  };
  onward.on('error', cut).on('close', () => socket.destroy());
  socket.on('error', cut).on('close', () => onward.destroy());
  onward.on(place.tls ? 'secureConnect' : 'connect', () => {
    const lines = [
      `GET /screen/${session_id} HTTP/1.1`,
      `host: ${host}:${port}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${(request.headers['sec-websocket-key'] ?? '').replace(/[^\w+/=]/g, '')}`,
      `authorization: Bearer ${place.secret}`,
      `x-orion-user: ${user_id}`,
      `x-orion-sign-in: ${sign_in}`,
    ];
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) onward.write(head);
    onward.pipe(socket);
    socket.pipe(onward);
  });
}
