import { expect, it } from 'vitest';
import { openTurns } from './turns.ts';

const never = new AbortController().signal;
const tooLate = () => new Error('too late');
/** Resolves after everything that was already decided; timers of one length end in their order. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Turns, all of which are taken, and the order in which others get them. */
async function allTaken(longestWaitMs = 60_000) {
  const turns = openTurns({ most: 2, mostLong: 2, quickMs: 0, unjudgedMs: 0, longestWaitMs, tooLate });
  const atOnce = () => turns.take(() => Promise.reject(new Error('asked without need')), never);
  const ends = [await atOnce(), await atOnce()];
  const began: string[] = [];
  const wish = async (name: string, delayOf: () => Promise<number>, signal = never) => {
    try {
      ends.push(await turns.take(delayOf, signal));
      began.push(name);
    } catch (error) {
      began.push(`${name}: ${(error as Error).message}`);
    }
  };
  const endAll = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await settled();
      ends.shift()?.();
    }
    await settled();
  };
  return { turns, began, wish, endAll };
}

it('the quick go before those that take long, whoever cannot be judged counts as quick, and nobody is forgotten', async () => {
  const { began, wish, endAll } = await allTaken();
  void wish('long', () => Promise.resolve(60_000));
  void wish('longer', () => Promise.resolve(90_000));
  void wish('quick', () => Promise.resolve(10));
  void wish('unknown', () => Promise.reject(new Error('no plan')));
  void wish('not judged yet', () => new Promise(() => {}));

  await endAll(5);

  expect(began).toEqual(['unknown', 'not judged yet', 'quick', 'long', 'longer']);
});

it('who waited as long as it takes itself goes before the quick who come later', async () => {
  const { began, wish, endAll } = await allTaken();
  void wish('long', () => Promise.resolve(30));
  const came = performance.now();
  while (performance.now() - came < 40) await settled();
  void wish('quick', () => Promise.resolve(1));

  await endAll(2);

  expect(began).toEqual(['long', 'quick']);
});

it('who leaves, or waits too long, takes no turn', async () => {
  const left = new AbortController();
  const { turns, began, wish, endAll } = await allTaken(200);
  const leaving = wish('leaves', () => Promise.resolve(0), left.signal);
  left.abort(new Error('left'));
  await leaving;
  await wish('patient', () => Promise.resolve(0));
  expect(began).toEqual(['leaves: left', 'patient: too late']);

  await endAll(2);
  await turns.take(() => Promise.reject(new Error('all are free')), never);
  expect(began).toHaveLength(2);
});

it('those that take long leave room for the quick, and are not kept waiting by them', async () => {
  const turns = openTurns({
    most: 3,
    mostLong: 2,
    quickMs: 20,
    unjudgedMs: 0,
    longestWaitMs: 60_000,
    tooLate,
  });
  const began: string[] = [];
  const wish = async (name: string, delay: number) => {
    const end = await turns.take(() => Promise.resolve(delay), never);
    began.push(name);
    return end;
  };
  const [endLong] = [await wish('long', 500), await wish('longer', 900)];
  void wish('long too', 20.001);
  const endQuick = await wish('quick', 20);
  void wish('quick too', 20);
  await settled();
  expect(began).toEqual(['long', 'longer', 'quick']);

  endQuick();
  await settled();
  expect(began.slice(3)).toEqual(['quick too']);
  for (let many = 0; many < 5; many += 1) wish('one of many', 20).catch(() => {});
  endLong();
  await settled();
  expect(began.slice(4, 5)).toEqual(['long too']);
});
