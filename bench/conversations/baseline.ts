// The floor the product is measured against: node:http, a pool, prepared statements, and nothing else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Asked } from './queries.ts';

process.on('disconnect', () => process.exit());
const [url, port, most] = process.argv.slice(2);
// The same setting as the product's, or the baseline would lose time to workers nobody needs.
const options = '-c max_parallel_workers_per_gather=0';
const pool = new pg.Pool({ connectionString: url, max: Number(most), options });
const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [ids, details] = [file('ids.sql'), file('references-of.sql')];
const CLIPBOARD = 32_000;
const FIRST = 64;
const NEXT = 256;

interface Row {
  created_at: Date;
  creator: string;
  plain: string;
  projects: string[] | null;
  people: { name: string; rating_name: string; tags: [string, string, string][] | null }[] | null;
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://baseline');
  if (pathname !== '/search') return response.writeHead(404).end();
  const asked = JSON.parse(searchParams.get('asked') ?? '{}') as Asked;
  const { text, values } = writeSql(asked);
  const exact = asked.search
    ? `t.document @@ (select phraseto_tsquery('simple', search_words($${Object.keys(asked).indexOf('search') + 1}))) desc,`
    : '';
  const page = `${text} order by ${exact} f.created_at desc, f.reference_id desc`;
  const [rows, counted] = await Promise.all([
    detailsOf(`p${name(asked)}`, `${page} limit ${FIRST}`, values),
    pool.query<{ count: string }>({
      name: `c${name(asked)}`,
      text: `select count(*) from (${text}) found`,
      values,
    }),
  ]);
  let gpt = clipboardOf(rows);
  // As much text as the clipboard takes, also where notes are short.
  if (rows.length === FIRST && gpt.length <= CLIPBOARD) {
    const more = await detailsOf(`m${name(asked)}`, `${page} limit ${NEXT} offset ${FIRST}`, values);
    gpt = clipboardOf([...rows, ...more]);
  }
  const body = JSON.stringify({
    results: rows.slice(0, 20),
    counts: Number(counted.rows[0]?.count),
    gpt,
  });
  return response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}).listen(Number(port), '127.0.0.1');

async function detailsOf(named: string, text: string, values: unknown[]) {
  const found = await pool.query<{ reference_id: string }>({ name: named, text, values });
  const ids = found.rows.map(({ reference_id }) => reference_id);
  return (await pool.query<Row>({ name: 'details', text: details, values: [ids] })).rows;
}

const name = (asked: Asked) => Object.keys(asked).join();

/** The statement with the lines of what is asked, and their values in order. */
function writeSql(asked: Asked) {
  const keys = Object.keys(asked);
  const text = ids.replace(/\{(\w+):(.*)\}/g, (_all, key: string, line: string) =>
    keys.includes(key) ? line.replace(`$${key}`, `$${keys.indexOf(key) + 1}`) : '',
  );
  return { text, values: Object.values(asked) as unknown[] };
}

function clipboardOf(rows: readonly Row[]) {
  const texts = rows.map(({ created_at, creator, projects, people, plain }) => {
    const named = (people ?? []).map((one) => {
      const of = (kind: string) => (one.tags ?? []).flatMap(([k, , n]) => (k === kind ? [n] : [])).join(', ');
      return `${one.name} (${one.rating_name}; ${of('function')}; ${of('reference_type')})`;
    });
    return `Date: ${created_at.toDateString()}\nCreator: ${creator}\nProjects: ${(projects ?? []).join(', ')}\nPeople: ${named.join(', ')}\nNotes: ${plain}`;
  });
  return texts.join('\n\n').slice(0, CLIPBOARD + 1);
}
