import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '#server/testing/at-end.ts';

export type Say = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Say =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** An answer as a server that speaks chat completions gives it. */
export const completion = (content: unknown): Say =>
  json(200, {
    choices: [
      {
        finish_reason: 'stop',
        message: { content: typeof content === 'string' ? content : JSON.stringify(content) },
      },
    ],
  });

/** The same from the Messages interface. */
export const toolUse = (input: unknown, stop_reason = 'tool_use'): Say =>
  json(200, {
    stop_reason,
    content: [
      { type: 'text', text: 'Here.' },
      { type: 'tool_use', name: 'filters', input },
    ],
  });

export const refusing = (status: number): Say => json(status, { error: 'no' });
export const silent: Say = () => {};
export const hangUp: Say = (response) => void response.destroy();

interface Asked {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Record<string, unknown>;
}

/** A model on this machine that says what it is told to, the last for ever; it keeps what it was asked. */
export async function fakeModel() {
  const asked: Asked[] = [];
  let says: Say[] = [silent];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text) as Record<string, unknown>,
      });
      const [next, ...rest] = says;
      if (rest.length > 0) says = rest;
      next?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    says: (...next: Say[]) => {
      says = next;
    },
  };
}
