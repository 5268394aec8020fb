import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { errorBody } from './errors.ts';

const STATUS_OF_PARSER: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What cannot even be parsed is answered in the shape of everything else, then hung up on. */
export const rawHttpGuard: Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> = {
  clientErrorHandler(error, socket) {
    const { code: reason = '' } = error as { code?: string };
    if (reason === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    hangUp(socket, STATUS_OF_PARSER[reason] ?? 400);
  },
  frameworkErrors(error, _request, reply) {
    const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 414 : 400;
    void (reply as FastifyReply).code(code).send(errorBody(code));
  },
};

/** Says why in the usual shape, past everything that would, and ends the connection. */
export function hangUp(socket: Duplex, code: number) {
  const body = JSON.stringify(errorBody(code));
  socket.end(
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n` +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  );
}
