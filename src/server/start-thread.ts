import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const FROM_SOURCE = `const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => (register(), import(workerData)));`;

interface ThreadWish {
  /** The address of the module that asks: the thread's file lies beside it. */
  beside: string;
  /** Of its file, without the ending. */
  name: string;
  heapMb: number;
}

/** Starts a thread that says when it is ready. The bundle has its file beside it; from source tsx reads it. */
export async function startThread({ beside, name, heapMb }: ThreadWish): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb };
  const started = beside.endsWith('.ts')
    ? new Worker(FROM_SOURCE, {
        eval: true,
        workerData: new URL(`./${name}.ts`, beside).href,
        resourceLimits,
      })
    : new Worker(new URL(`./${name}.js`, beside), { resourceLimits });
  await once(started, 'message');
  return started;
}
