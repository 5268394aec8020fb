import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hangUp } from './raw-http.ts';

/** A body that brings less than this within its sender's time is not waited for any longer. */
const LEAST_BYTES = 1024;

export interface BodyPatience {
  /** For a person we know. */
  known: number;
  anonymous: number;
}
const PATIENCE_MS: BodyPatience = { known: 30_000, anonymous: 10_000 };

/** No body holds a connection: what is not read to its end closes it with the answer, what only drips is hung up on. */
export function boundBodies(app: FastifyInstance, patience = PATIENCE_MS) {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isUnread(raw)) reply.header('connection', 'close');
  });
  app.addHook('preParsing', async (request) => {
    if (isUnread(request.raw))
      watch(request, request.caller.user_id === null ? patience.anonymous : patience.known);
  });
}

// A request that no network brought does not say whether it is complete.
export const isUnread = ({ complete }: { complete?: boolean }) => complete === false;

function watch({ raw, log }: FastifyRequest, patience: number) {
  const { socket } = raw;
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - read >= LEAST_BYTES) {
      read = socket.bytesRead;
      return;
    }
    clearInterval(timer);
    log.info('a body that only dripped was not waited for');
    hangUp(socket, 408);
    raw.destroy();
  }, patience).unref();
  raw.once('close', () => clearInterval(timer));
}
