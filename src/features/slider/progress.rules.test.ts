import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creep } from './progress.rules.ts';

// SLID-004, SLID-005
it('creeps by 10 to 25 percent and never past 95', () => {
  expect(creep(0, 0)).toBe(10);
  expect(creep(0, 1)).toBe(25);
  expect(creep(90, 1)).toBe(95);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 95, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (now, chance) => {
        const next = creep(now, chance);
        expect(next).toBeGreaterThanOrEqual(Math.min(95, now + 10));
        expect(next).toBeLessThanOrEqual(Math.min(95, now + 25));
      },
    ),
    { examples: [[4.71529704171303e-8, 1]] },
  );
});
