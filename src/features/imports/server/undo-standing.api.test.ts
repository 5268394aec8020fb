import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checksums } from './testing/import-scene.ts';
import { HEAD, standingScene } from './testing/standing-scene.ts';

const { server, db, step, takeIn, overwrite, standing, historyOf, setStatus, own, fill, findCompany } =
  await standingScene();

describe('an undo', () => {
  it('leaves alone what people changed since, and tells', async () => {
    await takeIn(`${HEAD}since.example,Since,Prospect,Bo Ray,Old\n`);
    const { id } = await overwrite(`${HEAD}since.example,Since,Diligence,Ann Lee,New\n`);
    await setStatus('since.example', 'PASSED');
    await setStatus('since.example', 'DILIGENCE');
    await own('since.example', ['Bo Ray', 'Ann Lee']);
    await fill('since.example', 'By hand');

    const { kept, undo } = await step(id, 'undo');

    const message = 'Changed after the import, so it was kept.';
    expect(kept.filter(({ key }) => key === 'since.example')).toEqual(
      expect.arrayContaining(
        ['tp_status', 'tp_owners', 'bucket'].map((field) => ({ key: 'since.example', field, message })),
      ),
    );
    expect(undo).toEqual({ removes: 0, restores: 0 });
    expect(await standing('since.example')).toEqual(['DILIGENCE', 'Ann Lee & Bo Ray', 'By hand']);
    expect((await historyOf('since.example')).map(([status]) => status)).toEqual([
      'DILIGENCE',
      'PASSED',
      'DILIGENCE',
      'PROSPECT',
    ]);
  });

  it('keeps a company it made that somebody moved since, and one that was only moved by the file goes', async () => {
    const { id } = await takeIn(
      `${HEAD}moved.example,Moved,Prospect,,\nunmoved.example,Unmoved,Prospect,Bo Ray,B\n`,
    );
    await setStatus('moved.example', null);

    const { kept } = await step(id, 'undo');

    expect(kept).toContainEqual({
      key: 'moved.example',
      field: null,
      message: 'It was changed or used after the import, so it was kept.',
    });
    expect(await findCompany('unmoved.example')).toBeUndefined();
    expect(await historyOf('moved.example')).toEqual([
      [null, 'Ann Lee'],
      ['PROSPECT', 'Ann Lee'],
    ]);
  });

  it('takes back what was set before the lines of files were kept', async () => {
    await takeIn(`${HEAD}early.example,Early,,,\n`);
    const before = await checksums(db);
    const { id } = await takeIn(`${HEAD}early.example,Early,Passed,Ann Lee; Bo Ray,Then\n`);
    for (const table of ['tp_owner', 'company_bucket'] as const)
      await db
        .updateTable(table)
        .set({ import_id: null, import_line: null })
        .where('import_id', '=', id)
        .execute();
    await sql`
      update import_added set after = case jsonb_typeof(after) when 'object' then after - 'import_id' - 'import_line'
        else (select jsonb_agg(one - 'import_id' - 'import_line') from jsonb_array_elements(after) one) end
      where import_id = ${id} and kind in ('tp_owner', 'company_bucket')`.execute(db);

    expect((await step(id, 'undo')).kept).toEqual([]);
    expect(await checksums(db)).toEqual(before);
  });

  it.each([
    ['the last first', [2, 0]],
    ['the first first', [0, 2]],
  ])('leaves what a file that stays in found as it was, %s', async (_order, order) => {
    const before = await checksums(db);
    const file = `${HEAD}sv1.example,Sv One,Diligence,Bo Ray,Hot\n`;
    const ids: string[] = [];
    for (const bring of [
      () => takeIn(file),
      () => takeIn(file),
      () => overwrite(`${HEAD}sv1.example,Sv One,Portfolio,Ann Lee,Warm\n`),
    ]) {
      server.clock.advance(1);
      ids.push((await bring()).id);
    }

    for (const at of order) await step(ids[at] ?? '', 'undo');

    expect(await standing('sv1.example')).toEqual(['DILIGENCE', 'Bo Ray', 'Hot']);
    expect(await historyOf('sv1.example')).toEqual([['DILIGENCE', 'Ann Lee']]);
    await step(ids[1] ?? '', 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('keeps a bucket that a later import would put a company back into', async () => {
    await takeIn('domain,name\nx.example,X\ny.example,Y\n');
    const before = await checksums(db);
    const first = await takeIn(`${HEAD}x.example,X,,,Lent\n`);
    server.clock.advance(1);
    const second = await takeIn(`${HEAD}y.example,Y,,,Lent\n`);
    server.clock.advance(1);
    const third = await overwrite(`${HEAD}y.example,Y,,,Own\n`);

    for (const { id } of [first, third, second]) await step(id, 'undo');

    expect(await checksums(db)).toEqual(before);
  });
});
