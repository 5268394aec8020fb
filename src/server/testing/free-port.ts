import { createServer } from 'node:net';

/** Below where systems take the ports of outgoing connections from, so that none is gone before it is listened on. */
const [FIRST, LAST] = [12_000, 32_000];

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
