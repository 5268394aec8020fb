import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Guess } from '../../free-text/guesses.rules.ts';

/** Options that sentences may name. */
export const NAMED_CHOICES = [
  'tp_status',
  'company_status',
  'growth_tag',
  'newsletter_type',
  'quip_type',
] as const;

export const listNamedChoices = (db: Kysely<DB>) =>
  db
    .selectFrom('choice')
    .select(['kind', 'display_name', 'server_value'])
    .where('kind', 'in', [...NAMED_CHOICES])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('server_value');

/** Every place that a company or a founder is in. */
export const listAllPlaces = (db: Kysely<DB>) =>
  db.selectFrom('place').select(['kind', 'name']).distinct().orderBy('name');

interface Said {
  user_id: number;
  text: string;
  description: string;
  guesses: readonly Guess[];
  at: Date;
}

export const addLanguageSearch = (db: Kysely<DB>, { at, guesses, ...said }: Said) =>
  db
    .insertInto('language_search')
    .values({ ...said, guesses: JSON.stringify(guesses), created_at: at.toISOString() })
    .returning('uuid');

/** The sentences of one person that rest on something nobody has confirmed. */
export const listGuessing = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('language_search')
    .select(['uuid', sql<Guess[]>`guesses`.as('guesses')])
    .where('user_id', '=', user_id)
    .where('guesses', '<>', sql<string>`'[]'`)
    .orderBy('created_at', 'desc');

export const keepGuesses = (db: Kysely<DB>, uuid: string, guesses: readonly Guess[]) =>
  db
    .updateTable('language_search')
    .set({ guesses: JSON.stringify(guesses) })
    .where('uuid', '=', uuid);

export const findLanguageText = (db: Kysely<DB>, uuid: string) =>
  db.selectFrom('language_search').select(['uuid', 'text', 'description']).where('uuid', '=', uuid);
