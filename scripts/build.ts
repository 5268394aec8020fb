import { createReadStream, createWriteStream, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as buildWeb } from 'vite';

rmSync('dist', { recursive: true, force: true });
await Promise.all([buildServer(), buildWeb({ logLevel: 'warn' })]);
await precompress('dist/web/assets');

/** One file for the server; packages stay where npm put them. */
async function buildServer() {
  await esbuild.build({
    entryPoints: ['src/orion/server/main.ts'],
    outfile: 'dist/server/main.js',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Files are compressed once, here, as hard as it goes, and served as they lie. */
async function precompress(folder: string) {
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
    const file = join(folder, name);
    await pipeline(createReadStream(file), brotli(), createWriteStream(`${file}.br`));
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  }
}
