import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as esbuild from 'esbuild';

/** One file for the server, beside it the service of remote pages and the threads that make HTML safe and open archives; most packages stay where npm put them. */
export function buildServer(outfile: string) {
  buildFile('src/orion/server/main.ts', outfile);
  for (const source of BESIDE) buildFile(source, join(dirname(outfile), basename(source, '.ts') + '.js'));
}

const BESIDE = [
  'src/orion/server/stream.ts',
  'src/server/html/html-worker.ts',
  'src/features/imports/server/reading/archive/archive-worker.ts',
];

/** Packages of so many small files that reading them is half of a start: they come into the one file. */
const INSIDE = ['country-flag-icons', 'fastify-type-provider-zod', 'jose', 'kysely', 'zod'];
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;
const external = [
  ...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !INSIDE.includes(name)),
  '@fastify/*',
];

/** One file of a source and all it needs. */
export const buildFile = (source: string, outfile: string) =>
  esbuild.buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    external,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
