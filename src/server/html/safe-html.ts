import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { invalid } from '../http/errors.ts';
import { startThread } from '../start-thread.ts';
import { makers, makeTextSafe, type Request, type SafeHtml } from './make-safe.ts';

/** As many letters as are read in a few milliseconds; more are read beside the event loop. */
const READ_HERE = { html: 20_000, markdown: 500 };
const READ_AT_ONCE = 500_000;
const MOST_MS = 5000;
const LARGEST_HEAP_MB = 512;

let worker: Promise<Worker> | undefined;
let line: Promise<unknown> = Promise.resolve();

/** Makes HTML safe and answers it with its words, without ever holding the event loop up. */
export async function safeHtml(html: string): Promise<SafeHtml> {
  const [safe] = await safeHtmls([html]);
  if (!safe) throw new Error('A text was given and none came back.');
  return safe;
}

/** The same for several texts, in their order. */
export const safeHtmls = (texts: readonly string[]) => makeAllSafe('html', texts);

/** Safe HTML of Markdown; of one that takes too long, its text. */
export async function safeMarkdowns(texts: readonly string[]): Promise<SafeHtml[]> {
  try {
    return await makeAllSafe('markdown', texts);
  } catch {
    const one = async (text: string) => {
      const [safe] = await makeAllSafe('markdown', [text]).catch(() => []);
      return safe ?? makeTextSafe(text);
    };
    const safe: SafeHtml[] = [];
    for (const text of texts) safe.push(await one(text));
    return safe;
  }
}

async function makeAllSafe(kind: Request['kind'], texts: readonly string[]): Promise<SafeHtml[]> {
  const safe: SafeHtml[] = [];
  while (safe.length < texts.length) {
    const some = beginningOf(texts.slice(safe.length));
    safe.push(
      ...(lettersIn(some) <= READ_HERE[kind] ? some.map(makers[kind]) : await inTurn({ kind, texts: some })),
    );
  }
  return safe;
}

const lettersIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** As many texts as the thread reads well within its time; one at least. */
function beginningOf(texts: readonly string[]) {
  let letters = 0;
  const end = texts.findIndex((text, at) => (letters += text.length) > READ_AT_ONCE && at > 0);
  return texts.slice(0, end < 0 ? texts.length : end);
}

function inTurn(request: Request) {
  const turn = line.then(() => askWorker(request));
  line = turn.catch(() => {});
  return turn;
}

async function askWorker(request: Request): Promise<SafeHtml[]> {
  worker ??= startWorker();
  const asked = await worker;
  asked.ref();
  try {
    asked.postMessage(request);
    const [safe] = await once(asked, 'message', { signal: AbortSignal.timeout(MOST_MS) });
    return safe as SafeHtml[];
  } catch (error) {
    worker = undefined;
    await asked.terminate();
    throw isTimeOut(error) ? invalid('The text takes too long to read. Shorten it.') : error;
  } finally {
    asked.unref();
  }
}

const isTimeOut = (error: unknown) => error instanceof Error && error.name === 'AbortError';

async function startWorker(): Promise<Worker> {
  const started = await startThread({
    beside: import.meta.url,
    name: 'html-worker',
    heapMb: LARGEST_HEAP_MB,
  });
  started.on('error', () => (worker = undefined));
  started.unref();
  return started;
}
