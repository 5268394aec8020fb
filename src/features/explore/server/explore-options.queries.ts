import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { spellingsOf } from '#kernel/places.ts';

const MOST_PLACES = 15;
const MOST_NAMED = 500;

export type PlaceKind = 'country' | 'state' | 'city' | 'metro';

/** Every place of a kind that a company or a founder is in, by name. */
export const listPlaces = (db: Kysely<DB>, kind: PlaceKind) =>
  db.selectFrom('place').select(['name', 'within']).where('kind', '=', kind).orderBy('name');

/** The first places of a kind by name: the others are looked up by their letters. */
export const listFirstPlaces = (db: Kysely<DB>, kind: PlaceKind) =>
  db.selectFrom('place').select('name').distinct().where('kind', '=', kind).orderBy('name').limit(MOST_NAMED);

export const listGrowthTags = (db: Kysely<DB>) =>
  db
    .selectFrom('choice as o')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('company_growth_tag')
          .select((of) => ['tag', of.fn.countAll<number>().as('count')])
          .groupBy('tag')
          .as('t'),
      (join) => join.onRef('t.tag', '=', 'o.server_value'),
    )
    .select((eb) => [
      'o.server_value as tag_name',
      'o.description as tag_description',
      eb.fn.coalesce('t.count', sql<number>`0`).as('tag_count'),
    ])
    .where('o.kind', '=', 'growth_tag')
    .where('o.active', '=', true)
    .orderBy('o.position')
    .orderBy('o.server_value');

/** Places whose name holds the letters, those that begin with them first; inside the given ones, or their states. */
export const searchPlaces = (db: Kysely<DB>, kind: PlaceKind, letters: string, within: readonly string[]) =>
  db
    .selectFrom('place')
    .select('name')
    .where('kind', '=', kind)
    .where(({ eb, or }) =>
      or([
        eb('name', 'ilike', letters.length < 3 ? letters : `%${letters.replace(/[\\%_]/g, '\\$&')}%`),
        eb('name', 'in', spellingsOf(kind, letters)),
      ]),
    )
    .$if(within.length > 0, (query) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          eb('within', 'in', [...within]),
          eb(
            'within',
            'in',
            selectFrom('place as state')
              .select('state.name')
              .where('state.kind', '=', 'state')
              .where('state.within', 'in', [...within]),
          ),
        ]),
      ),
    )
    .groupBy('name')
    .orderBy(sql`name = any(${sql.val(spellingsOf(kind, letters))})`, 'desc')
    .orderBy(sql`name ilike ${`${letters.replace(/[\\%_]/g, '\\$&')}%`}`, 'desc')
    .orderBy('name')
    .limit(MOST_PLACES);

export const listCompanyLists = (db: Kysely<DB>) =>
  db
    .selectFrom('workboard')
    .select(['workboard_id as list_id', 'workboard_id', 'name'])
    .where('type', '=', 'companies')
    .orderBy('name');

export const listBuckets = (db: Kysely<DB>) => db.selectFrom('bucket').select('name').orderBy('name');
