import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { readSentence } from '#features/explore/free-text/free-text.rules.ts';
import { phraseWords } from '#features/explore/free-text/phrases/phrase-table.rules.ts';
import { contactSentences } from '#features/explore/free-text/testing/contact-sentences.ts';
import { figuresSentences } from '#features/explore/free-text/testing/figures-sentences.ts';
import { aLexicon } from '#features/explore/free-text/testing/firm.ts';
import { mixedSentences } from '#features/explore/free-text/testing/mixed-sentences.ts';
import { pipelineSentences } from '#features/explore/free-text/testing/pipeline-sentences.ts';
import { placesSentences } from '#features/explore/free-text/testing/places-sentences.ts';
import { openDatabase } from '#server/db/client.ts';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { median } from './explore/clients.ts';

const sentences = [
  ...mixedSentences,
  ...contactSentences,
  ...figuresSentences,
  ...pipelineSentences,
  ...placesSentences,
].map(([text]) => text);

/** Sentences into filters through the whole product, on the demonstration firm: the first it ever reads, and all the others. */
export async function run() {
  measureReading('the sentences', sentences);
  measureReading('200 characters of the grammar’s own words', nonsense(300));
  const folder = await mkdtemp(join(tmpdir(), 'orion-free-text-bench-'));
  try {
    await withScratchDatabase((url) => readAll(url, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time of the processor alone, of which nothing is lost to what else the machine does. */
function measureReading(what: string, texts: readonly string[]) {
  const measure = (text: string) => {
    const from = process.cpuUsage();
    readSentence(text, aLexicon);
    return process.cpuUsage(from).user / 1000;
  };
  texts.forEach(measure);
  const took = texts.map(measure);
  console.log(
    `${what}: p50 ${median(took).toFixed(1)} ms, p99 ${at(took, 0.99).toFixed(1)} ms of the processor (goal 20)`,
  );
}

const LONG = 200;
/** The same words every time, in an order that says nothing. */
function nonsense(count: number): string[] {
  const words = [...phraseWords].toSorted();
  const step = 7919;
  let next = 0;
  return Array.from({ length: count }, () => {
    let text = '';
    while (text.length < LONG) text += `${words[(next += step) % words.length] ?? ''} `;
    return text.slice(0, LONG);
  });
}

async function readAll(url: string, folder: string) {
  const product = startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    ORION_DATA_DIR: folder,
    ORION_DEMO_FIRM: 'on',
  });
  const { db, close } = openDatabase(url);
  try {
    await product.ready();
    const headers = { authorization: `Bearer ${await aPersonalToken(db)}` };
    // The connection and the sign-in check are warm, as they are for whoever has the screen open.
    for (let time = 0; time < 20; time += 1)
      await (await fetch(`${product.origin}/api/v1/discovery/filters-data`, { headers })).arrayBuffer();
    await jobsDone(db);
    const times: number[] = [];
    for (const text of sentences) {
      const began = performance.now();
      const search = new URLSearchParams({ filter_search: text });
      const reply = await fetch(`${product.origin}/api/v1/discovery/llm-filter?${search.toString()}`, {
        headers,
      });
      if (!reply.ok) throw new Error(`${text}: ${await reply.text()}`);
      await reply.json();
      times.push(performance.now() - began);
    }
    const [cold = 0, ...warm] = times;
    console.log(
      `${sentences.length} sentences over HTTP: the first ${cold.toFixed(1)} ms, then p50 ${median(warm).toFixed(1)} ms, p99 ${at(warm, 0.99).toFixed(1)} ms, longest ${Math.max(...warm).toFixed(1)} ms (goal 20)`,
    );
  } finally {
    await close();
    product.child.kill('SIGTERM');
    await product.exited;
  }
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? 0;

/** What a new firm begins with is still being ranked when the product is ready. */
async function jobsDone(db: Kysely<DB>) {
  for (;;) {
    const { rows } =
      await sql`select 1 from jobs.job where state = 'active' or (state = 'created' and start_after < now())`.execute(
        db,
      );
    if (rows.length === 0) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
