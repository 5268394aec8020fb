import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { findWindowedBrowser } from '../../../../e2e/browser/find-browser.ts';
import { eventually } from '#kernel/testing/eventually.ts';
import { openService, type Service } from './service.ts';
import type { ServiceSettings } from './service-settings.ts';
import { lookAt, serviceSettings } from './testing/look-at.ts';

const MINUTE = 60_000;
let clock = Date.parse('2026-03-02T09:00:00Z');
let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** The service with a real browser, on a clock of the test. */
async function aService(changes: Partial<ServiceSettings> = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'orion-sessions-'));
  const { executablePath: browser } = await findWindowedBrowser();
  const service = await openService(serviceSettings({ browser, folder, ...changes }), { now: () => clock });
  close = async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return service;
}
/** A site of one page; where it is. */
async function aSite(page: string) {
  const site = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(page));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => {
    site.close();
    site.closeAllConnections();
  });
  return `127.0.0.1:${(site.address() as AddressInfo).port}`;
}
/** Lets time pass, and has the service look at what is due. */
function pass(service: Service, ms: number) {
  clock += ms;
  service.sessions.endDue();
}
type Looker = Awaited<ReturnType<typeof lookAt>>;
const lastOf = ({ said }: Looker, kind: string) => said.findLast((message) => message.kind === kind);
const readiesOf = ({ said }: Looker) => said.filter(({ kind }) => kind === 'ready').length;
const endOf = (looker: Looker) => lastOf(looker, 'ended');

it('lets people in as they came, and tells each their place', async () => {
  const service = await aService({ most_sessions: 1 });
  const [first, second, third] = [
    await lookAt(service, 1),
    await lookAt(service, 2),
    await lookAt(service, 3),
  ];
  await first.hears('ready');
  expect(lastOf(second, 'queue')).toEqual({ kind: 'queue', place: 1 });
  expect(lastOf(third, 'queue')).toEqual({ kind: 'queue', place: 2 });

  // Nobody pushes in by asking for another start.
  third.send({ kind: 'restart' });
  third.said.splice(0);
  service.sessions.tellPlaces();
  expect(third.said).toEqual([{ kind: 'queue', place: 2 }]);

  // The time of whoever waits does not run.
  pass(service, 30 * MINUTE);
  expect(endOf(first)).toEqual({ kind: 'ended', why: 'time' });
  expect((await second.hears('ready')).expires_at).toBe(new Date(clock + 10 * MINUTE).toISOString());
  expect(lastOf(third, 'queue')).toEqual({ kind: 'queue', place: 1 });
  await second.end();
  await third.hears('ready');
});

it('goes on without whoever leaves the line', async () => {
  const service = await aService({ most_sessions: 1 });
  const [first, second, third] = [
    await lookAt(service, 1),
    await lookAt(service, 2),
    await lookAt(service, 3),
  ];
  await first.hears('ready');
  await second.closeTab();
  pass(service, 20_000);
  await eventually(() => expect(lastOf(third, 'queue')).toEqual({ kind: 'queue', place: 1 }));
  expect(service.sessions.count()).toBe(2);
});

it('ends a page that nobody touches, and no sooner', async () => {
  const service = await aService({ idle_minutes: 5 });
  const looker = await lookAt(service, 1);
  await looker.hears('ready');

  pass(service, 5 * MINUTE - 1);
  expect(endOf(looker)).toBeUndefined();
  looker.send({ kind: 'wheel', x: 1, y: 1, dx: 0, dy: 1, modifiers: 0 });
  pass(service, 5 * MINUTE - 1);
  expect(endOf(looker)).toBeUndefined();
  // Pictures that were seen and a window that was made larger are no hand on the page.
  looker.send({ kind: 'shown', frame: 1 }, { kind: 'size', width: 500, height: 500, scale: 1, touch: false });
  pass(service, 1);
  expect(endOf(looker)).toEqual({ kind: 'ended', why: 'idle' });
});

it('ends a page when its time is up, however busy it is, and the tab that is gone after a while', async () => {
  const service = await aService({ idle_minutes: 60 });
  const [busy, gone] = [await lookAt(service, 1), await lookAt(service, 2)];
  await busy.hears('ready');
  await gone.hears('ready');
  await gone.closeTab();

  pass(service, 19_999);
  expect(service.sessions.count()).toBe(2);
  pass(service, 1);
  expect(service.sessions.count()).toBe(1);
  pass(service, 10 * MINUTE - 20_001);
  busy.send({ kind: 'reload' });
  expect(endOf(busy)).toBeUndefined();
  pass(service, 1);
  expect(endOf(busy)).toEqual({ kind: 'ended', why: 'time' });
  expect(service.sessions.count()).toBe(0);
});

it('gives the place of a tab that was loaded anew to the new one', async () => {
  const service = await aService({ most_per_person: 2 });
  const [old, kept] = [await lookAt(service, 1), await lookAt(service, 1)];
  await expect(lookAt(service, 1)).rejects.toThrow('You have 2 remote pages open already.');

  await old.closeTab();
  const next = await lookAt(service, 1);
  await next.hears('ready');
  expect(service.sessions.count()).toBe(2);
  expect(endOf(kept)).toBeUndefined();
});

it('starts again only what crashed, however often it is asked', async () => {
  const host = await aSite('<title>Here</title>');
  const service = await aService({ allowed_hosts: [host] });
  const looker = await lookAt(service, 1);
  await looker.lead(`http://${host}/`);
  await looker.hears('page', ({ title }) => title === 'Here');
  const before = readiesOf(looker);
  for (let times = 0; times < 20; times += 1) looker.send({ kind: 'restart' });
  await looker.lead(`http://${host}/again`);
  await looker.hears('page', ({ url, loading }) => url.endsWith('/again') && !loading);
  expect(readiesOf(looker)).toBe(before);

  await looker.end();
  looker.send({ kind: 'restart' });
  expect(looker.said.at(-1)).toEqual({ kind: 'ended', why: 'closed' });
  expect(service.sessions.count()).toBe(0);
});

it('ends a browser that holds far more than all may, and says so', async () => {
  const page = `<title>Hoards</title><script>const kept = [];
    setInterval(() => kept.push(new Blob([new Uint8Array(2e7).fill(kept.length)])), 20)</script>`;
  const host = await aSite(page);
  const service = await aService({ allowed_hosts: [host], memory_mb: 600 });
  const looker = await lookAt(service, 1);
  await looker.hears('ready');
  await looker.lead(`http://${host}/`);

  expect(await looker.hears('crashed')).toEqual({ kind: 'crashed', what: 'browser' });
  const before = readiesOf(looker);
  await looker.lead(`http://${host}/?again`);
  await eventually(() => expect(readiesOf(looker)).toBe(before + 1));
});
