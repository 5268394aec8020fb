import type { Provider } from './capability.ts';

/** The relationship system outside. It is told what changed here; ids are its own. */
export interface CrmProvider extends Provider {
  saveOwners(company: string, email_addresses: readonly string[]): Promise<void>;
  saveStatus(company: string, tp_status: string | null): Promise<void>;
  addToList(company: string, list: string): Promise<void>;
  removeFromList(company: string, list: string): Promise<void>;
  /** Puts a note on a company or a person and answers where it can be read. */
  addNote(note: {
    external_type: 'companies' | 'persons';
    external_id: number;
    html: string;
  }): Promise<{ hyperlink: string }>;
}
