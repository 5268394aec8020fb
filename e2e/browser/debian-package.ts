/** Runs a program to its end and answers what it wrote. */
export type Run = (command: readonly string[]) => Promise<{ ok: boolean; output: string }>;

const INSTALLED = '/usr/bin/chromium';
/** With the one without windows, where there is such a package. */
const PACKAGES = [['chromium', 'chromium-headless-shell'], ['chromium']];
const PATIENCE = ['DPkg::Lock::Timeout=60', 'Acquire::Retries=1', 'Acquire::http::Timeout=20'];
const APT = ['apt-get', ...PATIENCE.flatMap((option) => ['-o', option])];

/** Ubuntu's package of that name holds no browser: it calls for a snap, which a container cannot run. */
export const isSnapStub = (description: string) =>
  /^Version:.*snap|^(Pre-)?Depends:.*\bsnapd\b/m.test(description);

/** Debian's Chromium, where apt may be used without asking anybody; each step is said before it is done. */
export async function installDebianPackage(
  run: Run,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (!(await run(['apt-get', '--version'])).ok) return undefined;
  const before = await rights(run);
  if (!before) return undefined;
  const asked = (words: string) => [...before, 'apt-get', words].join(' ');
  // A bare machine has no list of packages, an old one a list of packages that are gone.
  for (const refresh of [false, true]) {
    if (refresh) {
      say(`renewing the list of packages: ${asked('update')}`);
      await run([...before, ...APT, 'update']);
    }
    const { ok, output } = await run(['apt-cache', 'show', '--no-all-versions', 'chromium']);
    if (isSnapStub(output)) return undefined;
    if (!ok) continue;
    for (const packages of PACKAGES) {
      say(`installing Debian's Chromium: ${asked(`install ${packages.join(' ')}`)}`);
      if ((await run([...before, ...APT, 'install', '--yes', '--no-install-recommends', ...packages])).ok)
        return INSTALLED;
    }
  }
  return undefined;
}

async function rights(run: Run): Promise<readonly string[] | undefined> {
  if ((await run(['id', '-u'])).output.trim() === '0') return [];
  return (await run(['sudo', '-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}
