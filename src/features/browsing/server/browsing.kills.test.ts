import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { browsingApp } from './testing/browsing-app.ts';
import { openTestSite } from './testing/test-site.ts';

const startedBy = (starter: number | undefined) =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`orion-stream-${starter}-`));
/** A file of tests that ran before in this process may still be ending its own. */
const ofOthers = new Set(startedBy(process.pid));

const site = await openTestSite();
const server = await browsingApp({ STREAM_ALLOWED_HOSTS: site.host });
const ann = await server.signIn();
afterAll(() => site.close());

/** The folders of services that were started here, and the processes that work in one. */
const folders = (starter = process.pid) => startedBy(starter).filter((folder) => !ofOthers.has(folder));
const processesIn = (folder: string, word = '') =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return `${command} ${environment}`.includes(folder) && command.includes(word);
      } catch {
        return false;
      }
    })
    .map(Number);
/** Some of them end by themselves once another has been killed. */
const killAll = (pids: number[]) => spawnSync('kill', ['-9', ...pids.map(String)]);
const nothingLeft = (folder: string) =>
  eventually(() => {
    expect(processesIn(folder)).toEqual([]);
    expect(readdirSync(tmpdir())).not.toContain(folder);
  });

// The processes of other systems cannot be looked at.
describe.skipIf(process.platform !== 'linux')('kill -9', () => {
  it('of the browser is told, and the page begins again where it was', async () => {
    const page = await server.open(ann, `${site.url}/clicked`);
    await page.hears('page', ({ title }) => title === 'After the click');
    const [folder = ''] = folders();
    const renderers = new Set(processesIn(folder, '--type='));
    killAll(processesIn(folder, 'chrom').filter((pid) => !renderers.has(pid)));

    await page.hears('crashed', ({ what }) => what === 'browser');
    const before = page.said.length;
    page.send({ kind: 'restart' });
    await eventually(() =>
      expect(page.said.slice(before)).toContainEqual(expect.objectContaining({ title: 'After the click' })),
    );
    page.send({ kind: 'end' });
    await page.hears('ended');
  });

  it('of the service ends its browser and its folder, and the next page starts another', async () => {
    const page = await server.open(ann, site.url);
    await page.hears('page', ({ title }) => title === 'Home of the test site');
    const [folder = ''] = folders();
    const [service = 0] = processesIn(folder, 'server/stream.');
    process.kill(service, 'SIGKILL');

    expect(await page.closed()).toBeGreaterThan(1000);
    await nothingLeft(folder);
    const next = await server.open(ann, `${site.url}/clicked`);
    await next.hears('page', ({ title }) => title === 'After the click');
    expect(folders()).not.toContain(folder);
    next.send({ kind: 'end' });
    await next.hears('ended');
  });

  it('of the server ends the service, its browser and its folder', async () => {
    const child = fork(new URL('testing/server-to-kill.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      env: { PATH: process.env.PATH, STREAM_NO_SANDBOX: 'on', STREAM_BROWSER: server.config.STREAM_BROWSER },
    });
    const [status] = (await once(child, 'message')) as [string];
    expect(status).toBe('ok');
    const [folder = ''] = folders(child.pid);
    expect(processesIn(folder, 'chrom').length).toBeGreaterThan(0);
    child.kill('SIGKILL');

    await nothingLeft(folder);
  });
});
