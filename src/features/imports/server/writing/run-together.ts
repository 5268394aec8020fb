import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '#db';

export type Statement = RawBuilder<unknown>;

/**
 * Statements one after the other in a single journey to the database, so that what they lock is held no longer than they
 * need. Values become literals: they are ids, dates and names of columns, never what a file says.
 */
export const runTogether = (db: Kysely<DB>, statements: readonly Statement[]) =>
  sql
    .raw(
      statements
        .map((statement) => {
          const { sql: text, parameters } = statement.compile(db);
          return text.replace(/\$(\d+)/g, (_all, place: string) => literalOf(parameters[Number(place) - 1]));
        })
        .join(';\n'),
    )
    .execute(db);

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new TypeError('Only texts, numbers, dates and truth values go together.');
}
