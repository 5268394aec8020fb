import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';

let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orion-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<title>__APP_TITLE__</title><meta content="__NONCE__"><html data-s="__COLOR_SCHEME__">',
  );
  await writeFile(join(folder, 'assets/app-1.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/app-1.js.gz'), gzipSync('console.log(1)'));
  server = await testApp({ webFolder: folder, env: { APP_TITLE: 'A <b> & "c"' } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('pages', () => {
  // OPS-008, AUTH-009
  it('are one template, fresh each time, with a nonce of its own', async () => {
    const replies = await Promise.all([server.call('GET', '/explore'), server.call('GET', '/login')]);
    const nonces = replies.map(({ body }) => /content="([^"]+)"/.exec(body)?.[1]);

    expect(new Set(nonces).size).toBe(2);
    replies.forEach((reply, at) => {
      expect(reply.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[at]}'`);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>');
    });
  });

  it.each(['/reminders?source=a&status=completed', '/set_top_discovery_queries?uuid=a&watched=false'])(
    'that act are not given to who only looks ahead: %s',
    async (url) => {
      const ahead = await server.call('GET', url, { headers: { 'sec-purpose': 'prefetch;prerender' } });
      const plain = await server.call('GET', '/explore', { headers: { 'sec-purpose': 'prefetch' } });

      expect([ahead.statusCode, plain.statusCode]).toEqual([503, 200]);
      expect((await server.call('GET', url)).statusCode).toBe(200);
    },
  );

  it('stand behind the “Unsubscribe” of a mail, whose token has a dot', async () => {
    const page = await server.call('GET', '/unsubscribe/Mi5kaWdlc3Q.c2lnbmF0dXJl');

    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('take the colour scheme from the cookie, and nothing else from it', async () => {
    const dark = await server.call('GET', '/explore', { headers: { cookie: 'orion_scheme=dark' } });
    const odd = await server.call('GET', '/explore', {
      headers: { cookie: 'orion_scheme=%22%3E%3Cscript%3E' },
    });

    expect([dark.body.includes('data-s="dark"'), odd.body.includes('data-s="auto"')]).toEqual([true, true]);
  });

  it('stand at an unknown address with a dot for whoever wants to see one, and for nobody else', async () => {
    const ask = async (url: string, accept: string) =>
      (await server.call('GET', url, { headers: { accept } })).headers['content-type'];
    const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

    expect(await ask('/companies/nope.example', BROWSER)).toBe('text/html; charset=utf-8');
    for (const accept of ['*/*', 'image/avif,image/webp,*/*', 'application/json'])
      expect(await ask('/companies/nope.example', accept)).toMatch('application/json');
    for (const url of ['/assets/nothing.js', '/.env', '/.git/config', '/media/x.png', '/api/v1/nothing.json'])
      expect(await ask(url, BROWSER), url).toMatch('application/json');
  });

  it('are served compressed and kept for good', async () => {
    const reply = await server.call('GET', '/assets/app-1.js', { headers: { 'accept-encoding': 'gzip' } });

    expect(reply.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/assets/nothing.js',
    '/assets/..%2findex.html',
    '/api/nothing',
    '/media/x',
    '/auth/nothing',
    '/oidc/nothing',
    '/healthz',
    '/readyz?verbose',
    '/metrics',
    '/status',
    '/actuator/health',
    '/robots.txt',
    '/.env',
    '/.git/config',
    '/wp-login.php',
  ])('do not stand in for %s', async (url) => {
    const reply = await server.call('GET', url);

    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 404, name: 'NotFound' }]);
  });
});
