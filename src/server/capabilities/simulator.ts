import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Simulated {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The body as JSON, or undefined. */
  body: unknown;
  answer: (status: number, body: unknown, headers?: Record<string, string>) => void;
}

/** A server on the loopback address that speaks the wire of an outside system. */
export async function openSimulator(reply: (call: Simulated) => void, port = 0) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const url = new URL(request.url ?? '/', 'http://simulator');
      const answer: Simulated['answer'] = (status, body, headers = {}) =>
        void response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(body));
      reply({ request, response, url, body: text === '' ? undefined : JSON.parse(text), answer });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
