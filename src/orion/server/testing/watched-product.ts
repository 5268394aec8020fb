import { once } from 'node:events';
import { type ProductProcess, startProduct } from './product-process.ts';

/** Notes, in the process itself, the longest that its main thread worked between two turns of its event loop. */
const WATCH = `
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const file = '/proc/self/task/' + process.pid + '/schedstat';
const ofThread = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
const ofAll = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let worked = ofAll;
try { ofThread(); worked = ofThread; } catch {}
let [cpu, wall, before, at] = [0, 0, worked(), performance.now()];
const turn = () => {
  const [now, moment] = [worked(), performance.now()];
  [cpu, wall, before, at] = [Math.max(cpu, now - before), Math.max(wall, moment - at), now, moment];
};
if (isMainThread) {
  setInterval(turn, 5).unref();
  process.on('SIGUSR2', () => {
    turn();
    process.stderr.write('stall ' + JSON.stringify({ cpu, wall }) + '\\n');
    cpu = wall = 0;
  });
}`;

interface Stall {
  /** Milliseconds that the main thread computed without a turn of its event loop. */
  cpu: number;
  /** The same by the clock, which also counts what other programs took. */
  wall: number;
}

const MOST_MS = 200;
const PRINTED = 25;

/** The product in a process of its own, and how long each call held its event loop. */
export function startWatched(env: Record<string, string>) {
  const product = startProduct({
    ...env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WATCH)}`,
  });
  let judged = 0;
  const measured: ({ what: string } & Stall)[] = [];
  return {
    ...product,
    /** Notes the longest stall since the last one was noted. */
    note: async (what: string) => void measured.push({ what, ...(await stallOf(product)) }),
    /** Those that held it too long, of the ones nobody has judged yet. */
    tooLong() {
      const fresh = measured.slice(judged);
      judged = measured.length;
      return fresh
        .filter(({ cpu }) => cpu > MOST_MS)
        .map(({ what, cpu }) => `${what}: ${Math.round(cpu)} ms`);
    },
    print() {
      console.log(`longest stalls of ${measured.length}, in ms of the main thread (by the clock):`);
      for (const { what, cpu, wall } of measured
        .toSorted((one, other) => other.cpu - one.cpu)
        .slice(0, PRINTED))
        console.log(`  ${cpu.toFixed(0)} (${wall.toFixed(0)})  ${what}`);
    },
  };
}

async function stallOf({ child, output, exited }: ProductProcess): Promise<Stall> {
  const from = output().length;
  child.kill('SIGUSR2');
  for (;;) {
    const told = /^stall (.*)\n/m.exec(output().slice(from))?.[1];
    if (told) return JSON.parse(told) as Stall;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`ended:\n${output()}`);
    await Promise.race([once(child.stderr ?? child, 'data'), exited]);
  }
}
