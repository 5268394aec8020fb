import { expect, it } from 'vitest';
import { ENDLESS_MS, slownessOf, STANDSTILL_MS } from './test-pace.ts';

it.each([
  ['a quick machine is not hurried', 100, 8, 1],
  ['the usual machine', 240, 2, 1],
  ['a machine that does other things', 720, 2, 3],
  ['one core', 240, 1, 2],
  ['one busy core', 480, 1, 4],
  ['a machine that hardly moves', 60_000, 2, 6],
])('%s: %d ms on %d cores', (_machine, tookMs, cores, slowness) => {
  expect(slownessOf(tookMs, cores)).toBe(slowness);
});

it('gives a step and a test at least what an idle machine gets', () => {
  expect(STANDSTILL_MS).toBeGreaterThanOrEqual(30_000);
  expect(ENDLESS_MS).toBeGreaterThanOrEqual(10 * STANDSTILL_MS);
});
