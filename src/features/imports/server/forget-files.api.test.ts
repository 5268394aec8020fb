import { expect, it } from 'vitest';
import { forgetImportFiles } from './forget-files.ts';
import { importScene } from './testing/import-scene.ts';

const { server, db, jobs, call, check, read, step } = await importScene();
const DAY_MS = 86_400_000;
const forget = () =>
  forgetImportFiles(db, new Date(server.clock.now().getTime() - 30 * DAY_MS), 100, server.platform);
const rowsOf = (id: string) =>
  db.selectFrom('import_row').select('number').where('import_id', '=', id).execute();

it('lets files go after their time, with what an undo would need', async () => {
  const taken = await check('domain,name\na.example,A\nnope,Nobody\n');
  await step(taken.id, 'commit');
  const waiting = await check('domain,name\nb.example,B\n');
  const then = new Date(server.clock.now().getTime() - 31 * DAY_MS).toISOString();
  await db.updateTable('import').set({ created_at: then }).execute();
  const fresh = await check('domain,name\nc.example,C\n');

  await forget();
  await forget();

  expect(await rowsOf(taken.id)).toEqual([]);
  expect((await call('GET', `/${taken.id}/rejected`)).json()).toMatchObject({
    code: 404,
    message: 'The file is no longer available. Upload it again.',
  });
  expect(await read(waiting.id)).toMatchObject({
    status: 'failed',
    failure: 'The file expired before it was imported. Upload it again.',
  });
  expect(await step(fresh.id, 'commit')).toMatchObject({ status: 'committed' });
  expect((await call('POST', `/${taken.id}/undo`)).json()).toMatchObject({
    code: 409,
    message: 'This import is too old to undo. The earlier values are no longer stored.',
  });
  expect(jobs.queued).toEqual([]);
  const left = await db.selectFrom('company').select('company_domain').orderBy('company_domain').execute();
  expect(left).toEqual([{ company_domain: 'a.example' }, { company_domain: 'c.example' }]);
});
