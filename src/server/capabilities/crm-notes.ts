import type { Provider } from './capability.ts';

/** A company or a person of the relationship system, by the id it has there. */
export interface CrmRecord {
  type: 'companies' | 'persons';
  id: number;
}

export interface CrmNote {
  record: CrmRecord;
  html: string;
  /** Stands in the note and in no other, so that it can be found again. */
  mark: string;
}

/** The relationship system outside, as far as notes go. */
export interface CrmNotes extends Provider {
  /** The company at a domain, or null when it knows none. */
  findCompany(domain: string): Promise<number | null>;
  findPerson(email: string): Promise<number | null>;
  /** Adds a note; nothing there hinders the same one from being added again. */
  addNote(note: CrmNote): Promise<number>;
  /** The note with this mark, if it arrived. */
  findNote(record: CrmRecord, mark: string): Promise<number | null>;
  removeNote(note_id: number): Promise<void>;
  /** Fails where the key does not hold. */
  check(): Promise<void>;
  /** Where a person looks at the record. */
  linkTo(record: CrmRecord): Promise<string>;
}
