// The floor the product is measured against: node:http, a pool, prepared statements, and nothing else.
import { createServer } from 'node:http';
import pg from 'pg';
import { queries } from './queries.ts';
import { statementsOf } from './query.ts';

process.on('disconnect', () => process.exit());
const [url, port, most] = process.argv.slice(2);
// The same setting as the product's, or the baseline would lose tens of milliseconds to workers nobody needs.
const options = '-c max_parallel_workers_per_gather=0';
const pool = new pg.Pool({ connectionString: url, max: Number(most), options });
const statements = new Map(queries.map(({ name }) => [name, statementsOf(name)]));

// As long as the product keeps one: a connection that waits for its turn must not be cut.
const keepAliveTimeout = 72_000;

createServer({ keepAliveTimeout }, async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://baseline');
  const name = pathname.slice(1);
  const found = statements.get(name);
  if (!found) return response.writeHead(404).end();
  const values = JSON.parse(searchParams.get('values') ?? '[]') as unknown[];
  const [page, count] = await Promise.all([
    pool.query({ name: `${name}.page`, text: found.page, values }),
    pool.query<{ count: number }>({
      name: `${name}.count`,
      text: found.count,
      values: countValues(found.count, values),
    }),
  ]);
  const body = JSON.stringify({ results: page.rows, total_count: count.rows[0]?.count });
  return response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}).listen(Number(port), '127.0.0.1');

/** A count leaves out what only says where the page begins. */
const countValues = (text: string, values: readonly unknown[]) =>
  values.filter((_, index) => text.includes(`$${index + 1}`));
