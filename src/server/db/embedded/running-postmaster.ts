import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { askServer, passwordRefused } from './connection.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive, isPostmasterOf } from './process-table.ts';
import type { Site } from './site.ts';

const PATIENCE = 60_000;
/** Where the system does not tell what a process is, how long it may be silent before it is another program. */
const GRACE = 5_000;

/**
 * The server left running by another parent, once it has proved to be ours with our password.
 * One that is stopping or recovering is waited for. Undefined means that postmaster.pid, if any, is stale.
 */
export async function findRunning(site: Site, signal: AbortSignal): Promise<Postmaster | undefined> {
  const since = Date.now();
  for (;;) {
    const noted = await readPidFile(site.pidFile);
    if (!noted || !isAlive(noted.pid)) return undefined;
    const recognised = await isPostmasterOf(noted.pid, site.cluster);
    if (recognised === false) return undefined;

    const answer = await askServer(site, noted.port);
    if (answer === 'ours') return noted;
    if (answer === 'refused' && recognised) throw passwordRefused(site);
    const waited = Date.now() - since;
    if (!recognised && answer !== 'busy' && waited > GRACE) return undefined;
    if (waited > PATIENCE) {
      throw new Error(
        `The database in ${site.cluster} is run by process ${noted.pid}, which does not answer on port ` +
          `${noted.port}; end that process and start again.`,
      );
    }
    await sleep(20, undefined, { signal });
  }
}

async function readPidFile(file: string) {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port, socketFolder: lines[4] ?? '' } : undefined;
}
