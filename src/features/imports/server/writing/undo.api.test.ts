import { describe, expect, it } from 'vitest';
import { undoImport } from './undo-import.ts';
import { checksums, importScene, typedByAPerson } from '../testing/import-scene.ts';

const { server, db, jobs, user_id, call, step, takeIn, overwrite, findCompany } = await importScene();

const idOf = async (company_domain: string) => (await findCompany(company_domain))?.company_id ?? 0;

describe('undoing an import', () => {
  it('brings every business column of every table back, byte by byte', async () => {
    await takeIn(
      'domain,name,employees,city,country,growth tags,lists,aliases\n' +
        'kept.example,Kept,5,Bern,Switzerland,Steady,Old list,kept-two.example\nother.example,Other,1,Oslo,Norway,,,\n',
    );
    await typedByAPerson(db, 'kept.example', 'employee_count', 7);
    const before = await checksums(db);
    const done = await overwrite(
      'domain,name,employees,city,country,growth tags,lists,aliases,datasource,description,status,saas\n' +
        'kept.example,Renamed,9,Lima,Peru,Fresh tag;steady,Fresh list;old list,kept-three.example,fresh_source,Pumps,Public,yes\n' +
        'made.example,Made,2,Quito,Ecuador,Fresh tag,Fresh list,made-two.example,fresh_source,,,\nother.example,Other,1,,,,,,,,,\n',
    );
    expect(done.counts).toEqual({
      create: 1,
      update: 1,
      differ: 0,
      unchanged: 1,
      conflict: 0,
      skipped: 0,
      rejected: 0,
    });
    expect(await checksums(db)).not.toEqual(before);

    const undone = await step(done.id, 'undo');

    expect(undone).toMatchObject({ status: 'undone', kept: [] });
    expect(await checksums(db)).toEqual(before);
  });

  // API-010
  it('is for whoever took the file in, or an administrator', async () => {
    const { id } = await takeIn('domain,name\nanns.example,Ann’s\n');
    const as = async (who: { headers: object }, method: 'GET' | 'POST', path = '') =>
      (await server.call(method, `/api/v1/imports/${id}${path}`, { headers: { ...who.headers } })).json();
    const other = await server.signIn();
    const admin = await server.signIn({ role: null, administrator: true });

    expect((await as(other, 'GET')).data.may_undo).toBe(false);
    expect(await as(other, 'POST', '/undo')).toMatchObject({
      code: 403,
      message: 'Only the person who imported this file, or an administrator, can undo it.',
    });
    expect(await findCompany('anns.example')).toBeDefined();
    expect((await as(admin, 'GET')).data.may_undo).toBe(true);
    await as(admin, 'POST', '/undo');
    await jobs.runQueued();
    expect(await findCompany('anns.example')).toBeUndefined();
  });

  it('also of what a person typed and the import wrote over', async () => {
    await takeIn('domain,name\nforced.example,Forced\n');
    await typedByAPerson(db, 'forced.example', 'company_name', 'Typed');
    const before = await checksums(db);
    const { id } = await overwrite('domain,name\nforced.example,Imported\n');

    await step(id, 'undo');

    expect(await checksums(db)).toEqual(before);
    expect(await findCompany('forced.example')).toMatchObject({
      company_name: 'Typed',
      provenance: { company_name: { source: 'person' } },
    });
  });

  it('keeps a value that a person changed since, and tells', async () => {
    await takeIn('domain,name,employees\nsince.example,Since,1\n');
    const { id } = await overwrite('domain,name,employees\nsince.example,After,2\n');
    await typedByAPerson(db, 'since.example', 'employee_count', 3);

    const { kept } = await step(id, 'undo');

    expect(kept).toEqual([
      { key: 'since.example', field: 'employee_count', message: 'Changed after the import, so it was kept.' },
    ]);
    expect(await findCompany('since.example')).toMatchObject({
      company_name: 'Since',
      employee_count: 3,
      provenance: { employee_count: { source: 'person' } },
    });
  });

  it('keeps a value that a person typed anew although it is the same', async () => {
    await takeIn('domain,employees\nconfirmed.example,1\n');
    const { id } = await overwrite('domain,employees\nconfirmed.example,2\n');
    await typedByAPerson(db, 'confirmed.example', 'employee_count', 2);

    const { kept } = await step(id, 'undo');

    expect(kept).toHaveLength(1);
    expect((await findCompany('confirmed.example'))?.employee_count).toBe(2);
  });

  it.each<[what: string, lean: (company_id: number, domain: string) => Promise<unknown>]>([
    ['was changed', (_id, domain) => typedByAPerson(db, domain, 'hq_city', 'Turin')],
    [
      'is somebody’s favourite',
      (company_id) =>
        db
          .insertInto('favourite')
          .values({ user_id, company_id, created_at: new Date().toISOString() })
          .execute(),
    ],
    [
      'got another domain',
      (company_id, domain) =>
        db
          .insertInto('company_alias')
          .values({ company_id, domain: `two.${domain}` })
          .execute(),
    ],
    [
      'is on another list',
      async (company_id) => {
        const list = await db
          .insertInto('workboard')
          .values({ name: 'By hand' })
          .returning('workboard_id')
          .executeTakeFirstOrThrow();
        return db
          .insertInto('workboard_company')
          .values({ ...list, company_id })
          .execute();
      },
    ],
    [
      'is where a person works',
      (company_id) => db.insertInto('person').values({ full_name: 'Pat Moor', company_id }).execute(),
    ],
    [
      'stands in a digest',
      async (_id, company_domain) => {
        const at = new Date().toISOString();
        const digest = await db
          .insertInto('digest')
          .values({ date: '2026-01-02', scoper_id: user_id, created_at: at })
          .returning('uuid as digest_uuid')
          .executeTakeFirstOrThrow();
        const premise = await db
          .insertInto('digest_premise')
          .values({ ...digest, order_index: 0 })
          .returning('uuid as premise_uuid')
          .executeTakeFirstOrThrow();
        return db
          .insertInto('digest_domain')
          .values({ ...premise, company_domain, order_index: 0 })
          .execute();
      },
    ],
  ])('keeps a company it made that %s since', async (what, lean) => {
    const domain = `${what.replace(/\W/g, '')}.example`.toLowerCase();
    const { id } = await takeIn(
      `domain,name,growth tags,lists\n${domain},Lean,Tag of ${what},List of ${what}\nlonely-${domain},Lonely,,\n`,
    );
    await lean(await idOf(domain), domain);

    const { kept } = await step(id, 'undo');

    expect(kept).toContainEqual({
      key: domain,
      field: null,
      message: 'It was changed or used after the import, so it was kept.',
    });
    expect(await findCompany(domain)).toBeDefined();
    expect(await findCompany(`lonely-${domain}`)).toBeUndefined();
    const tags = await db
      .selectFrom('company_growth_tag')
      .select('tag')
      .where('tag', '=', `Tag of ${what}`)
      .execute();
    expect(tags).toHaveLength(1);
  });

  it('keeps a list it made that somebody uses since', async () => {
    await takeIn('domain\nlister.example\n');
    const { id } = await takeIn('domain,lists\nmember.example,Used list\n');
    const { workboard_id } = await db
      .selectFrom('workboard')
      .select('workboard_id')
      .where('name', '=', 'Used list')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('workboard_company')
      .values({ workboard_id, company_id: await idOf('lister.example') })
      .execute();

    const { kept } = await step(id, 'undo');

    expect(kept).toEqual([
      { key: 'Used list', field: 'lists', message: 'The list is in use, so it was kept.' },
    ]);
    expect(await findCompany('member.example')).toBeUndefined();
  });

  it('happens once, and what was undone can be checked and taken in again', async () => {
    const { id } = await takeIn('domain\nagain.example\n');
    await Promise.all([1, 2].map(() => call('POST', `/${id}/undo`)));
    await Promise.all([1, 2].map(() => undoImport(server.platform, id)));
    await jobs.runQueued();
    expect(await findCompany('again.example')).toBeUndefined();

    await step(id, 'check');
    await step(id, 'commit');

    expect(await findCompany('again.example')).toBeDefined();
  });

  it.each([0, 1, 2])('that is killed at its stop %i goes on where it was', async (stop) => {
    const before = await checksums(db);
    const rows = [1, 2, 3, 4, 5].map((row) => `half${stop}-${row}.example,Half ${row},Half ${row % 2}`);
    const { id } = await takeIn(`domain,name,lists\n${rows.join('\n')}\n`);
    await call('POST', `/${id}/undo`);
    let stops = 0;

    const killed = undoImport(
      server.platform,
      id,
      () => {
        if (stops === stop) throw new Error('killed');
        stops += 1;
      },
      2,
    );

    await expect(killed).rejects.toThrow('killed');
    expect(await checksums(db)).not.toEqual(before);
    await jobs.runQueued();
    expect(await checksums(db)).toEqual(before);
  });
});
