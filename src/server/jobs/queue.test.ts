import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import type { JobDefinition } from './queue.ts';
import { databaseGate } from './testing/database-gate.ts';
import { jobsForTests, statesOf } from './testing/instances.ts';

const { clock, instance } = jobsForTests();

describe('the queue', () => {
  it('runs a job once for its key, however often it is asked for', async () => {
    const { db, url } = await testDatabase();
    const run = vi.fn(async () => {});
    const jobs = await instance(url, [{ name: 'greet', run }]);

    await jobs.enqueue('greet', { to: 'Ann' }, { key: 'ann' });
    await jobs.enqueue('greet', { to: 'Bob' }, { key: 'bob' });
    const completed = { state: 'completed', retry_count: 0 };
    await eventually(async () => expect(await statesOf(db, 'greet')).toEqual([completed, completed]));
    await jobs.enqueue('greet', { to: 'Ann' }, { key: 'ann' });

    expect(await statesOf(db, 'greet')).toEqual([completed, completed]);
    expect(run.mock.calls).toHaveLength(2);
    expect(run.mock.calls).toEqual(
      expect.arrayContaining([
        [{ to: 'Ann' }, expect.objectContaining({ key: 'ann', attempt: 1 })],
        [{ to: 'Bob' }, expect.objectContaining({ key: 'bob', attempt: 1 })],
      ]),
    );
  });

  it('queues a job when the transaction that asked for it commits, and only then', async () => {
    const { db, url } = await testDatabase();
    const seen: string[] = [];
    const note: JobDefinition<{ word: string }> = {
      name: 'note',
      async run({ word }) {
        seen.push(word);
      },
    };
    const jobs = await instance(url, [note]);

    const undone = db.transaction().execute(async (db) => {
      await jobs.enqueue('note', { word: 'undone' }, { db, key: 'undone' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await db.transaction().execute((db) => jobs.enqueue('note', { word: 'done' }, { db }));

    await eventually(() => expect(seen).toEqual(['done']));
  });

  it('rises with many instances at the same moment', async () => {
    const { db, url } = await testDatabase();
    const definitions = ['a', 'b', 'c'].map((name) => ({ name, run: async () => {} }));

    const instances = await Promise.all([1, 2, 3, 4, 5, 6].map(() => instance(url, definitions)));
    await Promise.all(instances.map((jobs) => jobs.enqueue('b', {})));

    expect(instances.map((jobs) => jobs.isHealthy())).toEqual(Array(6).fill(true));
    await eventually(async () =>
      expect((await statesOf(db, 'b')).map(({ state }) => state)).toEqual(Array(6).fill('completed')),
    );
  });

  it('refuses a job that nobody defined', async () => {
    const { url } = await testDatabase();
    const jobs = await instance(url, []);

    await expect(jobs.enqueue('unheard of', {})).rejects.toThrow('No job is called unheard of.');
  });

  it('tries a job that throws again, after growing pauses, and lets the others pass', async () => {
    const { db, url } = await testDatabase();
    const began: number[] = [];
    const broken: JobDefinition<object> = {
      name: 'broken',
      retries: 2,
      retryDelay: 1,
      async run(_data, { attempt }) {
        began[attempt] = Date.now();
        throw new Error('this never works');
      },
    };
    const fine = vi.fn(async () => {});
    const jobs = await instance(url, [broken, { name: 'fine', run: fine }]);

    await jobs.enqueue('broken', {});
    await jobs.enqueue('fine', {});
    await eventually(() => expect(fine).toHaveBeenCalledTimes(1));
    await eventually(async () =>
      expect(await statesOf(db, 'broken')).toEqual([{ state: 'failed', retry_count: 2 }]),
    );

    const [, first = 0, second = 0, third = 0] = began;
    expect(second - first).toBeGreaterThan(950);
    expect(third - second).toBeGreaterThan(1950);
    expect(jobs.troubles).toEqual(['this never works', 'this never works', 'this never works']);
    expect(jobs.isHealthy()).toBe(true);
  });

  it('queues a scheduled job once for each time with two instances, and makes up for a time it missed', async () => {
    const { db, url } = await testDatabase();
    const keys: string[] = [];
    const daily: JobDefinition<object> = {
      name: 'daily',
      schedule: '30 6 * * *',
      async run(_data, { key }) {
        keys.push(key);
      },
    };

    await Promise.all([instance(url, [daily]), instance(url, [daily])]);
    await eventually(() => expect(keys).toEqual(['due 2026-03-04T06:30:00.000Z']));
    clock.set('2026-03-05T06:30:00Z');
    await eventually(() => expect(keys).toHaveLength(2));

    expect(keys[1]).toBe('due 2026-03-05T06:30:00.000Z');
    expect(await statesOf(db, 'daily')).toHaveLength(2);
  });

  it('hears at once of what another instance queues, of what is for later and of what failed, without looking', async () => {
    const { db, url } = await testDatabase();
    const ran: string[] = [];
    const say: JobDefinition<{ word: string }> = {
      name: 'say',
      retries: 1,
      retryDelay: 1,
      async run({ word }, { attempt }) {
        ran.push(`${word} ${attempt}`);
        if (word === 'again' && attempt === 1) throw new Error('not yet');
      },
    };
    const pollMs = 3_600_000;
    await instance(url, [say], { pollMs });
    const queuing = await instance(url, [say], { work: false, pollMs });

    await db.transaction().execute((db) => queuing.enqueue('say', { word: 'now' }, { db }));
    await eventually(() => expect(ran).toEqual(['now 1']));
    await queuing.enqueue('say', { word: 'later' }, { startAfter: new Date(Date.now() + 1500) });
    await eventually(() => expect(ran).toEqual(['now 1', 'later 1']));
    await queuing.enqueue('say', { word: 'again' });
    await eventually(() => expect(ran).toEqual(['now 1', 'later 1', 'again 1', 'again 2']));
  });

  it('starts while the database is away, works when it is there, and survives its loss', async () => {
    const database = await testDatabase();
    const gate = await databaseGate(database.url);
    const run = vi.fn(async () => {});
    await gate.shut();
    const jobs = await instance(gate.url, [{ name: 'later', run }]);

    expect(jobs.isHealthy()).toBe(false);
    await expect(jobs.enqueue('later', {})).rejects.toMatchObject({ statusCode: 503 });
    await gate.open();
    await eventually(() => expect(jobs.isHealthy()).toBe(true));
    await jobs.enqueue('later', {}, { key: 'first' });
    await eventually(() => expect(run).toHaveBeenCalledTimes(1));
    await gate.shut();
    await eventually(() => expect(jobs.isHealthy()).toBe(false));
    await gate.open();
    await eventually(() => expect(jobs.isHealthy()).toBe(true));
    await jobs.enqueue('later', {}, { key: 'second' });

    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
    await gate.shut();
  });
});
