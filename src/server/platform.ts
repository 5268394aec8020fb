import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Capabilities } from './capabilities/capabilities.ts';
import type { IdentityProvider } from './capabilities/identity.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Counts } from './db/counts.ts';
import type { Recall } from './db/recollection.ts';
import type { FileStore } from './files/file-store.ts';
import type { Gates } from './gates.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Secrets } from './secrets.ts';

/** Everything a feature may lean on. Built once by `main.ts`, and by tests with parts of their own. */
export interface Platform {
  config: Config;
  db: Kysely<DB>;
  /** Exact counts, which may take long. */
  counts: Counts;
  /** The numbers of what searches name. */
  recallNames: Recall;
  clock: Clock;
  log: FastifyBaseLogger;
  identity: IdentityProvider;
  capabilities: Capabilities;
  secrets: Secrets;
  gates: Gates;
  mail: Mailer;
  files: FileStore;
  jobs: Jobs;
}
