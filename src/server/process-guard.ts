import type { FastifyBaseLogger } from 'fastify';

/** What a process that found itself broken ends with, so that whoever watches it starts it again. */
export const BROKEN = 70;

/**
 * Keeps one mistake from ending everybody's work: a rejection nobody awaited is logged, counted and survived; after an
 * exception nobody caught, what is in flight is answered and the process makes room for a fresh one.
 */
export function guardProcess(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>, stop: (code: number) => void) {
  let unheard = 0;
  process.on('unhandledRejection', (reason) => {
    unheard += 1;
    log.error({ err: reason, unheard }, 'a rejection that nobody awaited');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception that nobody caught: Orion stops and is to be started again');
    stop(BROKEN);
  });
}
