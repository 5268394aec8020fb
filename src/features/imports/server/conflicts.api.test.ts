import { beforeEach, describe, expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene, typedByAPerson } from './testing/import-scene.ts';

const { db, call, step, check, conflicts, decide, takeIn, findCompany } = await importScene();

const listsOf = async (company_domain: string) =>
  (
    await db
      .selectFrom('workboard_company')
      .innerJoin('workboard', 'workboard.workboard_id', 'workboard_company.workboard_id')
      .innerJoin('company', 'company.company_id', 'workboard_company.company_id')
      .where('company_domain', '=', company_domain)
      .select('workboard.name')
      .execute()
  ).map(({ name }) => name);
let at = 0;
let domain = '';
beforeEach(() => {
  at += 1;
  domain = `router-${at}.example`;
});

describe('another name on a domain we know', () => {
  const file = () =>
    `domain,name,employees,city,lists\n${domain},ThinkSmart Technologies,12,San Jose,Bought ${at}\n`;
  beforeEach(() => takeIn(`domain,name,employees\n${domain},Cisco,80000\n`));

  it('is a conflict: the name stays, and only what is empty is filled', async () => {
    const found = await check(file());

    expect(found.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    expect(await conflicts(found.id)).toMatchObject([
      {
        line: 2,
        key: domain,
        name: 'Cisco',
        choice: 'keep',
        fields: expect.arrayContaining([
          { field: 'company_name', kind: 'name', ours: 'Cisco', theirs: 'ThinkSmart Technologies' },
        ]),
      },
    ]);

    const done = await step(found.id, 'commit');

    expect(done.counts).toEqual({ ...NO_COUNTS, update: 1 });
    expect(await findCompany(domain)).toMatchObject({
      company_name: 'Cisco',
      employee_count: 80_000,
      hq_city: 'San Jose',
    });
  });

  it('is not taken by the rule for values that differ', async () => {
    const { id } = await check(file());

    const { changed_fields } = await step(id, 'commit', { existing: 'replace' });

    expect(await findCompany(domain)).toMatchObject({ company_name: 'Cisco', employee_count: 12 });
    expect(changed_fields).toEqual(
      ['employee_count', 'hq_city', 'lists'].map((field) => ({ field, changes: 1 })),
    );
  });

  it('that somebody chose to keep is kept with all its values, whatever the rule for the others', async () => {
    const { id } = await check(file());
    await decide(id, 'keep', 1);

    await step(id, 'commit', { existing: 'replace' });

    expect(await findCompany(domain)).toMatchObject({
      company_name: 'Cisco',
      employee_count: 80_000,
      hq_city: 'San Jose',
    });
  });

  it('can be skipped: nothing of the row comes in', async () => {
    const { id } = await check(file());
    const before = await checksums(db);
    await decide(id, 'skip');

    const done = await step(id, 'commit', { existing: 'replace' });

    expect(done.counts).toEqual({ ...NO_COUNTS, skipped: 1 });
    expect(await checksums(db)).toEqual(before);
  });

  it('can be taken, for this one or for all, and undone exactly', async () => {
    const before = await checksums(db);
    const { id } = await check(`${file()}new-${domain},New,1,Bern,\n`);
    const [{ number } = { number: 0 }] = await conflicts(id);
    expect((await decide(id, 'skip')).json()).toEqual({ data: { decided: 1 } });
    await decide(id, 'replace', number);

    const done = await step(id, 'commit');

    expect(done.counts).toEqual({ ...NO_COUNTS, create: 1, update: 1 });
    expect(await findCompany(domain)).toMatchObject({
      company_name: 'ThinkSmart Technologies',
      employee_count: 12,
    });
    expect(await listsOf(domain)).toEqual([`Bought ${at}`]);
    await step(id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('is no conflict where only capitals, spaces and points differ, or the name was only the domain', async () => {
    await takeIn(`domain,employees\nbare-${domain},4\n`);

    const { counts } = await takeIn(`domain,name\n${domain},"CIS CO."\nbare-${domain},Bare\n`);

    expect(counts).toEqual({ ...NO_COUNTS, differ: 1, update: 1 });
    expect((await findCompany(domain))?.company_name).toBe('Cisco');
    expect((await findCompany(`bare-${domain}`))?.company_name).toBe('Bare');
  });

  it('keeps a choice when the same file is checked again, and forgets one that is no longer needed', async () => {
    const { id } = await check(file());
    await decide(id, 'replace');

    await step(id, 'check');
    expect(await conflicts(id)).toMatchObject([{ choice: 'replace' }]);

    await typedByAPerson(db, domain, 'company_name', 'ThinkSmart Technologies');
    await step(id, 'check');
    expect(await conflicts(id)).toEqual([]);
  });

  it('is not taken for a company that came into conflict after somebody chose for all', async () => {
    await takeIn(`domain,name\nlate-${domain},Late\n`);
    const { id } = await check(`${file()}late-${domain},Late,,Lyon,\n`);
    await decide(id, 'replace');
    await typedByAPerson(db, `late-${domain}`, 'company_name', 'Renamed meanwhile');

    await step(id, 'commit', { existing: 'replace' });

    expect((await findCompany(`late-${domain}`))?.company_name).toBe('Renamed meanwhile');
  });
});

describe('several names on one domain in the file', () => {
  const file = () =>
    `domain,name,employees,lists,aliases\n${domain},Cisco,80000,Big ${at},\n` +
    `${domain},ThinkSmart,12,Small ${at},think-${at}.example\n${domain},,,,\n${domain},CISCO,,Big ${at},\n`;

  it('are a conflict: the first name and its rows come in, the others do not', async () => {
    const found = await check(file());

    expect(found.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    expect(await conflicts(found.id)).toMatchObject([
      {
        key: domain,
        fields: expect.arrayContaining([
          { field: 'company_name', kind: 'names', ours: 'Cisco', theirs: ['ThinkSmart'] },
        ]),
      },
    ]);

    const done = await step(found.id, 'commit');

    expect(done.counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect(await findCompany(domain)).toMatchObject({ company_name: 'CISCO', employee_count: 80_000 });
    expect(await listsOf(domain)).toEqual([`Big ${at}`]);
    expect(
      await db
        .selectFrom('company_alias')
        .select('domain')
        .where('domain', '=', `think-${at}.example`)
        .execute(),
    ).toEqual([]);
  });

  it('leave only the rows named as ours is', async () => {
    await takeIn(`domain,name\n${domain},ThinkSmart\n`);

    await takeIn(file());

    expect(await findCompany(domain)).toMatchObject({ company_name: 'ThinkSmart', employee_count: 12 });
  });

  it('can all be taken for one, the later value counting, or none of them', async () => {
    const taken = await check(file());
    await decide(taken.id, 'replace');
    await step(taken.id, 'commit');
    expect(await findCompany(domain)).toMatchObject({ company_name: 'CISCO', employee_count: 12 });
    expect(await listsOf(domain)).toHaveLength(2);
    await step(taken.id, 'undo');

    const skipped = await check(file());
    await decide(skipped.id, 'skip');
    await step(skipped.id, 'commit');
    expect(await findCompany(domain)).toBeUndefined();
  });
});

it('knows people by their name too', async () => {
  await takeIn('email,name\npat@people.example,Pat Moor\n', 'people');

  const found = await check('email,name\npat@people.example,Robin Vale\n', 'people');
  await step(found.id, 'commit');

  expect(found.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
  const person = await db.selectFrom('person').select('full_name').execute();
  expect(person).toEqual([{ full_name: 'Pat Moor' }]);
});

describe('choosing', () => {
  it('is for conflicts there are, of a file that is checked and not taken in', async () => {
    const { id } = await check(`domain\n${domain}\n`);
    expect((await decide(id, 'keep', 1)).statusCode).toBe(404);
    expect((await call('PUT', `/${id}/changes`, { choice: 'both' })).statusCode).toBe(422);
    expect((await call('PUT', `/${id}/changes`, { choice: 'keep', number: 2 ** 31 })).statusCode).toBe(422);
    await step(id, 'commit');

    expect((await decide(id, 'keep')).json()).toMatchObject({ code: 409 });
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await decide(nowhere, 'keep')).statusCode).toBe(404);
    expect((await call('GET', `/${nowhere}/changes`)).statusCode).toBe(404);
  });

  it('comes page by page, each once', async () => {
    const rows = Array.from({ length: 120 }, (_, row) => `p${row}-${domain}`);
    const withNames = (name: string) => `domain,name\n${rows.map((one) => `${one},${name}`).join('\n')}\n`;
    await takeIn(withNames('One'));
    const { id, counts } = await check(withNames('Two'));
    const seen: number[] = [];
    let next: number | null = 0;
    while (next !== null) {
      const reply = await call('GET', `/${id}/changes?after=${next}`);
      const page = reply.json<{ results: { number: number }[]; next: number | null }>();
      seen.push(...page.results.map(({ number }) => number));
      next = page.next;
    }

    expect(counts.conflict).toBe(120);
    expect(seen).toEqual(rows.map((_, row) => row + 1));
  });
});
