import type { Kysely } from 'kysely';
import type { DB } from '#db';

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

interface Written {
  user_id: number;
  text: string;
  description: string;
  at: Date;
}

export const addLanguageSearch = (db: Kysely<DB>, { user_id, text, description, at }: Written) =>
  db
    .insertInto('language_search')
    .values({ user_id, text, description, created_at: at.toISOString() })
    .returning('uuid');

export const findLanguageText = (db: Kysely<DB>, uuid: string) =>
  db.selectFrom('language_search').select(['uuid', 'text', 'description']).where('uuid', '=', uuid);
