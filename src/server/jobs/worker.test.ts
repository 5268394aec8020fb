import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { jobsForTests, statesOf } from './testing/instances.ts';

const { instance } = jobsForTests();

describe('a worker', () => {
  it('runs a few jobs side by side, and not more', async () => {
    const { db, url } = await testDatabase();
    const waiting: (() => void)[] = [];
    const jobs = await instance(url, [
      { name: 'slow', atOnce: 3, run: () => new Promise<void>((resolve) => waiting.push(resolve)) },
    ]);

    for (let sent = 0; sent < 5; sent += 1) await jobs.enqueue('slow', {});
    await eventually(() => expect(waiting).toHaveLength(3));
    const active = (await statesOf(db, 'slow')).filter(({ state }) => state === 'active');
    expect(active).toHaveLength(3);
    waiting[0]?.();
    await eventually(() => expect(waiting).toHaveLength(4));
    for (const finish of waiting) finish();
    await eventually(() => expect(waiting).toHaveLength(5));
    waiting[4]?.();

    await eventually(async () =>
      expect((await statesOf(db, 'slow')).every(({ state }) => state === 'completed')).toBe(true),
    );
  });

  it('gives up on a run that takes longer than its job may', async () => {
    const { db, url } = await testDatabase();
    const jobs = await instance(url, [
      { name: 'stuck', longest: 1, retries: 0, run: () => new Promise<void>(() => {}) },
    ]);

    await jobs.enqueue('stuck', {});

    await eventually(async () => expect(await statesOf(db, 'stuck')).toMatchObject([{ state: 'failed' }]));
  });

  it('that is stopped waits for what runs and takes nothing new', async () => {
    const { db, url } = await testDatabase();
    const waiting: (() => void)[] = [];
    const jobs = await instance(url, [
      { name: 'slow', atOnce: 1, run: () => new Promise<void>((resolve) => waiting.push(resolve)) },
    ]);
    await jobs.enqueue('slow', {});
    await jobs.enqueue('slow', {});
    await eventually(() => expect(waiting).toHaveLength(1));

    const stopped = jobs.stop();
    waiting[0]?.();
    await stopped;

    expect((await statesOf(db, 'slow')).map(({ state }) => state)).toEqual(['created', 'completed']);
  });

  it('that is stopped gives back what ends because of it, without an error', async () => {
    const { db, url } = await testDatabase();
    const run = (_data: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<void>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const jobs = await instance(url, [{ name: 'obedient', run }]);
    await jobs.enqueue('obedient', {});
    await eventually(async () => expect(await statesOf(db, 'obedient')).toMatchObject([{ state: 'active' }]));

    await jobs.stop();

    expect(await statesOf(db, 'obedient')).toEqual([{ state: 'created', retry_count: 0 }]);
    expect(jobs.troubles).toEqual([]);
  });

  it('that is stopped gives back what does not end, and the attempt does not count', async () => {
    const { db, url } = await testDatabase();
    const jobs = await instance(url, [{ name: 'endless', run: () => new Promise<void>(() => {}) }]);
    await jobs.enqueue('endless', {});
    await eventually(async () => expect(await statesOf(db, 'endless')).toMatchObject([{ state: 'active' }]));

    await jobs.stop();

    expect(await statesOf(db, 'endless')).toEqual([{ state: 'created', retry_count: 0 }]);
    const other = vi.fn(async () => {});
    await instance(url, [{ name: 'endless', run: other }]);
    await eventually(() => expect(other).toHaveBeenCalledWith({}, expect.objectContaining({ attempt: 1 })));
  });
});
