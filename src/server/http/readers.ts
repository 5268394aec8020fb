import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 60_000;

/**
 * No answer waits for a reader who has stopped: one who takes nothing for so long, or for less than twice as long after a
 * last bit, is hung up on, which ends what is read for them.
 */
export function boundReaders(app: FastifyInstance, patience = PATIENCE_MS) {
  app.addHook('onSend', async ({ raw: { socket }, log }, reply) => {
    // A request that no network brought has no such socket.
    if (!(socket instanceof Socket)) return;
    reply.raw.setTimeout(patience, () => {
      // Where nothing waits to be taken it is we who are slow.
      if (socket.writableLength === 0) {
        socket.setTimeout(patience);
        return;
      }
      log.info('a reader who took nothing was not waited for');
      socket.destroy();
    });
  });
}
