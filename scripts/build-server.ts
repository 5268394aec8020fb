import * as esbuild from 'esbuild';

/** One file for the server; packages stay where npm put them. */
export const buildServer = (outfile: string) =>
  esbuild.buildSync({
    entryPoints: ['src/orion/server/main.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
