import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { testClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { RateCounts } from './rate-counts.ts';
import { shareRates } from './share-rates.ts';

const LIMIT = 80;
const { db } = await testDatabase();
const take = (counts: RateCounts, key: string, times: number) =>
  Array.from({ length: times }, () => counts.take(key, LIMIT).current).at(-1);

describe('two processes', () => {
  it('hold one limit together', async () => {
    const clock = testClock();
    const [one, other] = [new RateCounts(clock), new RateCounts(clock)];
    take(one, 'ann', 50);
    take(other, 'ann', 20);

    await shareRates(db, one);
    await shareRates(db, other);
    await shareRates(db, one);

    expect(other.standing('ann')).toBe(70);
    expect(take(other, 'ann', 11)).toBe(81);
    take(one, 'ann', 1);
    await shareRates(db, other);
    await shareRates(db, one);
    expect(one.standing('ann')).toBe(82);
  });

  it('write nothing of callers who are far from their limit', async () => {
    const counts = new RateCounts(testClock());
    take(counts, 'quiet', LIMIT / 8 - 1);

    await shareRates(db, counts);

    const rows = await db.selectFrom('rate_count').selectAll().where('key', '=', 'quiet').execute();
    expect(rows).toEqual([]);
  });

  it('begin each minute anew', async () => {
    const clock = testClock();
    const counts = new RateCounts(clock);
    take(counts, 'early', 70);
    await shareRates(db, counts);

    clock.advance(60_000);

    expect(counts.standing('early')).toBe(0);
    expect(take(counts, 'early', 1)).toBe(1);
  });

  it('count on by themselves while the database is away, and tell it later', async () => {
    const nowhere = openDatabase('postgres://orion@127.0.0.1:1/orion');
    const clock = testClock();
    const [one, other] = [new RateCounts(clock), new RateCounts(clock)];
    take(one, 'bea', 40);
    take(other, 'bea', 10);

    await expect(shareRates(nowhere.db, one)).rejects.toThrow();
    expect(take(one, 'bea', 1)).toBe(41);
    await shareRates(db, one);
    await shareRates(db, other);

    expect(other.standing('bea')).toBe(51);
    await nowhere.close();
  });
});
