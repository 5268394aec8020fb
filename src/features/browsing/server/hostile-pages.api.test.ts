import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import type { Signed } from '#orion/server/testing/test-app.ts';
import { type BrowsingApp, browsingApp } from './testing/browsing-app.ts';
import { openTestSite, type TestSite } from './testing/test-site.ts';
import { waysInside } from './testing/ways-inside.ts';

/** Something inside that no page may reach: whoever speaks to it is noted. */
const met: string[] = [];
const trap = createServer((socket) => {
  met.push('tcp');
  socket.destroy();
});
const udp = createSocket('udp4').on('message', () => met.push('udp'));
let site: TestSite;
let server: BrowsingApp;
let ann: Signed;
let inside: string;
let udpPort: number;

beforeAll(async () => {
  trap.listen(0, '127.0.0.1');
  await once(trap, 'listening');
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  inside = `127.0.0.1:${(trap.address() as AddressInfo).port}`;
  udpPort = udp.address().port;
  site = await openTestSite();
  server = await browsingApp({
    STREAM_ALLOWED_HOSTS: site.host,
    STREAM_PAGE_MEMORY_MB: '350',
    STREAM_SESSIONS_PER_PERSON: '20',
  });
  ann = await server.signIn();
});
afterAll(() => {
  trap.close();
  udp.close();
  site.close();
});
beforeEach(() => void met.splice(0));

const lead = (session_id: string, url: string) => server.post('navigate_to_url', ann, { session_id, url });

/** A fresh page of the test site opens and answers: nothing was harmed. */
async function isUnharmed() {
  const page = await server.open(ann, `${site.url}/clicked`);
  await page.hears('page', ({ title }) => title === 'After the click');
  page.send({ kind: 'end' });
  await page.hears('ended');
}

describe('a hostile address', () => {
  it('is refused before the browser hears of it, and the session lives on', async () => {
    const page = await server.open(ann, site.url);
    const port = (trap.address() as AddressInfo).port;
    for (const url of [
      `http://127.0.0.1:${port}/`,
      'http://127.0.0.1:5432/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://localhost./',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://user:word@127.0.0.1/',
      'file:///etc/passwd',
      'data:text/html,<h1>x',
      'view-source:http://127.0.0.1/',
      'blob:http://127.0.0.1/x',
      'javascript:alert(1)',
      'chrome://version',
      'about:blank',
      'ftp://127.0.0.1/',
      'http://',
    ]) {
      const reply = await lead(page.session_id, url);
      expect([url, reply.statusCode]).toEqual([url, 422]);
      // Some systems know no localhost with a dot behind it.
      expect(reply.json<{ name: string }>().name).toMatch(
        /^This address (is not allowed|cannot be found)\.$/,
      );
    }
    expect((await lead(page.session_id, `https://a.example/${'x'.repeat(20_000)}`)).statusCode).toBe(422);
    expect((await lead(page.session_id, `${site.url}/clicked`)).statusCode).toBe(200);
    await page.hears('page', ({ title }) => title === 'After the click');
    expect(met).toEqual([]);
    page.send({ kind: 'end' });
    await page.hears('ended');
  });
});

