import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '#server/db/embedded/process-table.ts';
import { projectFolder } from '#server/project-folder.ts';
import type { ServiceSettings } from './service/service-settings.ts';

const FOLDER = 'orion-stream-';
/** Nobody's account: what runs as it owns nothing on this machine, neither our files nor the database's. */
const NOBODY_ELSE = 64_023;
const LOWER_PRIORITY = 10;
const STOP_WITHIN_MS = 5000;
export const BY_SERVER = '--by-server';

export type GivenSettings = Omit<ServiceSettings, 'folder' | 'secret' | 'host' | 'port'>;

/**
 * The first step of the service. Where it was started by root it has read its program, which may lie in a folder that only
 * root can enter, and from now on it owns nothing. What it writes, it writes as nobody, or it could not remove it.
 */
export function becomeNobody() {
  process.env.TMPDIR = process.env.HOME;
  if (process.geteuid?.() !== 0) return;
  process.chdir('/');
  process.setgroups?.([]);
  process.setgid?.(NOBODY_ELSE);
  process.setuid?.(NOBODY_ELSE);
}

/** Starts the service as a process of its own: it becomes another user where it may, has none of our environment, and is less urgent than we are. */
export async function startService(given: GivenSettings, onOutput: (text: string) => void) {
  await removeLeftFolders();
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  if (process.geteuid?.() === 0) await chown(folder, NOBODY_ELSE, NOBODY_ELSE);
  const settings: ServiceSettings = {
    ...given,
    folder,
    secret: randomBytes(32).toString('base64url'),
    host: '127.0.0.1',
    port: 0,
  };
  const child = spawn(process.execPath, program(), {
    cwd: fileURLToPath(projectFolder),
    env: { PATH: '/usr/bin:/bin', HOME: folder, LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  });
  const ended = endOf(child, folder);
  child.stderr?.on('data', (text: Buffer) => onOutput(text.toString('utf8')));
  try {
    if (child.pid) setPriority(child.pid, LOWER_PRIORITY);
  } catch {
    // Not ours to say on this system.
  }
  child.send(settings, () => {});
  const port = await Promise.race([toldPort(child), ended.then(() => null)]);
  if (port === null) throw new Error('the service ended before it listened');
  return {
    place: { host: settings.host, port, secret: settings.secret },
    child,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(force);
    },
  };
}

/** The bundle lies beside the server's; from source tsx reads it. */
const program = () =>
  import.meta.url.endsWith('.ts')
    ? ['--import', 'tsx', fileURLToPath(new URL('src/orion/server/stream.ts', projectFolder)), BY_SERVER]
    : [fileURLToPath(new URL('./stream.js', import.meta.url)), BY_SERVER];

async function toldPort(child: ChildProcess): Promise<number | null> {
  const [told] = (await once(child, 'message')) as [{ port?: number }];
  return told.port ?? null;
}

/** When it ends, however it ends, nothing of it stays: no folder, and no browser that outlived it. */
async function endOf(child: ChildProcess, folder: string) {
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  try {
    // The browsers that it started are of its session, and their pipes have just closed.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All gone.
  }
  await removeFolder(folder);
}

/** A browser that is just ending may still be writing. */
const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => {});

/** A server that was killed could not clear up after its service. */
async function removeLeftFolders() {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(/^orion-stream-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid && pid !== process.pid && !isAlive(pid)) await removeFolder(join(tmpdir(), name));
  }
}
