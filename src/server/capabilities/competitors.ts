import type { Provider } from './capability.ts';

/** A site that competes for the same searches. Who it is, Orion mostly knows itself by the domain. */
export interface FoundCompetitor {
  type: 'SEO' | 'PPC';
  domain: string;
  name?: string;
}

export interface CompetitorProvider extends Provider {
  /** The nearest first; none when the site is not known. */
  competitorsOf(domain: string): Promise<FoundCompetitor[]>;
}
