import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { xssPayloads } from '#kernel/testing/xss-payloads.ts';

/** Which of the two guards stand; each must be enough alone. */
export interface Guards {
  policy: boolean;
  sanitiser: boolean;
}

const POLICY = 'content-security-policy';
const SANITISER = /[\w$]+\.sanitize\(([\w$]+),\s*[\w$]+\)/;
const RAW = xssPayloads.filter((payload) => !payload.includes('http-equiv')).join('\n');
const BARE = /^\/bare\/(\d+)$/;
const ALL_BARE = xssPayloads.map((_payload, number) => `<iframe src="/bare/${number}"></iframe>`).join('');

type Change = (text: string) => string;

/** What leaves the product uncleaned when the sanitisers of page and server are taken away. */
const CHANGES: [RegExp, Change][] = [
  [/^\/assets\/.*\.js$/, (text) => text.replace(SANITISER, '$1')],
  [
    /^\/api\/v1\/ctolunches\?/,
    (text) => text.replace(/"body":"(?:[^"\\]|\\.)*"/g, () => `"body":${JSON.stringify(RAW)}`),
  ],
  [/^\/media\/newsletters\//, (text) => text.replace('</h1>', () => `</h1>${RAW}`)],
];

/** Stands between browser and product, and takes away the guards it is told to. */
export class Front {
  guards: Guards = { policy: true, sanitiser: true };
  /** In how many files the sanitiser was found and taken out. */
  cut = 0;
  /** The port of the product. */
  product = 0;
  readonly server = createServer((asked, reply) => this.pass(asked, reply));

  get origin() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start() {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, reply: ServerResponse) {
    const { url: path = '/', method, headers } = asked;
    if (path === '/bare') return reply.setHeader('content-type', 'text/html').end(ALL_BARE);
    const bare = BARE.exec(path)?.[1];
    const change = bare ? () => barePage(Number(bare)) : this.changeOf(path);
    const outgoing = request(
      {
        port: this.product,
        host: '127.0.0.1',
        // A connection that is kept may be closed by the product just as it is asked over again.
        agent: false,
        path: bare ? '/login' : path,
        method,
        headers: { ...headers, ...(change && { 'accept-encoding': 'identity' }) },
      },
      (answer) => void this.send(answer, reply, change),
    );
    outgoing.on('error', () => reply.destroy());
    return asked.pipe(outgoing);
  }

  private changeOf(path: string): Change | undefined {
    return this.guards.sanitiser ? undefined : CHANGES.find(([paths]) => paths.test(path))?.[1];
  }

  private async send(answer: IncomingMessage, reply: ServerResponse, change: Change | undefined) {
    const { [POLICY]: policy, 'content-length': length, ...headers } = answer.headers as OutgoingHttpHeaders;
    // Frames are how all bare pages stand in one; nothing else of the policy is touched.
    const own = change ? String(policy).replace(/; frame-ancestors [^;]*/, '') : policy;
    reply.writeHead(answer.statusCode ?? 500, {
      ...headers,
      ...(this.guards.policy && own && { [POLICY]: own }),
      ...(!change && length && { 'content-length': length }),
    });
    if (!change) return void answer.pipe(reply);
    const text = Buffer.concat(await answer.toArray()).toString();
    if (SANITISER.test(text)) this.cut += 1;
    return void reply.end(change(text));
  }
}

/** A payload with its number, so that it is known which one ran. */
export const marked = (number: number) =>
  (xssPayloads[number] ?? '').replaceAll('pwned()', `pwned('payload-${number}')`);

const barePage = (number: number) => `<!doctype html><title>Bare</title><body><p>Before</p>${marked(number)}`;

/** What Chromium asks of its maker by itself. */
const ITS_OWN = /\.(google|googleapis|gvt1)\.com\b/;

/** Whom the browser asks for everything that is not on this machine; nobody gets an answer. */
export async function startTrap() {
  const asked: string[] = [];
  const note = (url = '') => {
    if (!ITS_OWN.test(url)) asked.push(url);
  };
  const server = createServer((outside, reply) => {
    note(outside.url);
    reply.writeHead(502).end();
  });
  server.on('connect', ({ url }, socket) => {
    note(url);
    socket.end('HTTP/1.1 502 Nobody\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
