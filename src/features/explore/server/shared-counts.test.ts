import { expect, it } from 'vitest';
import type { Counts } from '#server/db/counts.ts';
import { fetchOwed, sharedCount, totalOrOwe } from './shared-counts.ts';

const never = new AbortController().signal;

function someCounts(): Counts {
  const run = () => Promise.reject(new Error('not asked'));
  return { run, close: async () => {}, writes: 0 };
}

/** A count that has begun and tells its total when it is told to. */
function begin(counts: Counts) {
  let tell = (_total: number) => {};
  const count = sharedCount(counts, 'search', never, () => new Promise((resolve) => (tell = resolve)));
  return { count, tell };
}

it('a count that runs is shared, and one that is owed handed over', async () => {
  const counts = someCounts();
  const { count, tell } = begin(counts);

  expect(begin(counts).count).toBe(count);
  expect(await totalOrOwe(counts, 'owed', count, 0)).toBeNull();
  const fetched = fetchOwed(counts, 'owed', never);
  tell(7);

  expect(await fetched?.total).toBe(7);
});

it('a count from before a write is neither shared nor handed over', async () => {
  const counts = someCounts();
  const { count } = begin(counts);
  await totalOrOwe(counts, 'owed', count, 0);

  counts.writes += 1;

  expect(fetchOwed(counts, 'owed', never)).toBeUndefined();
  expect(begin(counts).count).not.toBe(count);
});
