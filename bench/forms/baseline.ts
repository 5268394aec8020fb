// The floor the product is measured against: node:http, a pool, prepared statements, and a look at who asks.
import { createServer } from 'node:http';
import pg from 'pg';
import { knowCaller } from '../known-caller.ts';

process.on('disconnect', () => process.exit());
const [url, port, most] = process.argv.slice(2);
const options = '-c max_parallel_workers_per_gather=0';
const pool = new pg.Pool({ connectionString: url, max: Number(most), options });

const where = `from submission e join staff s on s.user_id = e.created_by left join company c using (company_id)
  where e.template = 'company-call-summaries' and e.state = 'published' and e.deleted_at is null`;
const words = 'and e.words @@ (select every_word($1))';
const columns = 'select e.uuid, e.answers, e.created_at, s.email_address as email, c.company_name';
const order = 'order by e.created_at desc, e.uuid desc limit 51';
const count = `select count(*)::int as count from submission e
  where e.template = 'company-call-summaries' and e.state = 'published' and e.deleted_at is null`;

createServer((request, response) => {
  const search = new URL(request.url ?? '/', 'http://baseline').searchParams.get('search');
  void knowCaller(pool, request)
    .then(() => answerTo(search))
    .then((body) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    );
}).listen(Number(port), '127.0.0.1');

async function answerTo(search: string | null) {
  const values = search ? [search] : [];
  const narrowed = search ? words : '';
  const name = search ? 'search' : 'list';
  const [{ rows }, counted] = await Promise.all([
    pool.query<{ answers: object }>({
      name: `rows ${name}`,
      text: `${columns} ${where} ${narrowed} ${order}`,
      values,
    }),
    pool.query<{ count: number }>({ name: `count ${name}`, text: `${count} ${narrowed}`, values }),
  ]);
  const results = rows.slice(0, 50).map(({ answers, ...row }) => ({ ...row, ...answers }));
  return JSON.stringify({ results, count: counted.rows[0]?.count });
}
