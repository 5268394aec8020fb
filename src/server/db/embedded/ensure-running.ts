import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster } from './cluster.ts';
import { ensureDatabase } from './connection.ts';
import { choosePort } from './port.ts';
import { launch, type Postmaster, StartFailure, stopPostmaster } from './postmaster.ts';
import { findRunning } from './running-postmaster.ts';
import type { Site } from './site.ts';
import { withStartLock } from './start-lock.ts';

const RETRY_FOR = 60_000;

interface Circumstances {
  /** The port that clients already know. */
  port?: number;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Takes over the server that runs for this site, or starts one; one process at a time. */
export function ensureRunning(site: Site, { port, say, signal }: Circumstances): Promise<Postmaster> {
  return withStartLock(site.lockFile, { say, signal }, async () => {
    await ensureCluster(site);
    signal.throwIfAborted();
    const postmaster = (await findRunning(site, signal)) ?? (await start(site, port, signal));
    if (port && postmaster.port !== port) {
      throw new Error(
        `The database in ${site.cluster} now runs on port ${postmaster.port} instead of ${port}; restart Orion.`,
      );
    }
    try {
      await ensureDatabase(site, postmaster.port);
      await writeFile(site.portFile, `${postmaster.port}\n`, { mode: 0o644 });
      signal.throwIfAborted();
    } catch (error) {
      if (postmaster.child) await stopPostmaster(site, postmaster);
      throw error;
    }
    return postmaster;
  });
}

async function start(site: Site, knownPort: number | undefined, signal: AbortSignal) {
  // PostgreSQL itself believes a pid that another program has been given since.
  await rm(site.pidFile, { force: true });
  const deadline = Date.now() + RETRY_FOR;
  for (;;) {
    try {
      return await launch(site, knownPort ?? (await choosePort(site.portFile)), signal);
    } catch (error) {
      if (!(error instanceof StartFailure && error.passing) || Date.now() > deadline) throw error;
      await sleep(100, undefined, { signal });
    }
  }
}
