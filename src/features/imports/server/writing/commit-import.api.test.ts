import { describe, expect, it } from 'vitest';
import { importJobs } from '../imports.job.ts';
import { NO_COUNTS } from '../planning/plan-report.ts';
import { checksums, importScene, typedByAPerson } from '../testing/import-scene.ts';
import { commitImport } from './commit-import.ts';
import { giveUpCommit } from './undo-import.ts';

const { server, db, jobs, call, read, step, check, takeIn, findCompany } = await importScene();

const resumeCommit = async (id: string) => {
  const asked = () => server.platform.jobs.enqueue('ranking.recompute', {});
  const resume = importJobs(server.platform, asked).find(({ name }) => name === 'imports.resume');
  await resume?.run({} as never, { key: id, attempt: 1, signal: new AbortController().signal });
};

describe('a commit', () => {
  it('happens once, when two ask and two work on it at once', async () => {
    const found = await check('domain,name\nrace.example,Race\n');

    const asked = await Promise.all([1, 2, 3].map(() => call('POST', `/${found.id}/commit`, {})));
    expect(jobs.queued.filter(({ name }) => name === 'imports.commit')).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => commitImport(server.platform, found.id)));
    await jobs.runQueued();

    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(await findCompany('race.example')).toMatchObject({ version: 1 });
    const before = await db
      .selectFrom('import_before')
      .select('target_id')
      .where('import_id', '=', found.id)
      .execute();
    expect(before).toHaveLength(1);
  });

  const kill = (at: number) => {
    let stops = 0;
    return () => {
      if (stops === at) throw new Error('killed');
      stops += 1;
    };
  };
  const largeFile = (name: string) =>
    `domain,name,employees,lists,growth tags,city\n${Array.from(
      { length: 7 },
      (_, row) =>
        `${name}-${row % 6}.example,${name} ${row % 6},${row},${name} ${row % 2},Tag ${name},City ${name} ${row}`,
    ).join('\n')}\n`;
  const begun = async (name: string) => {
    await takeIn(`domain,name\n${name}-1.example,${name} 1\n${name}-4.example,${name} 4\n`);
    const { id } = await check(largeFile(name));
    const before = await checksums(db);
    await call('POST', `/${id}/commit`, {});
    return { id, before };
  };

  it.each([0, 1, 2, 3])('that is killed at its stop %i goes on where it was', async (stop) => {
    const { id: whole, before } = await begun(`whole${stop}`);
    await commitImport(server.platform, whole);
    const { id } = await begun(`killed${stop}`);

    await expect(commitImport(server.platform, id, kill(stop), 2)).rejects.toThrow('killed');
    expect((await read(id)).status).toBe('committing');
    await commitImport(server.platform, id, undefined, 2);

    const [done, undisturbed] = [await read(id), await read(whole)];
    expect(done).toMatchObject({ status: 'committed', counts: { ...NO_COUNTS, create: 4, update: 2 } });
    expect([done.counts, done.rows_done, done.notes]).toEqual([
      undisturbed.counts,
      undisturbed.rows_done,
      undisturbed.notes,
    ]);
    expect((await findCompany(`killed${stop}-0.example`))?.employee_count).toBe(6);
    await jobs.runQueued();
    await step(id, 'undo');
    await step(whole, 'undo');
    const after = await checksums(db);
    expect(after.place).toBe(before.place);
    expect(await findCompany(`killed${stop}-0.example`)).toBeUndefined();
  });

  it.each([0, 1, 2, 3])('that is given up after its stop %i is taken back exactly', async (stop) => {
    const { id, before } = await begun(`given${stop}`);
    await expect(commitImport(server.platform, id, kill(stop), 2)).rejects.toThrow('killed');
    if (stop > 1) expect(await checksums(db)).not.toEqual(before);

    await giveUpCommit(server.platform, id, 'It had to stop.');

    expect(await checksums(db)).toEqual(before);
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'It had to stop.' });
    await commitImport(server.platform, id);
    expect(await checksums(db)).toEqual(before);
    await jobs.runQueued();
    await step(id, 'check');
    expect((await step(id, 'commit')).counts).toEqual({ ...NO_COUNTS, create: 4, update: 2 });
  });

  it('that a command began and nobody goes on with is taken back by the server', async () => {
    const { id, before } = await begun('stopped');
    await db.updateTable('import').set({ created_by: null }).where('id', '=', id).execute();
    await expect(commitImport(server.platform, id, kill(2), 2)).rejects.toThrow('killed');

    await resumeCommit(id);

    expect(await checksums(db)).toEqual(before);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/^The command was stopped/),
    });
    await jobs.runQueued();
  });

  it('holds nothing between its batches, and takes as it is what people did meanwhile', async () => {
    const { id } = await begun('meanwhile');
    const typed: string[] = [];

    await commitImport(
      server.platform,
      id,
      async (done) => {
        if (typed.length > 0 || done === 0) return;
        typed.push('once');
        await db
          .insertInto('company')
          .values({
            company_domain: 'meanwhile-5.example',
            company_name: 'Meanwhile 5',
            employee_count: 99,
            source: 'person',
          })
          .execute();
        await typedByAPerson(db, 'meanwhile-0.example', 'employee_count', 77);
        await db.deleteFrom('company').where('company_domain', '=', 'meanwhile-4.example').execute();
      },
      2,
    );

    expect(typed).toEqual(['once']);
    expect((await read(id)).counts).toMatchObject({ create: 4, update: 2, conflict: 0 });
    expect((await findCompany('meanwhile-0.example'))?.employee_count).toBe(77);
    expect(await findCompany('meanwhile-5.example')).toMatchObject({
      employee_count: 99,
      hq_city: 'City meanwhile 5',
    });
    expect(await findCompany('meanwhile-4.example')).toMatchObject({ employee_count: 4 });
    await jobs.runQueued();
  });

  it('asks for a new ranking', async () => {
    const found = await check('domain\nranked.example\n');
    await call('POST', `/${found.id}/commit`, {});

    await resumeCommit(found.id);

    expect(jobs.queued.map(({ name }) => name)).toContain('ranking.recompute');
    await jobs.runQueued();
  });
});
