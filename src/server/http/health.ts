import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import { projectFolder } from '../project-folder.ts';
import { unavailable } from './errors.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', projectFolder), 'utf8')) as {
  version: string;
};

/** Under any name, with the version. /health/live: the process answers. /health/ready: it can serve; false as soon as it is stopping. */
export function healthRoutes(
  app: FastifyInstance,
  { config: settings, db, jobs }: Pick<Platform, 'config' | 'db' | 'jobs'>,
  isStopping: () => boolean,
) {
  const config = { access: 'everyone' as const };
  app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok', version }));
  app.get('/health/ready', { config, schema: { hide: true } }, async () => {
    if (isStopping()) throw unavailable('Orion is stopping.');
    await sql`select 1`.execute(db);
    if (!jobs.isHealthy()) throw unavailable('Background work is not running yet.');
    if (await isDiskFull(settings))
      throw unavailable('The disk is full: what is stored can be read, nothing can be changed.');
    return { status: 'ok', version };
  });
}

/** A folder that is not there yet, or on a disk that cannot be asked, is no reason to turn people away. */
async function isDiskFull({ ORION_DATA_DIR, ORION_LEAST_FREE_MB }: Platform['config']) {
  const disk = await statfs(ORION_DATA_DIR).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < ORION_LEAST_FREE_MB * 1_000_000;
}