describe('a hostile page', () => {
  it('reaches nothing inside, whatever it tries', async () => {
    const ways = Object.entries(waysInside({ inside, udpPort }));
    ways.forEach(([name, script], at) => {
      site.put(
        `/attempt-${at}`,
        name,
        `<script>setTimeout(() => { try { ${script} } catch {} setTimeout(() => fetch('/tried-${at}.'), 300); });</script>`,
      );
    });
    const page = await server.open(ann, site.url);
    for (const [at, [name]] of ways.entries()) {
      await lead(page.session_id, `${site.url}/attempt-${at}`);
      await eventually(() =>
        expect(site.asked, name).toContainEqual(expect.stringContaining(`/tried-${at}.`)),
      );
    }
    expect(met).toEqual([]);
    expect(site.asked.filter((url) => url.startsWith('/granted'))).toEqual([]);
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it.each([
    ['a redirect by its script', () => `<script>location.href = 'http://${inside}/'</script>`],
    ['a refresh in its head', () => `<meta http-equiv="refresh" content="0; url=http://${inside}/">`],
    [
      'a form that sends itself',
      () =>
        `<form method="post" action="http://${inside}/"></form><script>document.forms[0].submit()</script>`,
    ],
  ])('is stopped at %s, and says where', async (_how, body) => {
    site.put('/away', 'Away', body());
    const page = await server.open(ann, `${site.url}/away`);

    expect(await page.hears('refused')).toMatchObject({ url: `http://${inside}/`, why: 'address' });
    expect(met).toEqual([]);
    page.send({ kind: 'end' });
    await page.hears('ended');
    const trail = server.db
      .selectFrom('audit_event')
      .select('detail')
      .where('action', '=', 'browsing.refused');
    await eventually(async () => expect(JSON.stringify(await trail.execute())).toContain(inside));
  });

  it.each([
    ['file', `location.href = 'file:///etc/passwd'`],
    ['data', `location.href = 'data:text/html,<title>data</title>'`],
    ['view-source', `location.href = 'view-source:' + location.href`],
    ['chrome', `location.href = 'chrome://version'`],
  ])('does not leave for %s:', async (scheme, script) => {
    site.put(
      '/leave',
      'Still here',
      `<script>${script}; setTimeout(() => fetch('/left-${scheme}'), 300)</script>`,
    );
    const page = await server.open(ann, `${site.url}/leave`);

    await eventually(() => expect(site.asked).toContainEqual(expect.stringContaining(`/left-${scheme}`)));
    expect(
      page.said.filter((one) => one.kind === 'page').every(({ url }) => /^(https?:|about:blank)/.test(url)),
    ).toBe(true);
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it('asks no more than three times', async () => {
    site.put(
      '/asks',
      'Asks',
      `<script>for (let n = 1; n < 30; n += 1) alert('number ' + n); fetch('/asked-all')</script>`,
    );
    const page = await server.open(ann, `${site.url}/asks`);
    for (let times = 1; times <= 3; times += 1) {
      await page.hears('dialog', ({ message }) => message === `number ${times}`);
      page.send({ kind: 'answer', accept: true, text: '' });
    }
    await eventually(() => expect(site.asked).toContainEqual(expect.stringContaining('/asked-all')));
    expect(page.said.filter(({ kind }) => kind === 'dialog')).toHaveLength(3);
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it('opens no more than four windows', async ({ skip }) => {
    skip(!server.hasWindows, 'Only a browser with windows counts those that a page opens.');
    site.put(
      '/opens',
      'Opens',
      `<div style="height:600px" onclick="for (let n = 0; n < 30; n += 1) window.open('/clicked?' + n)">`,
    );
    const page = await server.open(ann, `${site.url}/opens`);
    await page.hears('page', ({ title, loading }) => title === 'Opens' && !loading);
    page.click(300, 300);
    await page.hears('page', ({ title }) => title === 'After the click');
    expect(site.asked.filter((url) => url.startsWith('/clicked?')).length).toBeLessThanOrEqual(5);
    page.send({ kind: 'back' });
    await eventually(() => expect(page.last('page').title).toBe('Opens'));
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it('that takes memory without end is ended, said and started again', async () => {
    site.put(
      '/hoards',
      'Hoards',
      `<script>const all = []; setInterval(() => all.push(new Uint8Array(3e7).fill(1)), 10)</script>`,
    );
    const page = await server.open(ann, `${site.url}/hoards`);
    expect(await page.hears('crashed')).toMatchObject({ what: 'page' });
    await isUnharmed();
    await lead(page.session_id, `${site.url}/clicked`);
    page.send({ kind: 'restart' });

    await page.hears('page', ({ title }) => title === 'After the click');
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it('that computes without end, or saves a file, holds nobody up', async () => {
    site.put('/spins', 'Spins', `<script>setTimeout(() => { for (;;) ; }, 200)</script>`);
    const page = await server.open(ann, `${site.url}/spins`);
    await page.hears('page', ({ title }) => title === 'Spins');
    page.click(10, 10);
    page.type('abc');
    await isUnharmed();
    expect((await lead(page.session_id, `${site.url}/clicked`)).statusCode).toBe(200);
    page.send({ kind: 'end' });
    await page.hears('ended');

    site.put(
      '/saves',
      'Saves',
      `<a id=a download="x.txt" href="data:text/plain,x">x</a><script>setTimeout(() => a.click(), 200)</script>`,
    );
    const saving = await server.open(ann, `${site.url}/saves`);
    expect((await saving.hears('notice')).text).toBe('Downloads are off in remote pages.');
    saving.send({ kind: 'end' });
    await saving.hears('ended');
  });

  it('warns before a password, in the page and in a frame of it', async () => {
    site.put(
      '/door',
      'Door',
      `<input type=password style="position:absolute;left:0;top:0;width:300px;height:80px">`,
    );
    const page = await server.open(ann, `${site.url}/door`);
    await page.hears('page', ({ title, loading }) => title === 'Door' && !loading);
    page.click(50, 40);
    await page.hears('password', ({ focused }) => focused);
    page.type('hunter2');
    page.send({ kind: 'end' });
    await page.hears('ended');

    expect(server.warnings.join('\n')).not.toContain('hunter2');
    expect(JSON.stringify(page.said)).not.toContain('hunter2');
  });
});
