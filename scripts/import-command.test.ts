import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import { importFile, readWords } from './import-command.ts';
import { importReport } from './import-report.ts';

const folder = await mkdtemp(join(tmpdir(), 'orion-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { db, platform, url } = await testApp({ env: { ORION_DATA_DIR: folder } });
const path = join(folder, 'firm.csv');
await writeFile(path, 'Domain,Who,Headcount\nacme.example,Acme,12\nnope,Nobody,1\n');

const imports = () => db.selectFrom('import').select(['status', 'created_by']).execute();
const companies = () => db.selectFrom('company').select(['company_domain', 'company_name']).execute();
const command = (...words: string[]) =>
  importFile({ ...platform, ownerUrl: url }, readWords([path, '--as', 'companies', ...words]), () => {});

describe('npm run import', () => {
  it('shows what a file would do, and leaves nothing behind', async () => {
    const report = importReport(await command());

    expect(report).toContain('Who        (left out)');
    expect(report).toMatch(
      /Would\n {2}create +1\n {2}update +0\n {2}differ +0\n {2}unchanged +0\n {2}conflict +0\n {2}rejected +1\n/,
    );
    expect(report).toContain('line 3, domain: "nope" is not a domain; write one such as acme.example');
    expect(report).toContain('Nothing was changed. Add --commit to take it in.');
    expect([
      await imports(),
      await companies(),
      await db.selectFrom('import_row').select('number').execute(),
    ]).toEqual([[], [], []]);
  });

  it('takes it in when told, with columns mapped by hand, and notes it in the trail', async () => {
    const found = await command('--map', 'Who=company_name', '--commit');

    expect(found).toMatchObject({
      status: 'committed',
      mapping: ['domain', 'company_name', 'employee_count'],
    });
    expect(await companies()).toEqual([{ company_domain: 'acme.example', company_name: 'Acme' }]);
    expect(await imports()).toEqual([{ status: 'committed', created_by: null }]);
    const trail = await db.selectFrom('audit_event').orderBy('event_id').select(['action', 'via']).execute();
    expect(trail).toEqual([{ action: 'imports.commit', via: 'command' }]);
  });

  it('keeps ours in a conflict and fills only what is empty, unless a flag says otherwise', async () => {
    await writeFile(path, 'Domain,Company,Headcount,Who\nacme.example,Apex,13,x\n');
    const named = async () => (await companies())[0]?.company_name;

    const report = importReport(await command());
    expect(report).toContain('line 2, acme.example: company_name ours "Acme", theirs "Apex"');
    expect(report).toContain('Conflicts keep ours; --conflicts skip, replace or new says otherwise.');
    await command('--commit');
    expect(await named()).toBe('Acme');
    await command('--commit', '--existing', 'replace');
    expect(await named()).toBe('Acme');
    await command('--commit', '--conflicts', 'replace');
    expect(await named()).toBe('Apex');
  });

  it('takes back what it wrote when it fails half-way, and leaves the file to be seen', async () => {
    await writeFile(path, 'Domain,Company,Who\nfailing.example,Failing,x\n');
    const before = await companies();
    const failing = importFile(
      { ...platform, ownerUrl: url },
      readWords([path, '--as', 'companies', '--commit']),
      (done, total) => {
        if (done > 0 && total === 1 && done === total) throw new Error('No more room.');
      },
    );

    await expect(failing).rejects.toThrow('No more room.');

    expect(await companies()).toEqual(before);
  });

  it.each([
    [['a.csv', '--as', 'people', '--existing', 'all'], '--existing must be fill or replace.'],
    [['a.csv', '--as', 'people', '--conflicts', 'x'], '--conflicts must be skip or keep or replace or new.'],
    [[], 'Name one FILE.'],
    [['a.csv'], 'Say what the rows are: --as companies, --as people, or --as meetings.'],
    [['a.csv', '--as', 'planets'], 'Say what the rows are: --as companies, --as people, or --as meetings.'],
    [['a.csv', '--as', 'people', '--map', 'x'], '--map "x" must look like "Header=field".'],
    [['a.csv', '--as', 'people', '--wrong'], /Unknown option/],
  ])('does not understand %j', (words, sentence) => {
    expect(() => readWords(words)).toThrow(sentence);
  });

  it('names a column that is not there, and a field that is not one', async () => {
    await expect(command('--map', 'Nope=domain')).rejects.toThrow('The file has no column "Nope".');
    await expect(command('--map', 'Who=colour')).rejects.toThrow(
      'There is no field colour in a file of companies.',
    );
    expect(await imports()).not.toContainEqual(expect.objectContaining({ status: 'checking' }));
  });
});
