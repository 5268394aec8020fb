import { basename, dirname, join } from 'node:path';
import * as esbuild from 'esbuild';

/** One file for the server, beside it the service of remote pages and the threads that make HTML safe and open archives; packages stay where npm put them. */
export function buildServer(outfile: string) {
  buildFile('src/orion/server/main.ts', outfile);
  for (const source of BESIDE) buildFile(source, join(dirname(outfile), basename(source, '.ts') + '.js'));
}

const BESIDE = [
  'src/orion/server/stream.ts',
  'src/server/html/html-worker.ts',
  'src/features/imports/server/reading/archive/archive-worker.ts',
];

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
