import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { Asked } from './queries.ts';

const POOL = 10;

export interface Answer {
  results: { reference_id: string }[];
  counts: number;
  gpt: string;
}
export type Ask = (asked: Asked) => Promise<Answer>;

/** A database with so many references; answers a token to ask with. */
export async function prepare(url: string, references: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const statements = readFileSync(new URL('references.sql', import.meta.url), 'utf8');
    for (const statement of statements.split(/;\n/).filter((text) => text.trim() !== ''))
      await client.query(statement.replace('$1', String(references)));
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  const { db, close } = openDatabase(url);
  try {
    return await aPersonalToken(db);
  } finally {
    await close();
  }
}

/** Both servers as processes of their own, on one database, with pools of one size. */
export async function startBoth(url: string, token: string, folder: string) {
  const [productPort, baselinePort] = [await freePort(), await freePort()];
  const product = startProduct({
    PORT: String(productPort),
    DATABASE_URL: url,
    DATABASE_POOL: String(POOL),
    ORION_DATA_DIR: folder,
  });
  const script = fileURLToPath(new URL('baseline.ts', import.meta.url));
  // The channel closes with this process, and the baseline ends with it.
  const baseline = spawn(
    process.execPath,
    ['--import', 'tsx', script, url, String(baselinePort), String(POOL)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const stop = async () => {
    product.child.kill('SIGTERM');
    baseline.kill('SIGTERM');
    await product.exited;
  };
  try {
    await Promise.all([product.ready(), answers(`http://127.0.0.1:${baselinePort}`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    product: (asked: Asked) =>
      ask(`${product.origin}/api/v1/conversations/all?${wireOf(asked).toString()}`, {
        authorization: `Bearer ${token}`,
      }),
    baseline: (asked: Asked) =>
      ask(`http://127.0.0.1:${baselinePort}/search?asked=${encodeURIComponent(JSON.stringify(asked))}`),
    stop,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (text: string) => (body += text));
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(JSON.parse(body) as Answer)
          : reject(new Error(`${url}: ${reply.statusCode} ${body}`)),
      );
    }).on('error', reject);
  });

const wireOf = (asked: Asked) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) =>
      [value].flat().map((one): [string, string] => [key, String(one)]),
    ),
  );

async function answers(origin: string) {
  for (;;) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
