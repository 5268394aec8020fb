import { notConfigured } from '../http/errors.ts';

/** Something an outside system does for Orion, if one was set up; features ask for this, never for a vendor. */
export interface Capability<T> {
  /** As a person calls it: "Meeting summaries". */
  name: string;
  provider: T | null;
}

/** The provider, or the refusal that says plainly what is missing. */
export function need<T>({ name, provider }: Capability<T>): T {
  if (provider === null) throw notConfigured(name);
  return provider;
}
