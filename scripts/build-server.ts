import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';

/** One file for the server, beside it the service of remote pages and the thread that makes HTML safe; packages stay where npm put them. */
export function buildServer(outfile: string) {
  buildFile('src/orion/server/main.ts', outfile);
  buildFile('src/orion/server/stream.ts', join(dirname(outfile), 'stream.js'));
  buildFile('src/server/html/html-worker.ts', join(dirname(outfile), 'html-worker.js'));
}

const buildFile = (source: string, outfile: string) =>
  esbuild.buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
