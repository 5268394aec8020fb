// What the product is measured against: node:http, a pool, a look at who asks, hand-written SQL or columns in memory.
import { createServer } from 'node:http';
import pg from 'pg';
import { knowCaller } from '../known-caller.ts';
import { cardsOf, statementsOf } from './as-sql.ts';
import { Columns } from './columns.ts';
import type { Search } from './search.ts';

process.on('disconnect', () => process.exit());
const [url, port, most] = process.argv.slice(2);
// The same setting as the product's, or the baseline would lose tens of milliseconds to workers nobody needs.
const options = '-c max_parallel_workers_per_gather=0';
const pool = new pg.Pool({ connectionString: url, max: Number(most), options });
const columns = new Columns(pool);
await columns.load();

async function bySql(search: Search) {
  const { page, count } = statementsOf(search);
  const [cards, counted] = await Promise.all([
    pool.query(page),
    search.page === 1 ? pool.query<{ count: number }>(count) : null,
  ]);
  return { results: cards.rows, total_count: counted?.rows[0]?.count ?? null };
}

async function byColumns(search: Search) {
  const { ids, total } = await columns.find(search);
  const { rows } = await pool.query(cardsOf(ids));
  return { results: rows, total_count: search.page === 1 ? total : null };
}

// As long as the product keeps one: a connection that waits for its turn must not be cut.
const keepAliveTimeout = 72_000;

createServer({ keepAliveTimeout }, async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://baseline');
  const find = { '/sql': bySql, '/columns': byColumns }[pathname];
  if (!find) return response.writeHead(404).end();
  await knowCaller(pool, request);
  const body = JSON.stringify(await find(JSON.parse(searchParams.get('search') ?? '{}') as Search));
  return response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}).listen(Number(port), '127.0.0.1');
