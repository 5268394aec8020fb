import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './planning/plan-report.ts';
import { checksums, importScene } from './testing/import-scene.ts';

const { server, db, headers, step, check, conflicts, decide, takeIn } = await importScene();

const named = (company_name: string) =>
  db
    .selectFrom('company')
    .selectAll()
    .where('company_name', '=', company_name)
    .orderBy('company_id')
    .execute();
const domainsOf = async (name: string) => (await named(name)).map(({ company_domain }) => company_domain);
/** A company that came without a domain; answers the address it stands under. */
const unknown = async (name: string, more = '', value = '') => {
  const { counts } = await takeIn(`name${more && `,${more}`}\n${name}${value && `,${value}`}\n`);
  expect(counts).toEqual({ ...NO_COUNTS, create: 1 });
  return (await domainsOf(name)).at(-1) ?? '';
};
const page = (of: string) => `https://www.linkedin.com/company/${of}`;
const open = (address: string) => server.call('GET', `/api/v1/companies/${address}`, { headers });

describe('a row with a domain nobody has, of a company whose domain we don’t know', () => {
  it('is shown as that company, gives it the domain, and the undo takes it back', async () => {
    const address = await unknown('Zeta Nameless', 'city,country', 'Paris,France');
    const before = await checksums(db);
    const file = 'Name,Domain,City,Country,Employees\nZeta Nameless,zeta-paris.example,Paris,France,12\n';

    const found = await check(file);
    expect(found.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    expect(await conflicts(found.id)).toMatchObject([
      {
        key: 'zeta-paris.example',
        name: 'Zeta Nameless',
        choice: 'keep',
        fields: [
          { field: 'domain', kind: 'matched', ours: address, theirs: 'zeta-paris.example' },
          { field: 'employee_count', kind: 'empty' },
        ],
      },
    ]);
    await step(found.id, 'commit');

    expect(await named('Zeta Nameless')).toMatchObject([
      { company_domain: 'zeta-paris.example', employee_count: 12 },
    ]);
    for (const way of [address, 'zeta-paris.example'])
      expect((await open(way)).json()).toMatchObject({ data: { company_domain: 'zeta-paris.example' } });
    const again = await check(file);
    expect(again.counts).toEqual({ ...NO_COUNTS, unchanged: 1 });

    expect((await step(found.id, 'undo')).kept).toEqual([]);
    expect(await checksums(db)).toEqual(before);
    expect((await open('zeta-paris.example')).statusCode).toBe(404);
    expect((await open(address)).json()).toMatchObject({ data: { company_domain: address } });
  });

  it('makes a new company, or nothing, where somebody says so', async () => {
    const address = await unknown('Choice Works', 'city', 'Lund');
    const before = await checksums(db);
    const file = 'domain,name,city\nchoice-works.example,Choice Works,Lund\n';

    const skipped = await check(file);
    await decide(skipped.id, 'skip');
    await step(skipped.id, 'commit');
    expect(await checksums(db)).toEqual(before);

    const made = await check(file);
    await decide(made.id, 'new');
    expect((await step(made.id, 'commit')).counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect(await domainsOf('Choice Works')).toEqual([address, 'choice-works.example']);
    expect((await check(file)).counts).toEqual({ ...NO_COUNTS, unchanged: 1 });
    await step(made.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('is found by its page on LinkedIn under another name, and never where pages or places contradict', async () => {
    await unknown('Paged', 'linkedin,city', `${page('paged')},Cork`);

    const same = await check(`domain,name,linkedin\npaged.example,Paged Limited,${page('PAGED')}\n`);
    expect((await conflicts(same.id))[0]?.fields.map(({ kind }) => kind)).toEqual([
      'matched',
      'name',
      'differs',
    ]);
    const bare = await check(`domain,linkedin\npaged.example,${page('paged')}\n`);
    expect((await conflicts(bare.id))[0]).toMatchObject({ name: 'Paged' });
    const other = await check(`domain,name,linkedin\npaged.example,Paged,${page('other-paged')}\n`);
    expect(other.counts).toEqual({ ...NO_COUNTS, create: 1 });
    const elsewhere = await check('domain,name,city\npaged.example,Paged,Galway\n');
    expect(elsewhere.counts).toEqual({ ...NO_COUNTS, create: 1 });

    await decide(same.id, 'replace');
    await step(same.id, 'commit');
    expect(await domainsOf('Paged Limited')).toEqual(['paged.example']);
  });

  it('comes in as new, and is told, where several may be meant or another row took it', async () => {
    await unknown('Twice Unknown', 'city', 'Bern');
    const before = await domainsOf('Twice Unknown');
    const file = 'domain,name\ntwice-one.example,Twice Unknown\ntwice-two.example,Twice Unknown\n';

    const claimed = await check(file);
    expect(claimed.counts).toEqual({ ...NO_COUNTS, create: 1, conflict: 1 });
    expect(claimed.notes).toContain(
      '1 new company may be in Orion already, without a domain. Compare them after the import.',
    );
    await step(claimed.id, 'commit');
    expect(await domainsOf('Twice Unknown')).toEqual(['twice-one.example', 'twice-two.example']);
    await step(claimed.id, 'undo');
    expect(await domainsOf('Twice Unknown')).toEqual(before);

    await unknown('Twice Unknown', 'city', 'Basel');
    const several = await check('domain,name\ntwice-one.example,Twice Unknown\n');
    expect(several.counts).toEqual({ ...NO_COUNTS, create: 1 });
    expect(several.notes).toContain(
      '1 new company may be in Orion already, without a domain. Compare them after the import.',
    );
  });

  it('goes with the rows of the file that tell the same company without a domain', async () => {
    const address = await unknown('Joined Rows', 'city', 'Oslo');
    const before = await checksums(db);
    const file =
      'domain,name,city,employees\n,Joined Rows,Oslo,5\njoined.example,Joined Rows,Oslo,\njoined.example,,,9\n';

    const kept = await check(file);
    expect(kept.counts).toEqual({ ...NO_COUNTS, conflict: 1 });
    await step(kept.id, 'commit');
    expect(await named('Joined Rows')).toMatchObject([
      { company_domain: 'joined.example', employee_count: 9 },
    ]);
    await step(kept.id, 'undo');

    const apart = await check(file);
    await decide(apart.id, 'new');
    await step(apart.id, 'commit');
    expect(await domainsOf('Joined Rows')).toEqual([address, 'joined.example']);
    await step(apart.id, 'undo');
    expect(await checksums(db)).toEqual(before);
  });

  it('belongs to whoever has the domain, and a second domain beside it becomes a further one', async () => {
    const address = await unknown('Owned Elsewhere', 'city', 'Ulm');
    await takeIn('domain,name\nowned.example,Owner Ltd\n');

    const owned = await check('domain,name,city\nowned.example,Owned Elsewhere,Ulm\n');
    expect((await conflicts(owned.id))[0]).toMatchObject({ name: 'Owner Ltd' });
    const two = await check(
      'domain,further domains,name,city\nulm-one.example,ulm-two.example,Owned Elsewhere,Ulm\n',
    );
    await step(two.id, 'commit');
    expect(await domainsOf('Owned Elsewhere')).toEqual(['ulm-one.example']);
    expect((await open('ulm-two.example')).json()).toMatchObject({ data: { aliases: ['ulm-two.example'] } });
    await step(two.id, 'undo');
    expect(await domainsOf('Owned Elsewhere')).toEqual([address]);
  });

  it('finds its meetings with the domain, and the undo lets go of them', async () => {
    await unknown('Met Unknown', 'city', 'Graz');
    await db
      .insertInto('fathom_meeting')
      .values({ fathom_id: 9077, meeting_title: 'Call', scoper: 'ann@firm.example' })
      .execute();
    await db
      .insertInto('fathom_company')
      .values({ fathom_id: 9077, company_domain: 'met-unknown.example', company_name: 'met-unknown.example' })
      .execute();
    const before = await checksums(db);

    const { id } = await takeIn('domain,name,city\nmet-unknown.example,Met Unknown,Graz\n');
    expect(await checksums(db)).not.toEqual(before);
    await step(id, 'undo');

    expect(await checksums(db)).toEqual(before);
  });
});

describe('undoing what gave a domain', () => {
  const BARE = 'name,city\nOrder Works,Turin\n';
  const WITH = 'domain,name,city,employees\norder-works.example,Order Works,Turin,4\n';

  it.each([
    ['the later first', [1, 0]],
    ['the earlier first', [0, 1]],
    ['a third one that only names it', [0, 2, 1]],
    ['the third one first', [2, 0, 1]],
    ['the middle one first', [1, 2, 0]],
  ])('leaves nothing of them: %s', async (_which, order) => {
    const before = await checksums(db);
    const ids: string[] = [];
    for (const file of [BARE, WITH, WITH].slice(0, order.length)) {
      server.clock.advance(1000);
      ids.push((await takeIn(file)).id);
    }

    for (const at of order) await step(ids[at] ?? '', 'undo');

    expect(await checksums(db)).toEqual(before);
  });

  it('keeps a domain that somebody corrected since', async () => {
    await unknown('Corrected Since', 'city', 'Riga');
    const { id } = await takeIn('domain,name,city\ncorrected-since.example,Corrected Since,Riga\n');
    const { company_id, version } = (await named('Corrected Since'))[0] ?? { company_id: 0, version: 0 };
    const back = await server.call('PATCH', '/api/v1/companies/corrected-since.example', {
      headers,
      payload: { version, company_domain: `~${company_id}` },
    });
    expect(back.statusCode).toBe(200);

    expect((await step(id, 'undo')).kept).toMatchObject([
      { key: 'Corrected Since', field: 'company_domain' },
    ]);
    expect(await domainsOf('Corrected Since')).toEqual([`~${company_id}`]);
  });
});
