import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import { projectFolder } from '../project-folder.ts';
import { unavailable } from './errors.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', projectFolder), 'utf8')) as {
  version: string;
};

/** Under any name, with the version. /health/live: the process answers. /health/ready: it can serve; false as soon as it is stopping. */
export function healthRoutes(app: FastifyInstance, { db }: Pick<Platform, 'db'>, isStopping: () => boolean) {
  const config = { access: 'everyone' as const };
  app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok', version }));
  app.get('/health/ready', { config, schema: { hide: true } }, async () => {
    if (isStopping()) throw unavailable('Orion is stopping.');
    await sql`select 1`.execute(db);
    return { status: 'ok', version };
  });
}
