import { notConfigured } from '../http/errors.ts';

/** Something an outside system does for Orion, if one was set up; features ask for this, never for a vendor. */
export interface Capability<T> {
  /** As a person calls it: "Meeting summaries". */
  name: string;
  provider: T | null;
  /** Calls a day for the whole firm, where they cost money; as many as needed unless told. */
  calls_per_day?: number;
}

/** What every provider of facts says of itself. */
export interface Provider {
  /** Stands beside each value that came from it: "import", "spyfu". */
  source: string;
}

/** The provider, or the refusal that says plainly what is missing. */
export function need<T>({ name, provider }: Capability<T>): T {
  if (provider === null) throw notConfigured(name);
  return provider;
}
