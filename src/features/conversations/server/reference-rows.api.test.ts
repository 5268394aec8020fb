import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { addProjects, aPerson, aReference } from './testing/firm.ts';

const { db } = await testDatabase();
let creator_id: number;
let person: number;
let company: number;
let reference: string;
beforeAll(async () => {
  creator_id = (await aStaffMember(db, { full_name: 'Ann Lee' })).user_id;
  await addProjects(db, 'Atlas');
  person = await aPerson(db, { full_name: 'Mira Sand' });
  company = (
    await db
      .insertInto('company')
      .values({ company_domain: 'ferrowick.example', company_name: 'Ferrowick' })
      .returning('company_id')
      .executeTakeFirstOrThrow()
  ).company_id;
  reference = await aReference(db, { creator_id, people: [person], companies: [company] });
});

const factsOf = () =>
  db.selectFrom('reference_facts').selectAll().where('reference_id', '=', reference).executeTakeFirst();
const finds = async (word: string) => {
  const query = db
    .selectFrom('reference_text')
    .select('reference_id')
    .where('reference_id', '=', reference)
    .where(sql<boolean>`document @@ every_word(${word})`);
  return (await query.executeTakeFirst()) !== undefined;
};
const rows = async () => [
  await db.selectFrom('reference_facts').selectAll().orderBy('reference_id').execute(),
  await db.selectFrom('reference_text').selectAll().orderBy('reference_id').execute(),
];

describe('the derived rows of a reference', () => {
  it('follow the choices about its people', async () => {
    expect(await factsOf()).toMatchObject({ project_ids: [], ratings: [0], incomplete: true });

    await db
      .insertInto('person_choice')
      .values([
        { person_id: person, kind: 'project', server_value: 'Atlas' },
        { person_id: person, kind: 'function', server_value: 'Sales' },
        { person_id: person, kind: 'reference_type', server_value: 'Customer' },
      ])
      .execute();
    await db.updateTable('person').set({ rating: 2 }).where('person_id', '=', person).execute();
    expect(await factsOf()).toMatchObject({ ratings: [2], incomplete: false });
    expect((await factsOf())?.project_ids).toHaveLength(1);

    await db.deleteFrom('person_choice').where('kind', '=', 'project').execute();
    expect(await factsOf()).toMatchObject({ project_ids: [], incomplete: true });

    await db.updateTable('person').set({ is_ignored: true }).where('person_id', '=', person).execute();
    expect(await factsOf()).toMatchObject({ incomplete: false });
  });

  it('follow the names in it and its own words', async () => {
    await db.updateTable('person').set({ full_name: 'Mira Stone' }).where('person_id', '=', person).execute();
    await db.updateTable('staff').set({ full_name: 'Ann Vale' }).where('user_id', '=', creator_id).execute();
    await db
      .updateTable('company')
      .set({ company_name: 'Quillmark' })
      .where('company_id', '=', company)
      .execute();
    await db
      .updateTable('reference')
      .set({ plain: 'Gearbox' })
      .where('reference_id', '=', reference)
      .execute();

    for (const word of ['stone', 'vale', 'quillmark', 'gear', 'ferrowick.example'])
      expect(await finds(word)).toBe(true);
    for (const word of ['sand', 'lee', 'note']) expect(await finds(word)).toBe(false);
  });

  it('can be made again from their sources and are the same', async () => {
    await aReference(db, { creator_id, people: [person], projects: ['Atlas'] });
    const kept = await rows();

    await sql`truncate reference_facts, reference_text`.execute(db);
    await sql`select refresh_references(null)`.execute(db);

    expect(await rows()).toEqual(kept);
  });

  it('go when it is withdrawn and come when it is restored', async () => {
    const withdraw = (withdrawn_at: string | null) =>
      db.updateTable('reference').set({ withdrawn_at }).where('reference_id', '=', reference).execute();

    await withdraw('2026-03-05T00:00:00Z');
    expect([await factsOf(), await finds('gearbox')]).toEqual([undefined, false]);

    await withdraw(null);
    expect([(await factsOf())?.creator_id, await finds('gearbox')]).toEqual([creator_id, true]);
  });

  it('hold a very long note', async () => {
    const plain = Array.from({ length: 400_000 }, (_, at) => `word${at}`).join(' ');

    await db.updateTable('reference').set({ plain }).where('reference_id', '=', reference).execute();

    expect(await finds('word77')).toBe(true);
  });
});
