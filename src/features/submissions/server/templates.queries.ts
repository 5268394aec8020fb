import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** The newest version of every template, in the order of the menu. */
export const listTemplates = (db: Kysely<DB>) =>
  db
    .selectFrom('form_template as t')
    .selectAll('t')
    .where(sql<boolean>`t.version = (select max(version) from form_template newer where newer.slug = t.slug)`)
    .orderBy('t.position')
    .orderBy('t.name');

/** One version of a template; without a version the newest. */
export const findTemplate = (db: Kysely<DB>, slug: string, version?: number) =>
  db
    .selectFrom('form_template')
    .selectAll()
    .where('slug', '=', slug)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1);
