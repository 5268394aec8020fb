import { availableParallelism } from 'node:os';

/** What the measured work takes on the machine the limits were chosen on, with nothing beside it. */
const USUAL_MS = 240;
/** With fewer cores the tests, which run beside each other, wait for each other. */
const USUAL_CORES = 2;
const MOST = 6;

/** How many times longer things take here and now than they usually do: 1 on a quick idle machine, 6 at most. */
export function slownessOf(tookMs: number, cores: number) {
  const slowness = (tookMs / USUAL_MS) * Math.max(1, USUAL_CORES / cores);
  return Math.min(Math.max(slowness, 1), MOST);
}

/** The kind of work that tests do: objects made, written, read and sorted. */
function measure() {
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    name: `row ${at}`,
    tags: ['a', 'b'],
    at: at * 2.5,
  }));
  const began = performance.now();
  for (let round = 0; round < 170; round += 1)
    (JSON.parse(JSON.stringify(rows)) as typeof rows).sort((one, other) => other.at - one.at);
  return slownessOf(performance.now() - began, availableParallelism());
}

/** Measured once by a runner; its workers inherit it. */
function slownessHere() {
  const inherited = Number(process.env.TEST_SLOWNESS);
  if (inherited >= 1) return inherited;
  const measured = Math.round(measure() * 10) / 10;
  process.env.TEST_SLOWNESS = String(measured);
  if (measured >= 2) console.log(`Orion: this machine is busy or slow; limits are ${measured} times as long`);
  return measured;
}

const slowness = slownessHere();

/** How long one step of a test may stand still. */
export const STANDSTILL_MS = Math.round(30_000 * slowness);
/** How long a test may go on that takes one step after the other; none that merely takes long meets it. */
export const ENDLESS_MS = Math.round(300_000 * slowness * (process.env.ORION_TEST_LONG ? 10 : 1));
