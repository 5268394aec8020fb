import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickAt, pressKey } from '#connectors/browser-stream/service/testing/hands.ts';
import { eventually } from '#kernel/testing/eventually.ts';
import type { Signed } from '#orion/server/testing/test-app.ts';
import { type BrowsingApp, browsingApp } from './testing/browsing-app.ts';
import { openTestSite, type TestSite } from './testing/test-site.ts';

const CONTROL = 2;
const SHIFT = 8;
/** Looks, of which there are fifty a second. */
const TRY_AGAIN_AFTER = 50;
let site: TestSite;
let server: BrowsingApp;
let ann: Signed;
let ben: Signed;
beforeAll(async () => {
  site = await openTestSite();
  server = await browsingApp({ STREAM_ALLOWED_HOSTS: site.host });
  ann = await server.signIn({ email_address: 'ann@firm.example' });
  ben = await server.signIn({ email_address: 'ben@firm.example' });
});
afterAll(() => site.close());

type Opened = Awaited<ReturnType<BrowsingApp['open']>>;
async function endAll(...pages: Opened[]) {
  for (const page of pages) page.send({ kind: 'end' });
  await Promise.all(pages.map((page) => page.hears('ended')));
}
const atHome = (page: Opened) =>
  page.hears('page', ({ title, loading }) => title === 'Home of the test site' && !loading);

describe('two people in one browser', () => {
  it('do not share what they copied, by their keys or by the page’s own', async () => {
    const big = 'style="position:absolute;left:0;top:200px;width:300px;height:200px"';
    site.put(
      '/copies',
      'Copies',
      `<textarea id=t>confidential</textarea><button ${big} onclick="t.select(); document.execCommand('copy');
       navigator.clipboard?.writeText('confidential').catch(() => {}); fetch('/copied')">x</button>`,
    );
    site.put(
      '/pastes',
      'Pastes',
      `<input id=i style="position:absolute;left:0;top:80px;width:200px;height:40px">
       <button ${big} onclick="const seen = i.value; i.focus(); document.execCommand('paste');
       const read = navigator.clipboard?.readText() ?? Promise.reject();
       read.catch(() => '').then((text) => fetch('/pasted?' + [seen, i.value, text]))">x</button>`,
    );
    const [one, other] = [
      await server.open(ann, `${site.url}/copies`),
      await server.open(ben, `${site.url}/pastes`),
    ];
    await one.hears('page', ({ title, loading }) => title === 'Copies' && !loading);
    one.click(100, 300);
    await eventually(() => expect(site.asked).toContain('/copied'));
    one.click(30, 20, 3);
    for (const key of ['a', 'c']) pressKey(key, CONTROL).forEach(one.send);
    await one.hears('selection', ({ text }) => text === 'confidential');

    await other.hears('page', ({ title, loading }) => title === 'Pastes' && !loading);
    other.click(50, 100);
    pressKey('v', CONTROL).forEach(other.send);
    pressKey('v', CONTROL + SHIFT).forEach(other.send);
    clickAt(100, 100, { button: 'middle' }).forEach(other.send);
    other.send({ kind: 'text', text: 'own words' });
    other.click(100, 300);
    const pasted = () => site.asked.map(decodeURIComponent).filter((url) => url.startsWith('/pasted?'));
    await eventually(() => expect(pasted()).toEqual(['/pasted?own words,own words,']));
    await endAll(one, other);
  });
});

