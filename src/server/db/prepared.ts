import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';
const names = new Map<string, string>();

/** A statement that is asked all the time in the same words: each connection reads and plans it once. It names its columns. */
export const prepareOnce = <Q>(query: { modifyFront(mark: RawBuilder<unknown>): Q }): Q =>
  query.modifyFront(sql.raw(MARK));

/** Has the connections of a pool know what is marked so by a name, which is all that makes it prepared. */
export function prepareMarked(pool: pg.Pool) {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (asked: unknown, ...others: unknown[]) => unknown;
    client.query = ((asked: unknown, ...others: unknown[]) =>
      ask(
        typeof asked === 'string' && asked.includes(MARK) ? { name: nameOf(asked), text: asked } : asked,
        ...others,
      )) as typeof client.query;
  });
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
