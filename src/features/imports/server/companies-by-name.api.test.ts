import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { db, step, check, conflicts, decide, takeIn, findCompany } = await importScene();

const named = (company_name: string) =>
  db
    .selectFrom('company')
    .selectAll()
    .where('company_name', '=', company_name)
    .orderBy('company_id')
    .execute();
const linkedin = (page: string) => `https://www.linkedin.com/company/${page}`;

describe('a company without a domain', () => {
  it('comes in by its name, once however often the file comes, and goes again', async () => {
    const before = await checksums(db);
    const file =
      'name,city,country,employees\nVellum Mills,Bern,Switzerland,12\nVellum Mills,Basel,Switzerland,7\nVellum Mills,,,\n';

    const first = await check(file);
    expect(first.counts).toEqual({ ...NO_COUNTS, create: 3 });
    expect(first.notes).toContain('3 new companies have no domain. You can add one later.');
    await step(first.id, 'commit');
    const made = await named('Vellum Mills');
    expect(made.map(({ company_domain, hq_city }) => [company_domain, hq_city])).toEqual(
      made.map(({ company_id }, at) => [`~${company_id}`, ['Bern', 'Basel', null][at]]),
    );

    const again = await check(file.replace('Vellum Mills,Bern', 'VELLUM-Mills,bern'));
    expect(again.counts).toMatchObject({ create: 0, rejected: 0 });
    await step(again.id, 'commit');
    expect(await named('Vellum Mills')).toHaveLength(3);

    await step(again.id, 'undo');
    await step(first.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('is the one another row of the file tells with a domain, or a page', async () => {
    const { counts } = await takeIn(
      `domain,name,city,linkedin\n,Tallow Works,,\ntallow.example,Tallow Works,Graz,\n,Umber Labs,,\n,Umber Labs,,${linkedin('umber')}\n`,
    );

    expect(counts).toEqual({ ...NO_COUNTS, create: 2 });
    expect((await named('Tallow Works')).map(({ company_domain }) => company_domain)).toEqual([
      'tallow.example',
    ]);
    expect((await named('Umber Labs')).map(({ linkedin_url }) => linkedin_url)).toEqual([linkedin('umber')]);
  });

  it('is matched to one we have by name and place, shown, and taken unless somebody says otherwise', async () => {
    await takeIn('domain,name,country\nquarry.example,Quarry Group,Norway\n');
    const file = 'name,country,city\nQuarry Group,Norway,Oslo\n';

    const found = await check(file);

    expect(found.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    expect(await conflicts(found.id)).toMatchObject([
      {
        key: 'quarry.example',
        name: 'Quarry Group',
        choice: 'keep',
        fields: [
          { field: 'domain', kind: 'matched', ours: 'quarry.example' },
          { field: 'hq_city', kind: 'empty' },
        ],
      },
    ]);
    await step(found.id, 'commit');
    expect(await findCompany('quarry.example')).toMatchObject({ hq_city: 'Oslo' });
    expect(await named('Quarry Group')).toHaveLength(1);
  });

  it.each([
    ['each other', ',Wren Alike,,Germany,\n,Wren Alike,,Austria,\n,Wren Alike,,Germany,'],
    ['a row with a domain', 'wren.example,,Bern,,\n,Wren Alike,Graz,,'],
    ['a row with a domain that comes later', ',Wren Alike,Graz,,\nwren.example,,Bern,,'],
    ['each other by their pages', `,Wren Alike,,,${linkedin('wren')}\n,Wren Alike,,,${linkedin('other')}`],
  ])(
    'is not all of several rows that contradict %s, and the second time nothing is new',
    async (_what, rows) => {
      const { id: under } = await takeIn('domain,name\nwren.example,Wren Alike\n');
      const before = await checksums(db);
      const file = `domain,name,city,country,linkedin\n${rows}\n`;

      const { id, counts } = await takeIn(file);

      expect(counts).toEqual({ ...NO_COUNTS, create: 1, update: 1 });
      const again = await takeIn(file);
      expect(again.counts).toMatchObject({ create: 0, update: 0 });
      expect(await named('Wren Alike')).toHaveLength(2);
      for (const one of [again.id, id]) await step(one, 'undo');
      expect(await checksums(db)).toEqual(before);
      await step(under, 'undo');
    },
  );

  it('can be made a new one instead, which the same file finds again', async () => {
    await takeIn('domain,name\nsedge.example,Sedge Partners\n');
    const before = await checksums(db);
    const file = 'name,city\nSedge Partners,Turin\n';
    const { id } = await check(file);
    expect((await decide(id, 'new')).json()).toEqual({ data: { decided: 1 } });

    expect((await step(id, 'commit')).counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect((await named('Sedge Partners')).map(({ hq_city }) => hq_city)).toEqual([null, 'Turin']);

    expect((await check(file)).counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('is known by its page where that is told, and is another where pages differ', async () => {
    await takeIn(`domain,name,linkedin\nheron.example,Heron Ltd,${linkedin('heron')}\n`);

    const same = await check(`name,linkedin,city\nHeron Limited,${linkedin('Heron')}/about,Cork\n`);
    const other = await check(`name,linkedin\nHeron Ltd,${linkedin('other-heron')}\n`);

    expect(same.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    expect(other.counts).toEqual({ ...NO_COUNTS, create: 1 });
  });

  it('is refused where several have its name, where it has none, and where its domain cannot be read', async () => {
    await takeIn('domain,name\none-finch.example,Finch\ntwo-finch.example,Finch\n');

    const { problems, counts } = await check(
      'domain,name,city\n,Finch,\n,,Bern\nfinch,Finch Works,\n~99999999,Finch Works,\n',
    );

    expect(counts).toEqual({ ...NO_COUNTS, rejected: 4 });
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Several companies have this name. Add a domain, or the city and country.'],
      [3, 'The row has neither a domain nor a website, and no name.'],
      [4, expect.stringContaining('not a domain')],
      [5, 'Orion has no company with this number. Write its domain, or leave the cell empty.'],
    ]);
  });

  it('is also named by its number, as exports do', async () => {
    await takeIn('name\nLinden Numbered\n');
    const company_domain = (await named('Linden Numbered'))[0]?.company_domain ?? '';

    const { counts } = await takeIn(`domain,name,city\n${company_domain},Linden Numbered,Lund\n`);

    expect(counts).toEqual({ ...NO_COUNTS, update: 1 });
    expect(await findCompany(company_domain)).toMatchObject({ hq_city: 'Lund' });
  });
});

describe('a conflict of names', () => {
  it('on a domain we know can make two companies, once', async () => {
    await takeIn('domain,name,employees\nrouting.example,Routing,80\n');
    const before = await checksums(db);
    const file = 'domain,name,city\nrouting.example,Bought Small,Zug\n';
    const { id } = await check(file);
    await decide(id, 'new');

    expect((await step(id, 'commit')).counts).toEqual({ ...NO_COUNTS, create: 1 });

    expect(await findCompany('routing.example')).toMatchObject({ company_name: 'Routing', hq_city: null });
    const [second, ...more] = await named('Bought Small');
    expect([second?.company_domain, second?.hq_city, more]).toEqual([`~${second?.company_id}`, 'Zug', []]);

    const again = await check(file);
    await decide(again.id, 'new');
    expect((await step(again.id, 'commit')).counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
    expect(await named('Bought Small')).toHaveLength(1);

    for (const done of [again.id, id]) await step(done, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('beside a company with the same page on LinkedIn is found again by its name', async () => {
    const page = 'https://www.linkedin.com/company/one-page';
    await takeIn(`domain,name,linkedin\none-page.example,One Page,${page}\n`);
    const file = `name,city,country,linkedin\nQuite Another,Bologna,Italy,${page}\n`;
    const { id } = await check(file);
    await decide(id, 'new');
    expect((await step(id, 'commit')).counts).toEqual({ ...NO_COUNTS, create: 1 });

    expect((await check(file)).counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
  });

  it('of several names on one domain makes one of each', async () => {
    const before = await checksums(db);
    const { id } = await check(
      'domain,name,city\nhub.example,Hub,Kiel\nhub.example,Spoke,Ulm\nhub.example,Spoke,Ulm\nhub.example,Rim,\n',
    );
    await decide(id, 'new');

    await step(id, 'commit');

    expect(await findCompany('hub.example')).toMatchObject({ company_name: 'Hub', hq_city: 'Kiel' });
    for (const name of ['Spoke', 'Rim'])
      expect(
        (await named(name)).map(({ company_id, company_domain }) => [company_id, company_domain]),
      ).toEqual([[expect.any(Number), expect.stringMatching(/^~\d+$/)]]);
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('is offered only where another company may be meant', async () => {
    const people = 'email,name\nada@offered.example,Ada Moor\n';
    await takeIn(people, 'people');
    const found = await check(people.replace('Ada Moor', 'Bea Lund'), 'people');

    expect((await decide(found.id, 'new')).json()).toEqual({ data: { decided: 0 } });
  });
});