describe('a page', () => {
  it('that leads itself on without end fills no audit trail, and is still told where it is', async () => {
    site.put(
      '/wanders',
      'Wanders',
      `<script>let n = 0; setInterval(() => history.pushState({}, '', '/step-' + n++), 20)</script>`,
    );
    const page = await server.open(ann, `${site.url}/wanders`);
    await page.hears('page', ({ url }) => /step-\d{3,}$/.test(url));
    await endAll(page);
    const rows = await eventually(async () => {
      const trail = await server.db
        .selectFrom('audit_event')
        .select('action')
        .where('object_id', '=', page.session_id)
        .execute();
      expect(trail.map(({ action }) => action)).toContain('browsing.end');
      return trail;
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThan(100);
  });

  it('that asks is left for another address', async () => {
    site.put('/asks-once', 'Asks', `<script>setTimeout(() => confirm('Stay?'))</script>`);
    const page = await server.open(ann, `${site.url}/asks-once`);
    await page.hears('dialog');
    await server.post('navigate_to_url', ann, { session_id: page.session_id, url: `${site.url}/clicked` });
    await page.hears('page', ({ title }) => title === 'After the click');
    await endAll(page);
  });

  it('that wants a name and a word is shown without them', async () => {
    site.answer('/locked', (_request, answer) =>
      answer
        .writeHead(401, { 'www-authenticate': 'Basic realm="x"', 'content-type': 'text/html' })
        .end('<title>Locked</title>Locked'),
    );
    const page = await server.open(ann, `${site.url}/locked`);
    await page.hears('page', ({ title, loading }) => title === 'Locked' && !loading);
    await endAll(page);
  });

  it('that changes after a click is read again', async () => {
    site.put(
      '/changes',
      'Changes',
      `<button style="width:300px;height:100px" onclick="this.textContent='Now it says more'; document.title = 'Another title'">x</button>`,
    );
    const page = await server.open(ann, `${site.url}/changes`);
    await page.hears('page', ({ title, loading }) => title === 'Changes' && !loading);
    page.click(100, 50);
    await page.hears('text', ({ text }) => text.includes('Now it says more'));
    await page.hears('page', ({ title }) => title === 'Another title');
    await endAll(page);
  });

  it('is touched: tapped and pushed up', async () => {
    site.put(
      '/touched',
      'Touched',
      `<div style="height:3000px" onclick="fetch('/tapped')">x</div><script>addEventListener('scroll', () => fetch('/pushed'), { once: true })</script>`,
    );
    const page = await server.open(ann);
    page.send({ kind: 'size', width: 390, height: 600, scale: 2, touch: true });
    await server.post('navigate_to_url', ann, { session_id: page.session_id, url: `${site.url}/touched` });
    await page.hears('page', ({ title, loading }) => title === 'Touched' && !loading);
    const finger = (y: number) => [{ x: 100, y, id: 1 }];
    /** A page that has not drawn yet hears no finger: whoever sees nothing happen tries again. */
    const until = async (asked: string, gesture: () => void) => {
      let tries = 0;
      await eventually(() => {
        if (tries++ % TRY_AGAIN_AFTER === 0) gesture();
        expect(site.asked).toContain(asked);
      });
    };
    await until('/tapped', () => {
      page.send({ kind: 'touch', type: 'touchStart', points: finger(200) });
      page.send({ kind: 'touch', type: 'touchEnd', points: [] });
    });
    await until('/pushed', () => {
      page.send({ kind: 'touch', type: 'touchStart', points: finger(500) });
      for (let y = 490; y > 100; y -= 10) page.send({ kind: 'touch', type: 'touchMove', points: finger(y) });
      page.send({ kind: 'touch', type: 'touchEnd', points: [] });
    });
    await endAll(page);
  });

  it('of many slow connections does not keep others from loading', async () => {
    site.answer('/slow', () => {});
    site.put(
      '/greedy',
      'Greedy',
      `<script>for (let n = 0; n < 900; n += 1) { fetch('/slow?' + n).catch(() => {}); try { new WebSocket('ws://' + location.host + '/slow'); } catch {} }</script>`,
    );
    const greedy = await server.open(ann, `${site.url}/greedy`);
    await eventually(() =>
      expect(site.asked.filter((url) => url.startsWith('/slow')).length).toBeGreaterThan(5),
    );
    const other = await server.open(ben, site.url);
    await atHome(other);
    await endAll(greedy, other);
  });
});
