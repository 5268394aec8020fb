import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#connectors/browser-stream/find-chromium.ts';
import { processesBelow } from '#connectors/browser-stream/service/memory-watch.ts';
import { openService, type Service } from '#connectors/browser-stream/service/service.ts';
import { openTestSite } from '#features/browsing/server/testing/test-site.ts';
import type { ScreenInput, ScreenOutput } from '#kernel/screen-messages.ts';
import { median } from './explore/clients.ts';

const SIZE = { kind: 'size', width: 760, height: 620, scale: 1, touch: false } as const;
const KEYS = 40;
const KEYS_A_SECOND = 5;
const SCROLLS_MS = 5000;
const SESSIONS = 5;

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const memoryMb = () => processesBelow(process.pid).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;

/** Opens a page and looks at it: each picture is seen at once, as on a fast line. */
async function look({ calls, sessions }: Service, user_id: number, url: string) {
  const owner = { user_id, sign_in: `sign-in ${user_id}` };
  const { session_id } = await calls.open({ ...owner, email_address: '', domain: null, ip: '' });
  const session = sessions.ownedBy(owner, session_id);
  const pictures: { at: number; bytes: number }[] = [];
  const said: ScreenOutput[] = [];
  const send = (input: ScreenInput) => void session.take(input);
  await session.join({
    say: (message) => void said.push(message),
    picture(bytes, frame) {
      pictures.push({ at: performance.now(), bytes: bytes.length });
      send({ kind: 'shown', frame });
    },
    leave: () => {},
  });
  while (!said.some(({ kind }) => kind === 'ready')) await pause(50);
  send(SIZE);
  await calls.navigate({ owner, session_id, url });
  while (!said.some((message) => message.kind === 'page' && message.title && !message.loading))
    await pause(50);
  await pause(500);
  return { pictures, send, end: () => session.end('closed') };
}

/** Frames and bytes of a page that scrolls, the time from a key to its picture, and the memory of a session. */
export async function run() {
  const browser = findChromium(process.env.STREAM_BROWSER);
  assert.ok(browser, 'no Chromium was found; name one in STREAM_BROWSER');
  const folder = mkdtempSync(join(tmpdir(), 'orion-bench-stream-'));
  const site = await openTestSite();
  const service = await openService({
    browser,
    sandbox: process.geteuid?.() !== 0,
    folder,
    secret: '',
    host: '127.0.0.1',
    port: 0,
    own_hosts: [],
    allowed_hosts: [site.host],
    most_sessions: SESSIONS + 1,
    most_per_person: 1,
    page_memory_mb: 2000,
    memory_mb: 20_000,
    idle_minutes: 60,
  });
  try {
    await measure(service, site.url);
  } finally {
    await service.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(service: Service, url: string) {
  await service.calls.health();
  const bare = memoryMb();
  const { pictures, send } = await look(service, 0, url);
  const before = pictures.length;
  const until = performance.now() + SCROLLS_MS;
  for (let turn = 0; performance.now() < until; turn += 1) {
    send({ kind: 'wheel', x: 300, y: 300, dx: 0, dy: turn % 60 < 30 ? 60 : -60, modifiers: 0 });
    await pause(16);
  }
  const scrolled = pictures.slice(before);
  const bytes = scrolled.reduce((sum, picture) => sum + picture.bytes, 0);
  console.log(
    `  scrolling: ${((scrolled.length * 1000) / SCROLLS_MS).toFixed(1)} frames/s, ${(bytes / SCROLLS_MS).toFixed(0)} kB/s, ${(bytes / Math.max(1, scrolled.length) / 1000).toFixed(1)} kB a frame`,
  );
  const waits = await typeKeys(pictures, send);
  const late = (3 * 1000) / KEYS_A_SECOND;
  console.log(
    `  key to picture: ${median(waits).toFixed(0)} ms median, ${Math.max(...waits).toFixed(0)} ms at most, of ${waits.length} keys`,
  );

  const one = memoryMb() - bare;
  for (let at = 1; at <= SESSIONS; at += 1) await look(service, at, url);
  console.log(
    `  memory: browser ${bare.toFixed(0)} MB, first session ${one.toFixed(0)} MB, each of ${SESSIONS} more ${((memoryMb() - bare - one) / SESSIONS).toFixed(0)} MB`,
  );
  // All that was measured is told before it fails.
  assert.ok(Math.max(...waits) < late, `a key's picture came after the next three keys (${late} ms)`);
}

/** Five keys a second into a field; each waits for the first picture after it. */
async function typeKeys(pictures: { at: number }[], send: (input: ScreenInput) => void) {
  send({ kind: 'wheel', x: 300, y: 300, dx: 0, dy: -20_000, modifiers: 0 });
  await pause(800);
  const click = { kind: 'mouse', x: 50, y: 100, button: 'left', clicks: 1, modifiers: 0 } as const;
  send({ ...click, type: 'mousePressed', buttons: 1 });
  send({ ...click, type: 'mouseReleased', buttons: 0 });
  await pause(500);
  const pressed: number[] = [];
  for (let at = 0; at < KEYS; at += 1) {
    const key = 'abcdefghij'[at % 10] ?? 'a';
    const press = {
      kind: 'key',
      key,
      code: '',
      key_code: key.toUpperCase().charCodeAt(0),
      modifiers: 0,
    } as const;
    pressed.push(performance.now());
    send({ ...press, type: 'keyDown', text: key, repeat: false });
    send({ ...press, type: 'keyUp', text: '', repeat: false });
    await pause(1000 / KEYS_A_SECOND);
  }
  await pause(1000);
  return pressed.map(
    (began) => (pictures.find(({ at }) => at > began)?.at ?? Number.POSITIVE_INFINITY) - began,
  );
}
