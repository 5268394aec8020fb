import { describe, expect, it } from 'vitest';
import type { ImportRecord, PreviewRow } from '../import-record.contract.ts';
import { checksums } from './testing/import-scene.ts';
import { standingScene } from './testing/standing-scene.ts';

const { db, jobs, call, send, read, step, standing } = await standingScene();

describe('what is said for all rows', () => {
  const FILE = 'domain,name,owner\nall-one.example,One,Bo Ray\nall-two.example,Two,\n';
  const constants = [
    { field: 'lists', value: 'Spring fair' },
    { field: 'bucket', value: 'Fair' },
    { field: 'datasource', value: 'Fair 2026' },
    { field: 'tp_owners', value: 'Ann Lee' },
    { field: 'tp_status', value: 'Prospect' },
  ];

  it('is shown before, counts where the file says nothing, and goes again', async () => {
    const before = await checksums(db);
    const { id, mapping } = (await send(FILE)).json<{ data: ImportRecord }>().data;
    const preview = await call('POST', `/${id}/preview`, { mapping, constants });
    const shown = {
      lists: ['Spring fair'],
      bucket: 'Fair',
      datasource: ['fair_2026'],
      tp_status: 'Prospect',
    };
    expect(preview.json<{ results: PreviewRow[] }>().results).toMatchObject([
      { values: { ...shown, tp_owners: ['Bo Ray'] } },
      { values: { ...shown, tp_owners: ['Ann Lee'] } },
    ]);

    await call('PUT', `/${id}/mapping`, { mapping, constants });
    await jobs.runQueued();
    expect((await read(id)).novelties.map(({ kind, name }) => [kind, name])).toEqual([
      ['bucket', 'Fair'],
      ['datasource', 'fair_2026'],
      ['lists', 'Spring fair'],
    ]);
    await step(id, 'commit');
    expect(await standing('all-one.example')).toEqual(['PROSPECT', 'Bo Ray', 'Fair']);
    expect(await standing('all-two.example')).toEqual(['PROSPECT', 'Ann Lee', 'Fair']);
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it.each([
    ['tp_status', 'Someday', /^Pipeline status: "Someday" is not one of Prospect, /],
    ['tp_owners', 'Zoe Nobody', /^Owners: "Zoe Nobody" is not someone who can own/],
    ['status', 'Gone', /^Status: "Gone" is not one of/],
  ])('is refused where %s may not be %s', async (field, value, name) => {
    const { id, mapping } = (await send(FILE)).json<{ data: ImportRecord }>().data;

    const reply = await call('PUT', `/${id}/mapping`, { mapping, constants: [{ field, value }] });

    expect([reply.statusCode, reply.json<{ name: string }>().name]).toEqual([
      422,
      expect.stringMatching(name),
    ]);
  });
});
