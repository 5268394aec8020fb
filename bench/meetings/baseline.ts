// The floor the product is measured against: node:http, a pool, prepared statements, and a look at who asks.
import { createServer } from 'node:http';
import pg from 'pg';
import { excerptOf } from '#kernel/hits.ts';
import { knowCaller } from '../known-caller.ts';

process.on('disconnect', () => process.exit());
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
const [url, port, most] = process.argv.slice(2);
const options = '-c max_parallel_workers_per_gather=0';
const pool = new pg.Pool({ connectionString: url, max: Number(most), options });

const VIEWER = 1;
const columns = `fathom_id, meeting_title, meeting_start_time, scoper, attendee_count, company_count, processed_by_orion,
  external_link, hidden_at is not null as is_hidden, deleted_at is not null as is_deleted`;
const seen = '(hidden_at is null or hidden_by = $1)';
const newest = 'order by meeting_start_time desc nulls last, fathom_id desc';
const found = `from fathom_text t join fathom_meeting m using (fathom_id)
  where t.document @@ (select every_word($2)) and ${seen}`;

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://baseline');
  const answer = () => (pathname === '/search' ? searched(searchParams.get('search_term')) : listed());
  void knowCaller(pool, request)
    .then(answer)
    .then((body) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    );
}).listen(Number(port), '127.0.0.1');

async function listed() {
  const text = `select ${columns} from fathom_meeting where ${seen} ${newest}`;
  const { rows } = await pool.query({ name: 'all', text, values: [VIEWER] });
  return JSON.stringify({ results: rows, count: rows.length });
}

async function searched(given: string | null) {
  const term = given ?? '';
  const values = [VIEWER, term];
  const [{ rows }, counted] = await Promise.all([
    pool.query<{ plain: string; meeting_title: string }>({
      name: 'rows',
      text: `select m.fathom_id, m.meeting_title, m.meeting_start_time, m.scoper, m.plain,
          t.document @@ (select phraseto_tsquery('simple', search_words($2))) as is_exact
        ${found} order by is_exact desc, meeting_start_time desc nulls last, fathom_id desc limit 20`,
      values,
    }),
    pool.query<{ count: number }>({ name: 'count', text: `select count(*)::int as count ${found}`, values }),
  ]);
  const results = rows.map(({ plain, ...row }) => ({
    ...row,
    excerpt: excerptOf([plain, row.meeting_title], term) ?? '',
  }));
  return JSON.stringify({ results, count: counted.rows[0]?.count });
}
