import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { recomputeRanking } from '#features/explore/server/ranking/ranking.recompute.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/client.ts';
import { seedBenchCompanies } from '#demo/bench/bench-companies.ts';
import { aPersonalToken, freePort, startProduct } from '#orion/server/testing/product-process.ts';
import { baselineSide, productSide } from './clients.ts';
import { broad } from './queries.ts';
import type { Known } from './query.ts';

export const CLIENTS = 16;
const POOL = 10;
const WORDS = [
  'dispatch software',
  'hospice',
  'scheduling clinics',
  'insurance verification',
  'returns handling',
  'travel planning',
  'column store',
  'payroll',
];

/** Companies, their ranks, and what the seeder leaves out: newsletters, and searches in words. */
export async function prepare(url: string, companies: number): Promise<{ token: string; known: Known }> {
  await seedBenchCompanies({ url, clock: systemClock, companies });
  const { db, close } = openDatabase(url, { statementTimeoutMs: 0 });
  try {
    await addMentions(db);
    const descriptions = await addSearches(db);
    await recomputeRanking(db, systemClock);
    await sql`vacuum analyze`.execute(db);
    const lists = await db
      .selectFrom('workboard')
      .select('workboard_id')
      .where('type', '=', 'companies')
      .execute();
    const workboards = lists.map(({ workboard_id }) => workboard_id);
    return {
      token: await aPersonalToken(db),
      known: { workboards, descriptions, page200: [], today: systemClock.now() },
    };
  } finally {
    await close();
  }
}

/** One company in twenty was in a newsletter of the last year. */
const addMentions = (db: Kysely<DB>) =>
  sql`insert into mention (company_id, date, source_type, source, newsletter_type)
    select company_id, current_date - company_id / 20 % 365, 'newsletter', 'bench',
      (array['weekly', 'industry', 'regional'])[1 + company_id / 20 % 3]
    from company where company_id % 20 = 0 on conflict do nothing`.execute(db);

const addSearches = (db: Kysely<DB>) =>
  db
    .insertInto('language_search')
    .values(
      Array.from({ length: CLIENTS }, (_, client) => {
        const description = WORDS[client % WORDS.length] ?? '';
        return { text: description, description, created_at: systemClock.now().toISOString() };
      }),
    )
    .returning(['uuid', 'description'])
    .execute();

/** Both servers as processes of their own, on one database, with pools of one size. */
export async function startBoth(url: string, token: string, folder: string) {
  const [productPort, baselinePort] = [await freePort(), await freePort()];
  const product = startProduct({
    PORT: String(productPort),
    DATABASE_URL: url,
    DATABASE_POOL: String(POOL),
    ORION_DATA_DIR: folder,
  });
  const baseline = startBaseline(url, baselinePort);
  const stop = async () => {
    product.child.kill('SIGTERM');
    baseline.kill('SIGTERM');
    await product.exited;
  };
  try {
    await Promise.all([product.ready(), answers(baselinePort)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    product: productSide(product.origin, token),
    baseline: baselineSide(`http://127.0.0.1:${baselinePort}`),
    stop,
  };
}

const startBaseline = (url: string, port: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('baseline.ts', import.meta.url)),
      url,
      String(port),
      String(POOL),
    ],
    // The channel closes with this process, and the baseline ends with it.
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );

async function answers(port: number) {
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** Where page 200 of each client's search begins: behind the last row of page 199. */
export async function findPage200(product: ReturnType<typeof productSide>): Promise<Known['page200']> {
  const found: { page: string; rank: number }[] = [];
  for (let client = 0; client < CLIENTS; client += 1) {
    const asked = {
      ...broad(client),
      product: [...broad(client).product, ['page', '199'] as [string, string]],
    };
    const { results, next_page } = await product.answer({ of: '', name: '', asked: () => asked }, asked);
    found.push({ page: next_page ?? '', rank: results.at(-1)?.current_rank ?? 0 });
  }
  return found;
}
