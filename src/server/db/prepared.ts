import { createHash } from 'node:crypto';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db';

const MARK = '/* prepared */';
const names = new Map<string, string>();

/** A statement that is asked all the time in the same words: each connection reads and plans it once. It names its columns. */
export const prepareOnce = <Q>(query: { modifyFront(mark: RawBuilder<unknown>): Q }): Q =>
  query.modifyFront(sql.raw(MARK));

/** Stands for the value of a parameter in a statement whose words are made before there is one. */
class Place {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/**
 * A prepared statement that nearly every call asks: its words are made by the first, and only the values are new. It
 * takes values as they go to the database, each as one parameter; `count` is how many, where the builder takes a rest.
 */
export function compileOnce<Given extends unknown[], Row>(
  build: (db: Kysely<DB>, ...values: Given) => { compile(): CompiledQuery<Row> },
  count = build.length - 1,
) {
  const places = Array.from({ length: count }, (_, at) => new Place(at)) as unknown[] as Given;
  let made: CompiledQuery<Row> | undefined;
  return async (db: Kysely<DB>, ...values: Given): Promise<Row[]> => {
    made ??= markPrepared(build(db, ...places).compile());
    const parameters = made.parameters.map((one) => (one instanceof Place ? values[one.at] : one));
    const { rows } = await db.executeQuery<Row>({ ...made, parameters });
    return rows;
  };
}
const markPrepared = <Row>(query: CompiledQuery<Row>) => ({ ...query, sql: `${MARK} ${query.sql}` });

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
