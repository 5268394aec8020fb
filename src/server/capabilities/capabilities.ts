import type { AdvertisingProvider } from './advertising.ts';
import type { RemoteBrowsing } from './browsing.ts';
import type { Capability } from './capability.ts';
import type { CompetitorProvider } from './competitors.ts';
import type { CrmProvider } from './crm.ts';
import type { CrmNotes } from './crm-notes.ts';
import type { LanguageModel } from './language-model.ts';
import type { MeetingSource } from './meetings.ts';
import type { EmailFinder, FounderProvider } from './people-data.ts';

/** What outside systems may do for Orion. The firm's own data answers whether or not one is set up. */
export interface Capabilities {
  advertising: Capability<AdvertisingProvider>;
  browsing: Capability<RemoteBrowsing>;
  competitors: Capability<CompetitorProvider>;
  founders: Capability<FounderProvider>;
  emails: Capability<EmailFinder>;
  crm: Capability<CrmProvider>;
  crm_notes: Capability<CrmNotes>;
  language_model: Capability<LanguageModel>;
  meetings: Capability<MeetingSource>;
}

/** Each capability by its name, and nobody behind any. */
export const withoutProviders = (): Capabilities => ({
  advertising: { name: 'Advertising data', provider: null },
  browsing: { name: 'Remote browsing', provider: null },
  competitors: { name: 'Competitor data', provider: null },
  founders: { name: 'Founder data', provider: null },
  emails: { name: 'E-mail look-up', provider: null },
  crm: { name: 'The relationship system', provider: null },
  crm_notes: { name: 'The relationship system', provider: null },
  language_model: { name: 'The language model', provider: null },
  meetings: { name: 'Fathom', provider: null },
});
