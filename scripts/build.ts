import { createReadStream, createWriteStream, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { build as buildWeb, createLogger } from 'vite';
import { buildServer } from './build-server.ts';

rmSync('dist', { recursive: true, force: true });
buildServer('dist/server/main.js');
await buildWeb({ logLevel: 'warn', customLogger: quietLogger() });
await precompress('dist/web/assets');

/** Vite warns of what its own reading of `composes` makes; nobody who starts Orion can do anything about it. */
function quietLogger() {
  const logger = createLogger('warn');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
  };
  return logger;
}

/** Files are compressed once, here, as hard as it goes, and served as they lie; every core takes the next one. */
async function precompress(folder: string) {
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const names = readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file));
  const left = names.values();
  const compressNext = async () => {
    for (const name of left) {
      const file = join(folder, name);
      await pipeline(createReadStream(file), brotli(), createWriteStream(`${file}.br`));
      await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
