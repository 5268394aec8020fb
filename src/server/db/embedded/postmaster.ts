import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, type Answer, askServer, passwordRefused } from './connection.ts';
import { run, spawnOptions } from './os-user.ts';
import { isAlive, isPostmasterOf } from './process-table.ts';
import { openLog } from './server-log.ts';
import type { Site } from './site.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { unlessAborted } from '../../told-to-stop.ts';

/** A running PostgreSQL server of ours: our child, or one left by another parent. */
export interface Postmaster extends Address {
  pid: number;
  child?: { process: ChildProcess; exit: Promise<string> };
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  jit: 'off',
  // Less than a write waits for another: of two that wait for each other one is let go at once, and tried again.
  deadlock_timeout: '250ms',
  // A statement whose process was killed would go on for nobody.
  ...(process.platform !== 'win32' && { client_connection_check_interval: '2s' }),
};

// Recovery after a crash may have gigabytes of log to replay; a server that fails exits at once.
const READY_WITHIN = 600_000;
const POLL = 500;
const STOP_WITHIN = 30_000;

/** What may pass by itself: a port taken meanwhile, or backends that outlive a killed server for a moment. */
const PASSING = /Address already in use|pre-existing shared memory block/;

export class StartFailure extends Error {
  readonly passing: boolean;

  constructor(site: Site, happened: string, tail: string) {
    super(
      `The database in ${site.cluster} did not start (${happened}); mend what its log ${site.logFile} says ` +
        `and start again: ${tail}`,
    );
    this.passing = PASSING.test(tail);
  }
}

/** Starts the server and waits until it answers as ours. */
export async function launch(site: Site, port: number, signal: AbortSignal): Promise<Postmaster> {
  const log = await openLog(site.logFile);
  const socketFolder = await prepareSocketFolder(site.cluster, port);
  const sockets = { unix_socket_directories: socketFolder };
  const settings = Object.entries({ ...SETTINGS, ...sockets, ...site.settings });
  const args = ['-D', site.cluster, '-p', String(port), ...settings.flatMap(([k, v]) => ['-c', `${k}=${v}`])];
  const server = spawn(site.binaries.postgres, args, {
    ...spawnOptions(site.user),
    stdio: ['ignore', log.handle.fd, log.handle.fd],
    // In a session of its own, Ctrl-C in the terminal reaches us alone and we stop it last.
    detached: process.platform !== 'win32',
  });
  const exit = exitOf(server);
  await log.handle.close();

  let exited: string | undefined;
  void exit.then((how) => (exited = how));
  const postmaster = { pid: server.pid ?? 0, port, socketFolder, child: { process: server, exit } };
  try {
    const deadline = Date.now() + READY_WITHIN;
    let answer: Answer | undefined;
    while (answer !== 'ours') {
      if (exited) throw new StartFailure(site, exited, await log.tail());
      if (answer === 'refused') throw passwordRefused(site);
      if (Date.now() > deadline) throw new StartFailure(site, 'it does not answer', await log.tail());
      // oxlint-disable-next-line orion/no-promise-left -- it never rejects
      await Promise.race([exit, sleep(10, undefined, { signal })]);
      answer = await askServer(site, port);
    }
  } catch (error) {
    if (!exited) await stopPostmaster(site, postmaster);
    throw error;
  }
  server.unref();
  return postmaster;
}

function exitOf(child: ChildProcess) {
  return new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

/** Resolves with how the server ended; never, once the signal is given. */
export async function untilGone({ pid, child }: Postmaster, signal: AbortSignal): Promise<string> {
  if (child) return unlessAborted(child.exit, signal);
  while (isAlive(pid)) await sleep(POLL, undefined, { signal, ref: false });
  return 'the process is gone';
}

/** Ends connections and stops cleanly; after half a minute, without a checkpoint. */
export async function stopPostmaster(site: Site, postmaster: Postmaster) {
  const { pid, child } = postmaster;
  // The pid of one that ended may belong to another program by now.
  if (!child && (!isAlive(pid) || (await isPostmasterOf(pid, site.cluster)) === false)) return;
  child?.process.ref();
  if (process.platform === 'win32') {
    await run(site.binaries.pgCtl, ['stop', '-m', 'fast', '-D', site.cluster], undefined).catch(() => {});
  } else {
    send(postmaster, 'SIGINT');
  }
  const impatient = setTimeout(() => send(postmaster, 'SIGQUIT'), STOP_WITHIN);
  try {
    if (child) await child.exit;
    else while (isAlive(pid)) await sleep(10);
  } finally {
    clearTimeout(impatient);
  }
}

function send({ pid, child }: Postmaster, signal: NodeJS.Signals) {
  try {
    if (child) child.process.kill(signal);
    else process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}
