import { TAB } from './tab-name.ts';

const PREFIX = 'tab ';
const { locks } = navigator as { locks?: LockManager };

// The browser frees it when the page is gone, however it ended; where it gives none, this tab counts as gone.
locks?.request(`${PREFIX}${TAB}`, () => new Promise<never>(() => {})).catch(() => {});

/** The names of the tabs that are open and keep drafts; of this one alone where the browser cannot tell. */
export async function findOpenTabs(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await locks?.query().catch(() => null)) ?? {};
  const names = [...held, ...pending].flatMap(({ name }) =>
    name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [],
  );
  return new Set([TAB, ...names]);
}
