import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a thread runs, by its source: read once, for tests start hundreds of them. */
const bundles = new Map<string, Promise<string>>();

function bundleOf(source: URL): Promise<string> {
  const known = bundles.get(source.href) ?? bundle(fileURLToPath(source));
  bundles.set(source.href, known);
  return known;
}

async function bundle(source: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

interface ThreadWish {
  /** The address of the module that asks: the thread's file lies beside it. */
  beside: string;
  /** Of its file, without the ending. */
  name: string;
  heapMb: number;
}

/** Starts a thread that says when it is ready. The server that ships has its file beside it; from source it is made. */
export async function startThread({ beside, name, heapMb }: ThreadWish): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb };
  const started = beside.endsWith('.ts')
    ? new Worker(await bundleOf(new URL(`./${name}.ts`, beside)), { eval: true, resourceLimits })
    : new Worker(new URL(`./${name}.js`, beside), { resourceLimits });
  await once(started, 'message');
  return started;
}
