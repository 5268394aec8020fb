import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { type Tag, type TaggedRow, taggedPersonJson } from '#features/people/server/tagged-person.queries.ts';
import type { Predicate } from '#server/db/filter-predicates.ts';
import { wordsOf } from '#kernel/hits.ts';

/** What narrows a list of references: predicates over `f`, and a text where one is searched for. */
export interface Narrowing {
  predicates: readonly Predicate[];
  search?: string | undefined;
}

/** As much of a note as a search or the clipboard may want of it. */
const LONGEST_PLAIN = 150_000;

const narrowed = (db: Kysely<DB>, { predicates, search = '' }: Narrowing) => {
  const query = db.selectFrom('reference_facts as f').where((eb) => eb.and([...predicates]));
  if (search === '') return query;
  // Asked for as a value of its own, or it would be made again for every row.
  if (wordsOf(search).length > 0)
    return query
      .innerJoin('reference_text as t', 't.reference_id', 'f.reference_id')
      .where(sql<boolean>`t.document @@ (select every_word(${search}))`);
  // Signs are no words; they are looked for as they stand.
  return query
    .innerJoin('reference as r', 'r.reference_id', 'f.reference_id')
    .where(sql<boolean>`position(${search} in r.plain) > 0`);
};

const hasExact = ({ search = '' }: Narrowing) => wordsOf(search).length > 0;

/** The references of a page, newest first; those with the exact words of a search before those with similar ones. */
export const listReferenceIds = (db: Kysely<DB>, asked: Narrowing, limit: number, skip = 0) =>
  narrowed(db, asked)
    .select('f.reference_id')
    .$if(hasExact(asked), (query) =>
      query.orderBy(
        sql`t.document @@ (select phraseto_tsquery('simple', search_words(${asked.search ?? ''})))`,
        'desc',
      ),
    )
    .orderBy('f.created_at', 'desc')
    .orderBy('f.reference_id', 'desc')
    .limit(limit)
    .offset(skip);

export const countReferences = (db: Kysely<DB>, asked: Narrowing) =>
  narrowed(db, asked).select((eb) => eb.fn.countAll<number>().as('counts'));

/** References in this order, with their people. `whole` is how many of them need their content, not only its words. */
export const listReferences = (
  db: Kysely<DB>,
  ids: readonly string[],
  contacts: number,
  whole = ids.length,
) =>
  db
    .selectFrom(
      sql<{ id: string; place: number }>`unnest(${sql.val(ids)}::uuid[]) with ordinality`.as<'asked'>(
        sql`asked(id, place)`,
      ),
    )
    .innerJoin('reference as r', 'r.reference_id', 'asked.id')
    .innerJoin('staff as s', 's.user_id', 'r.creator_id')
    .where('r.withdrawn_at', 'is', null)
    .select([
      'r.reference_id',
      'r.created_at',
      'r.called_on',
      'r.version',
      's.full_name as creator',
      's.email_address as creator_email',
    ])
    .select([
      sql<string>`case when asked.place <= ${whole} then r.content else '' end`.as('content'),
      sql<string>`left(r.plain, ${sql.lit(LONGEST_PLAIN)})`.as('plain'),
      sql<
        TaggedRow[]
      >`coalesce((select jsonb_agg(${taggedPersonJson(contacts)} order by p.is_ignored, i.position, p.person_id)
        from reference_person i join person p using (person_id) where i.reference_id = r.reference_id), '[]')`.as(
        'people',
      ),
      sql<{ company_domain: string; company_name: string }[]>`coalesce((select jsonb_agg(jsonb_build_object(
          'company_domain', c.company_domain, 'company_name', c.company_name) order by c.company_name)
        from reference_company i join company c using (company_id) where i.reference_id = r.reference_id), '[]')`.as(
        'companies',
      ),
      sql<Tag[]>`coalesce((select jsonb_agg(jsonb_build_array(c.kind, c.server_value, c.display_name)
          order by c.position, c.display_name)
        from reference_project h join choice c using (kind, server_value) where h.reference_id = r.reference_id), '[]')`.as(
        'projects',
      ),
    ])
    .orderBy('asked.place');

/** Who wrote how many. */
export const countByCreator = (db: Kysely<DB>, predicates: readonly Predicate[]) =>
  db
    .selectFrom('reference_facts as f')
    .innerJoin('staff as s', 's.user_id', 'f.creator_id')
    .select(['s.full_name as creator', 's.email_address'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where f.incomplete)`.as('incomplete'))
    .where((eb) => eb.and([...predicates]))
    .groupBy(['s.user_id'])
    .orderBy('count', 'desc')
    .orderBy('s.full_name');

/** How many references hold each choice of a kind; a rating is chosen by its number. */
export const countByChoice = (
  db: Kysely<DB>,
  kind: 'project' | 'function' | 'reference_type' | 'rating',
  predicates: readonly Predicate[],
) =>
  db
    .selectFrom('choice as c')
    .innerJoin('reference_facts as f', (join) => join.on(heldChoice[kind]))
    .select('c.display_name')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.kind', '=', kind)
    .where((eb) => eb.and([...predicates]))
    .groupBy(['c.choice_id', 'c.display_name', 'c.position'])
    .orderBy('count', 'desc')
    .orderBy('c.position')
    .orderBy('c.display_name');

const heldChoice = {
  project: sql<boolean>`c.choice_id = any(f.project_ids)`,
  function: sql<boolean>`c.choice_id = any(f.function_ids)`,
  reference_type: sql<boolean>`c.choice_id = any(f.type_ids)`,
  rating: sql<boolean>`c.server_value <> '0' and c.server_value::integer = any(f.ratings)`,
};
