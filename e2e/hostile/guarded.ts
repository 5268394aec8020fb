import type { Browser } from '@playwright/test';
import type { Front, Guards } from './front.ts';
import { startTrap } from './front.ts';
import { letDisturb } from './on-screen.ts';
import { BEACONS } from './shapes.ts';

/** What must not happen. */
export interface Seen {
  /** Which text ran. */
  ran: Set<string>;
  dialogs: string[];
  /** What was asked of other machines. */
  left: string[];
}

/** A browser before a product with only some guards; all that gets past them is seen, in every frame and tab. */
export async function guarded(browser: Browser, front: Front, guards: Guards) {
  front.guards = guards;
  front.cut = 0;
  const trap = await startTrap();
  const context = await browser.newContext({
    baseURL: front.origin,
    proxy: { server: trap.address, bypass: '127.0.0.1' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const seen: Seen = { ran: new Set(), dialogs: [], left: trap.asked };
  for (const beacon of BEACONS)
    await context.exposeBinding(beacon, (_source, mark?: unknown) => void seen.ran.add(String(mark)));
  await letDisturb(context);
  context.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const close = async () => {
    await context.close();
    trap.stop();
  };
  return { context, seen, page: await context.newPage(), close };
}
