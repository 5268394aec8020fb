import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { db, step, check, takeIn, overwrite } = await importScene();

const people = () =>
  db
    .selectFrom('person')
    .leftJoin('company', 'company.company_id', 'person.company_id')
    .select(['full_name', 'job_title', 'company_domain', 'person.linkedin_url', 'person_id'])
    .orderBy('person_id')
    .execute();
const addressesOf = (person_id: number) =>
  db
    .selectFrom('person_email')
    .select(['email', 'is_primary'])
    .where('person_id', '=', person_id)
    .orderBy('email')
    .execute();

describe('taking in people', () => {
  it('knows them by any of their addresses, else by LinkedIn, and goes back exactly', async () => {
    await takeIn('domain,aliases\nwork.example,works.example\n');
    const empty = await checksums(db);

    const first = await takeIn(
      'name,email,title,company domain,linkedin\nAda Moor,ada@work.example; Ada.M@home.example,Engineer,works.example,\n' +
        'Ben Roe,,Founder,,https://linkedin.com/in/benroe\nCy Poe,cy@work.example,,nowhere.example,\n,dee@work.example,,,\nEve,,,,\n',
      'people',
    );

    expect(first.counts).toEqual({ ...NO_COUNTS, create: 3, rejected: 2 });
    expect(first.problems).toMatchObject([
      { line: 5, field: 'full_name', message: 'A new person needs a name.' },
      { line: 6, field: 'email' },
    ]);
    expect(first.notes).toEqual(['1 row names a company that isn’t in Orion. The company is left empty.']);
    const [ada, ben, cy] = await people();
    expect(ada).toMatchObject({
      full_name: 'Ada Moor',
      job_title: 'Engineer',
      company_domain: 'work.example',
    });
    expect([ben?.full_name, cy?.company_domain]).toEqual(['Ben Roe', null]);
    expect(await addressesOf(ada?.person_id ?? 0)).toEqual([
      { email: 'ada.m@home.example', is_primary: false },
      { email: 'ada@work.example', is_primary: true },
    ]);

    const before = await checksums(db);
    const second = await overwrite(
      'name,email,title,linkedin\nAda Moor,ADA.M@HOME.example;new@home.example,CTO,\nBen Roe,,Partner,https://linkedin.com/in/benroe\n' +
        'Cy Poe,cy@work.example;ada@work.example,,\n',
      'people',
    );

    expect(second.counts).toEqual({ ...NO_COUNTS, update: 2, conflict: 1 });
    expect((await people()).map(({ job_title }) => job_title)).toEqual(['CTO', 'Partner', null]);
    expect(await step(second.id, 'undo')).toMatchObject({ kept: [] });
    expect(await checksums(db)).toEqual(before);
    expect(await step(first.id, 'undo')).toMatchObject({ kept: [] });
    expect(await checksums(db)).toEqual(empty);
  });

  it('offers the row of a person without a name among the rejected, as the file has it', async () => {
    const found = await check('email,title\nnameless@work.example,CEO\n', 'people');

    expect(found.counts).toEqual({ ...NO_COUNTS, rejected: 1 });
  });

  it('once is enough', async () => {
    const file = 'name,email,title\nFay Lund,fay@work.example,CEO\n';
    await takeIn(file, 'people');

    expect((await takeIn(file, 'people')).counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
  });
});
