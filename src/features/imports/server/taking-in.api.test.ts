import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene, typedByAPerson } from './testing/import-scene.ts';

const { db, user_id, step, changes, check, conflicts, takeIn, overwrite, findCompany } = await importScene();
const aliasesOf = async (company_domain: string) =>
  (
    await db
      .selectFrom('company_alias')
      .innerJoin('company', 'company.company_id', 'company_alias.company_id')
      .where('company_domain', '=', company_domain)
      .select('domain')
      .orderBy('domain')
      .execute()
  ).map(({ domain }) => domain);

describe('taking in companies', () => {
  it('tells create, update, differ, unchanged, conflict and rejected apart, and changes nothing before the commit', async () => {
    await takeIn(
      'domain,name,employees\nsame.example,Same,5\nold.example,Old,5\ntyped.example,Typed,5\nother.example,Other,5\n',
    );
    await typedByAPerson(db, 'typed.example', 'employee_count', 7);
    const before = await checksums(db);

    const found = await check(
      'domain,name,employees,city\nnew.example,New,1,Bern\nsame.example,Same,5,\nold.example,Old,5,Graz\n' +
        'typed.example,Typed,9,\nother.example,Other,6,\n,,1,\n',
    );

    expect(found.counts).toEqual({
      create: 1,
      update: 1,
      differ: 1,
      unchanged: 1,
      conflict: 1,
      skipped: 0,
      rejected: 1,
    });
    expect(await conflicts(found.id)).toEqual([
      {
        number: 4,
        line: 5,
        key: 'typed.example',
        name: 'Typed',
        action: 'conflict',
        choice: 'keep',
        fields: [{ field: 'employee_count', kind: 'typed', ours: 7, theirs: 9 }],
      },
    ]);
    expect((await changes(found.id, 'action=differ')).results).toMatchObject([
      {
        line: 6,
        key: 'other.example',
        choice: null,
        fields: [{ field: 'employee_count', kind: 'differs', ours: 5, theirs: 6 }],
      },
    ]);
    expect(found.problems).toEqual([
      { line: 7, field: 'domain', message: 'The row has neither a domain nor a website, and no name.' },
    ]);
    expect(await checksums(db)).toEqual(before);

    const done = await step(found.id, 'commit');

    expect(done).toMatchObject({ status: 'committed', counts: found.counts, rows_done: 6, rows_total: 6 });
    expect(await findCompany('new.example')).toMatchObject({
      company_name: 'New',
      hq_city: 'Bern',
      source: 'import',
    });
    expect(await findCompany('old.example')).toMatchObject({
      hq_city: 'Graz',
      version: 2,
      provenance: { hq_city: { source: 'import', import_id: found.id } },
    });
    expect(await findCompany('other.example')).toMatchObject({ employee_count: 5, version: 1 });
    expect(await findCompany('typed.example')).toMatchObject({ employee_count: 7, version: 2 });
    expect(await findCompany('same.example')).toMatchObject({ version: 1, provenance: {} });
  });

  it('writes over what is there only when told to', async () => {
    await takeIn('domain,name,employees\nours.example,Theirs,1\n');
    await typedByAPerson(db, 'ours.example', 'company_name', 'Ours');

    const done = await overwrite('domain,name,employees\nours.example,New,2\n');

    expect(done.counts).toEqual({ ...NO_COUNTS, update: 1 });
    expect(await findCompany('ours.example')).toMatchObject({ company_name: 'New', employee_count: 2 });
  });

  it('takes the whole of a company somebody made by hand as typed, but fills what is empty', async () => {
    await db
      .insertInto('company')
      .values({ company_domain: 'hand.example', company_name: 'Hand', employee_count: 3, source: 'person' })
      .execute();

    const done = await takeIn('domain,name,employees,city\nhand.example,Hand,9,Oslo\n');

    expect(done.counts).toEqual({ ...NO_COUNTS, update: 1 });
    expect(await findCompany('hand.example')).toMatchObject({ employee_count: 3, hq_city: 'Oslo' });
  });

  it('takes the domain from the website, and the domain for a name that is missing', async () => {
    await takeIn('website,domain\nhttps://www.fromsite.example/about,NULL\n,bare.example\n');

    expect(await findCompany('fromsite.example')).toMatchObject({ company_name: 'fromsite.example' });
    expect(await findCompany('bare.example')).toMatchObject({ company_name: 'bare.example', url: null });
  });

  it('makes one company of rows that speak of one, the later value winning, and says so', async () => {
    const done = await takeIn(
      'domain,name,employees,lists\ntwin.example,Twin,1,One list\ntwin.example,,2,Other list\ntwin.example,TWIN,,\n',
    );

    expect(done.counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect(done.notes).toEqual(['2 rows repeat an earlier row. The last value is used.']);
    expect(await findCompany('twin.example')).toMatchObject({ company_name: 'TWIN', employee_count: 2 });
    const lists = await db
      .selectFrom('workboard')
      .select(['name', 'created_by'])
      .where('name', 'like', '%list')
      .execute();
    expect(lists).toEqual([
      { name: 'One list', created_by: user_id },
      { name: 'Other list', created_by: user_id },
    ]);
  });

  it('finds a company under its old and second domains, in the file and in the firm', async () => {
    await takeIn('domain,name,aliases\nmain.example,Main,second.example;third.example\n');

    const done = await takeIn(
      'domain,employees,aliases\nsecond.example,4,\nrenamed.example,5,main.example\n' +
        'fresh.example,6,fresh-two.example\nfresh-two.example,7,fresh-three.example\nfresh-three.example,8,\n',
    );

    expect(done.counts).toEqual({ ...NO_COUNTS, create: 1, update: 1 });
    expect(await findCompany('main.example')).toMatchObject({ employee_count: 5 });
    expect(await aliasesOf('main.example')).toEqual(['renamed.example', 'second.example', 'third.example']);
    expect(await findCompany('fresh.example')).toMatchObject({ employee_count: 8 });
    expect(await aliasesOf('fresh.example')).toEqual(['fresh-three.example', 'fresh-two.example']);
  });

  it('leaves a domain with the company that has it', async () => {
    await takeIn('domain,aliases\nfirst.example,held.example\nother.example,\n');

    const done = await takeIn('domain,aliases,name\nother.example,held.example;first.example,Other\n');

    expect(done.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    const [held] = await conflicts(done.id);
    expect(held?.fields.map(({ kind, field, theirs }) => [kind, field, theirs])).toEqual([
      ['taken', 'aliases', 'first.example'],
      ['taken', 'aliases', 'held.example'],
    ]);
    expect([await aliasesOf('first.example'), await aliasesOf('other.example')]).toEqual([
      ['held.example'],
      [],
    ]);
    expect(await findCompany('other.example')).toMatchObject({ company_name: 'Other' });
  });

  it('never takes two companies on a shared host for one', async () => {
    const done = await takeIn(
      'website,domain,name\nhttps://www.facebook.com/a,a-own.example,A\nhttps://facebook.com/b,b-own.example,B\n' +
        'https://de.linkedin.com/company/c,,C\nhttps://facebook.com/d,,D\nhttps://shop.myshopify.com,,Shop\n',
    );

    expect(done.counts).toEqual({ ...NO_COUNTS, create: 3, rejected: 2 });
    expect(done.problems).toMatchObject([
      { line: 4, field: 'website', message: expect.stringMatching(/^de\.linkedin\.com is shared by many/) },
      {
        line: 5,
        field: 'website',
        message: expect.stringMatching(/^facebook\.com is a forum or social network/),
      },
    ]);
    expect(await findCompany('shop.myshopify.com')).toMatchObject({ company_name: 'Shop' });
  });

  it('makes the tags, lists, data sources and places nobody had, and finds them for Explore', async () => {
    const file =
      'domain,growth tags,lists,datasource,city,country,description\n' +
      'tagged.example,Hiring Fast;New Office,Autumn fair;Reading,Fair Lists,Bergen,Norway,Makes quiet pumps\n';

    await takeIn(file);
    const again = await takeIn(file.replace('Hiring Fast', 'hiring fast').replace('Reading', 'READING'));

    expect(again.counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
    const found = await sql`
      select array(select display_name from choice where choice_id = any (d.tag_ids) order by 1) as tags,
        array(select name::text from workboard where workboard_id = any (d.list_ids) order by 1) as lists,
        array(select datasource from datasource where datasource_id = any (d.datasource_ids)) as sources,
        (select name from place where place_id = d.hq_city_id) as city,
        t.document @@ plainto_tsquery('english', 'quiet pump') as is_found
      from discovery d join company c using (company_id) join company_text t using (company_id)
      where c.company_domain = 'tagged.example'`.execute(db);
    expect(found.rows).toEqual([
      {
        tags: ['Hiring Fast', 'New Office'],
        lists: ['Autumn fair', 'Reading'],
        sources: ['fair_lists'],
        city: 'Bergen',
        is_found: true,
      },
    ]);
  });

  it('takes one file in once, however often', async () => {
    const file =
      'domain,name,employees,total funding,growth 1y,founded\n' +
      'twice.example,Twice,12,$1.2M,12.34%,2001\n';
    await takeIn(file);
    const before = await checksums(db);

    const again = await takeIn(file);

    expect(again.counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
    expect(await checksums(db)).toEqual(before);
  });
});
