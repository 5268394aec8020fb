import { type Signed, testApp } from '#orion/server/testing/test-app.ts';
import { addProjects, aPerson, aReference } from './firm.ts';

/** Two people of the firm with three notes and one that was withdrawn, and how the API is asked about them. */
export async function aNotedFirm() {
  const server = await testApp();
  const ann = await server.signIn({ full_name: 'Ann Lee' });
  const ben = await server.signIn({ full_name: 'Ben Okoro' });
  const ids: Record<string, string> = {};
  const people: Record<string, number> = {};
  const { db } = server;
  await addProjects(db, 'Atlas', 'Beacon');
  const { company_id } = await db
    .insertInto('company')
    .values({ company_domain: 'ferrowick.example', company_name: 'Ferrowick' })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  people['mira'] = await aPerson(db, {
    full_name: 'Mira Sand',
    email: 'mira@sand.example',
    rating: 3,
    projects: ['Atlas'],
    functions: ['Engineering', 'Product'],
    reference_types: ['Customer'],
  });
  people['otto'] = await aPerson(db, { full_name: 'Otto Müller', rating: 1, functions: ['Sales'] });
  people['ivo'] = await aPerson(db, {
    full_name: 'Ivo Kern',
    is_ignored: true,
    projects: ['No Project Required'],
  });
  const by = (creator_id: number, created_at: string, more: object) =>
    aReference(db, { creator_id, created_at, ...more });
  ids['old'] = await by(ann.user_id, '2026-01-01T08:00:00Z', {
    content: '<p>The plant manager bought it. 100% sure.</p>',
    people: [people['mira']],
    companies: [company_id],
  });
  ids['mid'] = await by(ben.user_id, '2026-02-01T08:00:00Z', {
    content: '<p>The manager of another plant <b>waits</b>.</p>',
    people: [people['ivo'], people['otto']],
    projects: ['Beacon'],
  });
  ids['new'] = await by(ann.user_id, '2026-03-01T08:00:00Z', {
    content: '<p>Lunch about planting.</p>',
    people: [people['ivo']],
  });
  ids['gone'] = await by(ann.user_id, '2026-03-02T08:00:00Z', { content: '<p>plant manager</p>' });
  await db
    .updateTable('reference')
    .set({ withdrawn_at: '2026-03-03T00:00:00Z' })
    .where('reference_id', '=', ids['gone'])
    .execute();
  const get = (path: string, who: Signed = ann) =>
    server.call('GET', `/api/v1${path}`, { headers: who.headers });
  /** The names of the notes a search finds, in its order. */
  const found = async (query: string): Promise<(string | undefined)[]> => {
    const { results } = (await get(`/conversations/all?${query}`)).json();
    const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
    return results.map(({ reference_id }: { reference_id: string }) => names[reference_id]);
  };
  return { server, ann, ben, ids, people, get, found };
}
