import type { FastifyInstance } from 'fastify';
import { withoutProviders } from './capabilities/capabilities.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { openCounts } from './db/counts.ts';
import { NAMES_CHANNEL, openRecollection } from './db/recollection.ts';
import { openFileStore } from './files/store.ts';
import { openGates } from './gates.ts';
import { openJobs } from './jobs/queue.ts';
import { openMailer } from './mail/mailer.ts';
import type { Platform } from './platform.ts';
import { loadSecrets } from './secrets.ts';

/** Builds what every feature leans on; who people are comes from the composition root. */
export async function buildPlatform(
  config: Config,
  databaseUrl: string,
  app: FastifyInstance,
  identityFrom: (
    parts: Pick<Platform, 'config' | 'secrets' | 'clock'> & { app: FastifyInstance },
  ) => Platform['identity'],
  capabilitiesFrom: (
    config: Config,
    log: FastifyInstance['log'],
  ) => Platform['capabilities'] = withoutProviders,
): Promise<{ platform: Platform; close(): Promise<void> }> {
  const { log } = app;
  const clock = systemClock;
  const secrets = await loadSecrets(config.ORION_DATA_DIR, config.ORION_SECRET_KEY);
  const onIdleError = ({ message }: Error) => log.warn({ reason: message }, 'a database connection was lost');
  const database = openDatabase(databaseUrl, { most: config.DATABASE_POOL, onIdleError });
  const { db } = database;
  const counts = openCounts(databaseUrl, db, onIdleError);
  const names = openRecollection(databaseUrl, NAMES_CHANNEL, () => counts.writes);
  const jobs = openJobs({
    url: databaseUrl,
    clock,
    report: (error, what) => log.error({ err: error, what }, 'background work'),
  });
  const platform: Platform = {
    config,
    db,
    counts,
    recallNames: names.recall,
    clock,
    log,
    secrets,
    jobs,
    capabilities: capabilitiesFrom(config, log),
    identity: identityFrom({ config, secrets, clock, app }),
    gates: await openGates(db, { 'orion-fathom-tab': config.ORION_FATHOM_TAB }),
    mail: openMailer({ config, db, clock, log, secrets }, jobs),
    files: openFileStore(config, log),
  };
  return {
    platform,
    async close() {
      await jobs.stop();
      await names.close();
      await counts.close();
      await database.close();
    },
  };
}
