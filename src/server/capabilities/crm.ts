import type { Provider } from './capability.ts';

/** The relationship system outside. It is told how a company stands here; a company is the id it has there. */
export interface CrmProvider extends Provider {
  saveOwners(company: string, email_addresses: readonly string[]): Promise<void>;
  saveStatus(company: string, tp_status: string | null): Promise<void>;
  addToList(company: string, list: string): Promise<void>;
  removeFromList(company: string, list: string): Promise<void>;
}
