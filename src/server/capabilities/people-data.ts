import type { Provider } from './capability.ts';

export interface FoundFounder {
  first_name: string;
  last_name: string;
  job_title?: string | null;
  profile_picture?: string | null;
  linkedin_url?: string | null;
  email?: string | null;
  state?: string | null;
  country?: string | null;
}

/** Who founded a company. */
export interface FounderProvider extends Provider {
  foundersOf(domain: string): Promise<FoundFounder[]>;
}

/** The e-mail address of a person whose name and company are known. */
export interface EmailFinder extends Provider {
  /** Null when nobody knows it, or not well enough. */
  emailOf(person: { domain: string; full_name: string }): Promise<string | null>;
}
