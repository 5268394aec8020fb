import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-table.ts';

const HEARTBEAT = 2_000;
const STALE_AFTER = 30_000;
const NOTICE_AFTER = 5_000;

const held = new Set<string>();

interface Waiting {
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Runs the work while no other process does so for the same lock file. */
export async function withStartLock<T>(file: string, waiting: Waiting, work: () => Promise<T>) {
  const token = `${process.pid} ${randomBytes(8).toString('hex')}`;
  held.add(token);
  try {
    await take(file, token, waiting);
    const heartbeat = setInterval(() => void touch(file), HEARTBEAT);
    try {
      return await work();
    } finally {
      clearInterval(heartbeat);
      if ((await read(file))?.token === token) await rm(file, { force: true });
    }
  } finally {
    held.delete(token);
  }
}

async function take(file: string, token: string, { say, signal }: Waiting) {
  const noticeAt = Date.now() + NOTICE_AFTER;
  let noticed = false;
  while (!(await create(file, token))) {
    if (await isStale(file)) await breakLock(file);
    if (!noticed && Date.now() > noticeAt) {
      noticed = true;
      say(`Waiting for the process named in ${file}, which is starting the same database.`);
    }
    await sleep(20, undefined, { signal });
  }
}

async function create(file: string, token: string) {
  try {
    await writeFile(file, token, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A pid may have been given to another program since, so a lock must also be kept fresh. */
async function isStale(file: string) {
  const lock = await read(file);
  if (!lock) return false;
  if (lock.age > STALE_AFTER) return true;
  const pid = Number(lock.token.split(' ')[0]);
  if (pid === process.pid) return !held.has(lock.token);
  // Empty for the instant between its creation and its writing.
  return pid > 0 && !isAlive(pid);
}

/** One breaker at a time: otherwise the second would remove the lock that the first has just taken. */
async function breakLock(file: string) {
  const guard = `${file}.breaking`;
  if (!(await create(guard, String(process.pid)))) {
    if (((await read(guard))?.age ?? 0) > STALE_AFTER) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isStale(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function read(file: string) {
  try {
    const [token, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    return { token, age: Date.now() - mtimeMs };
  } catch {
    return undefined;
  }
}

async function touch(file: string) {
  const now = new Date();
  await utimes(file, now, now).catch(() => {});
}
