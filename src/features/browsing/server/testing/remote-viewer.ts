import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { clickAt, pressKey } from '#connectors/browser-stream/service/testing/hands.ts';
import { eventually } from '#kernel/testing/eventually.ts';
import { FRAME_HEAD, type ScreenInput, type ScreenOutput } from '#kernel/screen-messages.ts';

type Said<K extends ScreenOutput['kind']> = Extract<ScreenOutput, { kind: K }>;

/** Somebody who looks at a remote page: sees each picture at once, and remembers what was said. */
export function openViewer(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const said: ScreenOutput[] = [];
  const pictures: Buffer[] = [];
  let code: number | null = null;
  let refused: number | null = null;
  const send = (input: ScreenInput) => socket.send(JSON.stringify(input));
  socket.on('unexpected-response', (_request, answer) => {
    refused = answer.statusCode ?? 0;
    socket.terminate();
  });
  socket.on('error', () => {});
  socket.on('close', (given) => (code = given));
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) return void said.push(JSON.parse(data.toString('utf8')) as ScreenOutput);
    pictures.push(data.subarray(FRAME_HEAD));
    return send({ kind: 'shown', frame: data.readUInt32BE(0) });
  });
  const last = <K extends ScreenOutput['kind']>(kind: K) =>
    said.findLast((one) => one.kind === kind) as Said<K>;

  return {
    said,
    pictures,
    send,
    socket,
    /** Why the connection was never opened. */
    refusal: () => eventually(() => refused ?? Promise.reject(new Error('not refused'))),
    closed: () => eventually(() => code ?? Promise.reject(new Error('still open'))),
    /** Waits until this was said as it is wanted. */
    hears: <K extends ScreenOutput['kind']>(kind: K, wanted: (message: Said<K>) => boolean = () => true) =>
      eventually(() => {
        const message = said.findLast((one) => one.kind === kind && wanted(one as Said<K>));
        if (!message) throw new Error(`not said: ${kind}; last: ${JSON.stringify(said.slice(-5))}`);
        return message as Said<K>;
      }),
    last,
    click: (x: number, y: number, clicks = 1) => clickAt(x, y, { clicks }).forEach(send),
    type(text: string) {
      for (const key of text) pressKey(key).forEach(send);
    },
    close: () => socket.close(),
    /** Ends the page where it is still open. */
    async end() {
      if (socket.readyState !== WebSocket.OPEN) return;
      send({ kind: 'end' });
      await eventually(() => expect(socket.readyState).toBe(WebSocket.CLOSED));
    },
  };
}
