import { expect, it } from 'vitest';
import { openTurns } from './turns.ts';

const never = new AbortController().signal;
const tooLate = () => new Error('too late');
/** Resolves after everything that was already decided. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Turns, all of which are taken, and the order in which others get them. */
async function allTaken(longestWaitMs = 60_000) {
  const turns = openTurns({ most: 2, longestWaitMs, tooLate });
  await turns.take(() => Promise.reject(new Error('asked without need')), never);
  await turns.take(() => Promise.reject(new Error('asked without need')), never);
  const began: string[] = [];
  const wish = (name: string, delay: Promise<number>, signal = never) =>
    turns
      .take(() => delay, signal)
      .then(
        () => void began.push(name),
        (error: Error) => void began.push(`${name}: ${error.message}`),
      );
  const endAll = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await settled();
      turns.end();
    }
    await settled();
  };
  return { turns, began, wish, endAll };
}

it('the quick go before those that take long, whoever cannot be judged counts as quick, and nobody is forgotten', async () => {
  const { began, wish, endAll } = await allTaken();
  void wish('long', Promise.resolve(60_000));
  void wish('longer', Promise.resolve(90_000));
  void wish('quick', Promise.resolve(10));
  void wish('unknown', Promise.reject(new Error('no plan')));
  void wish('not judged yet', new Promise(() => {}));

  await endAll(5);

  expect(began).toEqual(['unknown', 'quick', 'long', 'longer', 'not judged yet']);
});

it('who waited as long as it takes itself goes before the quick who come later', async () => {
  const { began, wish, endAll } = await allTaken();
  void wish('long', Promise.resolve(30));
  const came = performance.now();
  while (performance.now() - came < 40) await settled();
  void wish('quick', Promise.resolve(1));

  await endAll(2);

  expect(began).toEqual(['long', 'quick']);
});

it('who leaves, or waits too long, takes no turn', async () => {
  const left = new AbortController();
  const { turns, began, wish, endAll } = await allTaken(200);
  const leaving = wish('leaves', Promise.resolve(0), left.signal);
  left.abort(new Error('left'));
  await leaving;
  await wish('patient', Promise.resolve(0));
  expect(began).toEqual(['leaves: left', 'patient: too late']);

  await endAll(2);
  await turns.take(() => Promise.reject(new Error('all are free')), never);
  expect(began).toHaveLength(2);
});
