import type pg from 'pg';

/** Has every lost connection of a pool told, idle or lent out: an 'error' that nobody hears ends the process. */
export function hearLostConnections(pool: pg.Pool, hear: (error: Error) => void) {
  pool.on('error', (error: Error & { client?: unknown }) => {
    // Who logs the error must not log the connection's keys.
    delete error.client;
    hear(error);
  });
  // From its first moment on: a database that goes away may say so in the same breath as that it is ready.
  pool.on('connect', (client) => client.on('error', hear));
}
