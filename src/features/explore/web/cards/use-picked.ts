import { useState } from 'react';

interface Picked {
  /** The search they were picked from. */
  of: string;
  domains: ReadonlySet<string>;
  /** Shown to be picked although none is yet. */
  begun: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The companies picked for something to be done with all of them; another search begins with none. */
export function usePicked(search: string) {
  const [kept, setKept] = useState<Picked>({ of: search, domains: NONE, begun: false });
  const { domains, begun } = kept.of === search ? kept : { domains: NONE, begun: false };
  const change = (next: (now: ReadonlySet<string>) => Iterable<string>, begins: boolean) =>
    setKept((now) => ({
      of: search,
      domains: new Set(next(now.of === search ? now.domains : NONE)),
      begun: begins,
    }));
  return {
    domains,
    isPicking: begun || domains.size > 0,
    toggle: (domain: string) =>
      change((now) => (now.has(domain) ? [...now].filter((one) => one !== domain) : [...now, domain]), begun),
    add: (more: Iterable<string>) => change((now) => [...now, ...more], begun),
    /** Lets companies be picked by touch. */
    begin: () => change((now) => now, true),
    clear: () => change(() => NONE, false),
  };
}
export type Picking = ReturnType<typeof usePicked>;
