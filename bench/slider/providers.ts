import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANSWERS: Record<string, object> = {
  '/getLatestDomainStats': { results: [] },
  '/getCombinedTopCompetitors': { seoCompetitors: [], ppcCompetitors: [] },
  '/founders': { people: [{ first_name: 'Ada', last_name: 'Moss' }] },
};

/** Outside systems on this machine: all well, or one of them dead, which takes every call and never answers. */
export async function startProviders() {
  let dead: string | null = null;
  let held = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://providers');
    if (pathname === dead) held += 1;
    else response.end(JSON.stringify(ANSWERS[pathname] ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    kill: (path: string | null) => {
      dead = path;
    },
    /** How many calls the dead one took. */
    held: () => held,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
