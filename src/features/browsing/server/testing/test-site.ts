import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (title: string, body: string) =>
  `<!doctype html><title>${title}</title><body style="margin:0;font:20px sans-serif">${body}`;

/** A site on this machine, which a test's setting lets the browser reach; it notes what was asked of it. */
export async function openTestSite(port = 0) {
  const asked: string[] = [];
  const all: Record<string, string> = {
    '/': page(
      'Home of the test site',
      `<button style="position:absolute;left:0;top:0;width:200px;height:60px" onclick="location.href='/clicked'">Go</button>
       <input style="position:absolute;left:0;top:80px;width:200px;height:40px;caret-color:transparent" oninput="fetch('/typed?'+encodeURIComponent(this.value))">
       <p id="words" style="position:absolute;left:0;top:140px;margin:0">Plants keep running</p>
       <div style="height:5000px"></div>
       <script>addEventListener('scroll', () => fetch('/scrolled?' + scrollY), { once: true });
       document.cookie = 'seen=' + Math.random();</script>`,
    ),
    '/clicked': page('After the click', '<h1>You clicked</h1>'),
  };
  const answers: Record<string, RequestListener> = {
    '/asked': (_request, answer) => answer.end(asked.join('\n')),
  };
  const server = createServer((request, answer) => {
    const url = request.url ?? '/';
    asked.push(`${url}${request.headers.cookie ? ` cookie` : ''}`);
    const [path = '/'] = url.split('?');
    const own = answers[path];
    if (own) return own(request, answer);
    const body = all[path];
    return void answer.writeHead(body === undefined ? 204 : 200, { 'content-type': 'text/html' }).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    asked,
    /** Adds a page, or changes one. */
    put: (path: string, title: string, body: string) => {
      all[path] = page(title, body);
    },
    /** Answers an address in its own way. */
    answer: (path: string, listener: RequestListener) => {
      answers[path] = listener;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
export type TestSite = Awaited<ReturnType<typeof openTestSite>>;
