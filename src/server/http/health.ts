import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import { unavailable } from './errors.ts';

/** /health/live: the process answers. /health/ready: it can serve; false as soon as it is stopping. */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Platform, 'db'>, isStopping: () => boolean) {
  const config = { access: 'everyone' as const };
  app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config, schema: { hide: true } }, async () => {
    if (isStopping()) throw unavailable('Orion is stopping.');
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
}
