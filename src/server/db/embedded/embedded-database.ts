import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrls } from './connection.ts';
import { ensureRunning } from './ensure-running.ts';
import { type Postmaster, stopPostmaster, untilGone } from './postmaster.ts';
import { chooseSite, type Site } from './site.ts';

export interface EmbeddedDatabase {
  /** postgres://orion:PASSWORD@127.0.0.1:PORT/orion?host=SOCKETS, as the owner of everything in it. */
  url: string;
  /** The same as a role that owns nothing; what it may do is granted when the database is migrated. */
  serverUrl: string;
  pid: number;
  /** True when a database left by a killed parent was taken over. */
  reused: boolean;
  /** Stops the database also when it was taken over; another Orion that still uses it starts it again. */
  stop(): Promise<void>;
}

interface Options {
  /** The cluster lives in its folder "postgres" unless the database's user cannot reach that. */
  dataDir: string;
  /** Receives one-line notices for a person. */
  say?: (line: string) => void;
  /** Extra PostgreSQL settings; they do not change a database that is taken over. */
  settings?: Record<string, string>;
  /** Gives the start up: what it began is stopped when it rejects. */
  signal?: AbortSignal;
}

const FIRST_DELAY = 50;
const LONGEST_DELAY = 5_000;
const SETTLED_AFTER = 30_000;

/** Starts the PostgreSQL that npm installed and keeps it running, on the same address, until `stop()`. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, say = () => {}, settings = {} } = options;
  // What tells other programs how to reach another server would be believed by every connection to this one.
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
  const stopping = new AbortController();
  const { signal } = stopping;
  const starting = options.signal ?? signal;
  const site = await chooseSite(dataDir, settings, say);

  let postmaster = await ensureRunning(site, { say, signal: starting }).catch((error: unknown) => {
    // Whatever the start was about when it was given up, that is why it failed.
    starting.throwIfAborted();
    throw error;
  });
  const reused = !postmaster.child;
  const urls = await databaseUrls(site, postmaster);
  const supervision = supervise(site, postmaster, { say, signal }, (next) => {
    postmaster = next;
  });
  let stopped: Promise<void> | undefined;
  return {
    ...urls,
    reused,
    get pid() {
      return postmaster.pid;
    },
    stop() {
      stopping.abort();
      stopped ??= supervision.then(() => stopPostmaster(site, postmaster));
      return stopped;
    },
  };
}

interface Supervision {
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Starts the database again whenever it ends, with a growing delay while it does not stay up. */
async function supervise(
  site: Site,
  first: Postmaster,
  { say, signal }: Supervision,
  replace: (next: Postmaster) => void,
) {
  let current: Postmaster | undefined = first;
  let delay = FIRST_DELAY;
  while (!signal.aborted) {
    try {
      if (current) {
        const since = Date.now();
        say(`The database stopped (${await untilGone(current, signal)}); it is being started again.`);
        current = undefined;
        if (Date.now() - since > SETTLED_AFTER) delay = FIRST_DELAY;
      }
      await sleep(delay, undefined, { signal });
      delay = Math.min(delay * 2, LONGEST_DELAY);
      current = await ensureRunning(site, { port: first.port, say, signal });
      replace(current);
    } catch (error) {
      if (!signal.aborted) say((error as Error).message);
    }
  }
}
