export type Source = 'setting' | 'shell' | 'system' | 'playwright' | 'npm' | 'fetched' | 'package';

export interface FoundBrowser {
  executablePath: string;
  source: Source;
  version: string;
}

/** What can be asked of a machine, and done to it, to come to a browser. */
export interface Machine {
  /** E2E_CHROMIUM. */
  setting: string | undefined;
  /** The system's browsers that lie where they usually do; a shell is one without windows. */
  shellPaths: readonly string[];
  systemPaths: readonly string[];
  /** Where Playwright keeps its own, whether or not it is there. */
  playwrightPath: string;
  /** Starts the program and answers the version it tells; undefined when it does neither. */
  versionOf(path: string): Promise<string | undefined>;
  /** Unpacks the one that npm brought; undefined where it was built for another machine. */
  unpackNpmBrowser(): Promise<string | undefined>;
  fetchPlaywrightBrowser(): Promise<void>;
  /** Installs the distribution's package where that is allowed and real; answers where it then lies. */
  installPackage(): Promise<string | undefined>;
  /** The command that would help here. */
  remedy: string;
}

/** From what costs nothing to what changes the machine. */
const OFFERS: readonly [Source, (machine: Machine) => Promise<readonly (string | undefined)[]>][] = [
  ['shell', async ({ shellPaths }) => shellPaths],
  ['system', async ({ systemPaths }) => systemPaths],
  ['playwright', async ({ playwrightPath }) => [playwrightPath]],
  ['npm', async (machine) => [await machine.unpackNpmBrowser()]],
  [
    'fetched',
    async (machine) => {
      await machine.fetchPlaywrightBrowser();
      return [machine.playwrightPath];
    },
  ],
  ['package', async (machine) => [await machine.installPackage()]],
];

/** One without windows takes a third less time, but opens whatever a page asks for: it comes last where that matters. */
export type Wanted = 'any' | 'with windows';
export const hasWindows = (source: Source) => source !== 'shell' && source !== 'npm';
const WITH_WINDOWS = OFFERS.toSorted(([one], [other]) => Number(hasWindows(other)) - Number(hasWindows(one)));

/** The first browser in order that starts and tells its version; a setting that does not is never passed over. */
export async function chooseBrowser(machine: Machine, wanted: Wanted = 'any'): Promise<FoundBrowser> {
  const { setting } = machine;
  if (setting) {
    const version = await machine.versionOf(setting);
    if (version) return { executablePath: setting, source: 'setting', version };
    throw new Error(`E2E_CHROMIUM names ${setting}, which does not start: correct the setting, or unset it.`);
  }
  for (const [source, offer] of wanted === 'any' ? OFFERS : WITH_WINDOWS)
    for (const executablePath of await offer(machine)) {
      const version = executablePath && (await machine.versionOf(executablePath));
      if (executablePath && version) return { executablePath, source, version };
    }
  throw new Error(`No browser found: run "${machine.remedy}" and start again, or name one in E2E_CHROMIUM.`);
}
