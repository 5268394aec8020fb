import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { once } from './effects.ts';
import { jobsForTests } from './testing/instances.ts';

const { instance, workerProcess } = jobsForTests();

describe('an effect', () => {
  it('happens once for its key, and not at all when its work fails', async () => {
    const { db } = await testDatabase();
    const work = vi.fn(async () => {});
    const failing = once(db, 'a', async () => {
      throw new Error('no luck');
    });

    await expect(failing).rejects.toThrow('no luck');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => once(db, 'a', work)));

    expect(outcomes.sort()).toEqual(['done', 'was done', 'was done', 'was done']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is undone with the transaction it is part of', async () => {
    const { db } = await testDatabase();
    const undone = db.transaction().execute(async (db) => {
      await once(db, 'b', async () => {});
      throw new Error('undone');
    });

    await expect(undone).rejects.toThrow('undone');

    expect(await once(db, 'b', async () => {})).toBe('done');
  });

  it('happens exactly once for each of 200 jobs on two instances, one of them killed half-way', async () => {
    const { db, url } = await testDatabase();
    await sql`create table counted (number integer)`.execute(db);
    const [doomed, survivor] = await Promise.all([workerProcess(url), workerProcess(url)]);
    const sender = await instance(
      url,
      [{ name: 'count', retries: 5, retryDelay: 1, longest: 2, async run() {} }],
      { work: false },
    );

    const enqueueTwice = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        await sender.enqueue('count', { number }, { key: `number ${number}` });
        await sender.enqueue('count', { number }, { key: `number ${number}` });
      }
    };
    // The kill comes between the first and the last of them, however fast the workers are.
    await enqueueTwice(0, 150);
    await doomed.ran(20);
    await doomed.kill();
    await enqueueTwice(150, 200);
    await survivor.ran(50);
    await eventually(async () => {
      const { rows } = await sql`select 1 from jobs.job where state <> 'completed'`.execute(db);
      expect(rows).toHaveLength(0);
    });

    const { rows } =
      await sql`select count(*)::int as all, count(distinct number)::int as different from counted`.execute(
        db,
      );
    expect(rows).toEqual([{ all: 200, different: 200 }]);
  });
});
