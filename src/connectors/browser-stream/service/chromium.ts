import { type Browser, chromium } from 'playwright-core';
import type { ServiceSettings } from './service-settings.ts';

const START_WITHIN_MS = 30_000;

/** What every browser is started with, beside what the library gives. */
const FLAGS = [
  // Whatever does not go through the fence goes nowhere: no name is resolved here, no UDP leaves.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-print-preview',
  '--disable-notifications',
  '--disable-file-system',
  '--disable-speech-api',
  '--deny-permission-prompts',
  '--no-first-run',
  '--no-pings',
  '--mute-audio',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // One page may not take the machine; a renderer beyond the limit is ended by the memory watch.
  '--js-flags=--max-old-space-size=512',
];

/** Takes these back from the library, which drives tests and trusts the pages it opens. */
const NOT_OURS = ['--disable-popup-blocking', '--disable-ipc-flooding-protection'];

/** Starts the browser behind the fence, with nothing of our environment. */
export const launchChromium = (
  { browser, sandbox, folder }: Pick<ServiceSettings, 'browser' | 'sandbox' | 'folder'>,
  fencePort: number,
): Promise<Browser> =>
  chromium.launch({
    executablePath: browser,
    chromiumSandbox: sandbox,
    timeout: START_WITHIN_MS,
    proxy: { server: `http://127.0.0.1:${fencePort}`, bypass: '<-loopback>' },
    args: FLAGS,
    ignoreDefaultArgs: NOT_OURS,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: folder,
      LANG: 'en_US.UTF-8',
      XDG_RUNTIME_DIR: folder,
    },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** What a failed start means to an administrator. */
export function whyNoBrowser(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/sandbox/i.test(text))
    return 'The browser cannot start its sandbox on this machine. An administrator can allow user namespaces, or install the sandbox helper of Chromium.';
  return 'The browser couldn’t start. An administrator can check the log.';
}
