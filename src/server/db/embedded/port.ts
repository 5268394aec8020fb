import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: a client that keeps trying to reach a
// database that is away could otherwise be given that very port, and connect to itself.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** The port of the last start when it is free, else another one. */
export async function choosePort(rememberedIn: string) {
  const remembered = Number(await readFile(rememberedIn, 'utf8').catch(() => ''));
  if (remembered >= 1024 && remembered <= 65_535 && (await isFree(remembered))) return remembered;
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
