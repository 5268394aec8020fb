import { describe, expect, it } from 'vitest';
import { installDebianPackage, isSnapStub } from './debian-package.ts';

const DEBIAN = 'Package: chromium\nVersion: 156.0.8078.79-1~deb12u1\nDepends: libc6 (>= 2.36), libnss3\n';
const UBUNTU_22 =
  'Package: chromium-browser\nVersion: 1:85.0.4183.83-0ubuntu2.22.04.1\nPre-Depends: debconf, snapd\n';
const UBUNTU_24 = 'Package: chromium-browser\nVersion: 2:1snap1-0ubuntu2\n';

/** A machine by what its programs answer; a list of packages may come with the update alone. */
function aMachine(
  machine: {
    user?: string;
    sudo?: boolean;
    apt?: boolean;
    listed?: string;
    afterUpdate?: string;
    shell?: boolean;
  } = {},
) {
  const { user = '0', sudo = false, apt = true, listed = DEBIAN } = machine;
  const done: string[] = [];
  const said: string[] = [];
  let list = listed;
  const run = async (command: readonly string[]) => {
    const line = command.filter((word) => !/^-o$|=/.test(word)).join(' ');
    done.push(line);
    if (line === 'id -u') return { ok: true, output: user };
    if (line === 'sudo -n true') return { ok: sudo, output: '' };
    if (line === 'apt-get --version') return { ok: apt, output: '' };
    if (line.endsWith('update')) list = machine.afterUpdate ?? listed;
    if (line.startsWith('apt-cache')) return { ok: list !== '', output: list };
    return { ok: machine.shell !== false || !line.endsWith('shell'), output: '' };
  };
  return { done, said, path: () => installDebianPackage(run, (line) => said.push(line)) };
}

describe("Debian's package", () => {
  it('is installed by root, and said before', async () => {
    const { path, said, done } = aMachine();

    expect(await path()).toBe('/usr/bin/chromium');
    expect(said).toEqual(["installing Debian's Chromium: apt-get install chromium chromium-headless-shell"]);
    expect(done.at(-1)).toBe(
      'apt-get install --yes --no-install-recommends chromium chromium-headless-shell',
    );
  });

  it('is installed through sudo where that asks for no password', async () => {
    const { path, said, done } = aMachine({ user: '1000', sudo: true });

    expect(await path()).toBe('/usr/bin/chromium');
    expect(said).toEqual([
      "installing Debian's Chromium: sudo -n apt-get install chromium chromium-headless-shell",
    ]);
    expect(done.at(-1)).toMatch(/^sudo -n apt-get install/);
  });

  it('comes alone where there is no package of one without windows', async () => {
    const { path, done } = aMachine({ shell: false });

    expect(await path()).toBe('/usr/bin/chromium');
    expect(done.at(-1)).toBe('apt-get install --yes --no-install-recommends chromium');
  });

  it('waits for a list of packages on a bare machine', async () => {
    const { path, said } = aMachine({ listed: '', afterUpdate: DEBIAN });

    expect(await path()).toBe('/usr/bin/chromium');
    expect(said).toEqual([
      'renewing the list of packages: apt-get update',
      "installing Debian's Chromium: apt-get install chromium chromium-headless-shell",
    ]);
  });

  it.each([
    ['an ordinary user', { user: '1000' }],
    ['a machine without apt', { apt: false }],
    ["Ubuntu's stub", { listed: UBUNTU_22 }],
    ["Ubuntu's stub in a list that was just renewed", { listed: '', afterUpdate: UBUNTU_24 }],
    ['a list that does not know it', { listed: '' }],
  ])('is left alone for %s', async (_why, machine) => {
    const { path, done } = aMachine(machine);

    expect(await path()).toBeUndefined();
    expect(done.filter((line) => line.includes('install'))).toEqual([]);
  });

  it('is told from the stub by what it needs', () => {
    expect([DEBIAN, UBUNTU_22, UBUNTU_24].map(isSnapStub)).toEqual([false, true, true]);
  });
});
