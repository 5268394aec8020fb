import type { TableEntity } from '../../../import-fields.rules.ts';

/** An invented file as a product or a program writes it, and what must become of it. */
export interface Sample {
  /** What it is called in docs/import-sources.md. */
  of: string;
  entity: TableEntity;
  file_name: string;
  file: string | Buffer;
  /** The preset that must tell it, where one is meant to. */
  preset?: string;
  /** Every cell that must be there, by the domain of a company or the name of a person. */
  cells: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** A word of the sentence with which it must be refused. */
  refusedAs?: string;
}

/** Three invented companies; each sample holds some of them in its own way. */
export const FERROWICK = {
  company_name: 'Ferrowick',
  hq_city: 'Oslo',
  hq_country: 'Norway',
  year_founded: 2018,
  employee_count: 84,
};
export const LUMENVALE = {
  company_name: 'Lumenvale',
  hq_city: 'Austin',
  hq_state: 'Texas',
  hq_country: 'United States',
  year_founded: 2015,
  employee_count: 1240,
};
export const SALTPIER = { company_name: 'Saltpier', hq_city: 'Lyon', hq_country: 'France' };

/** Two invented people, at companies that are there already. */
export const ADA = { job_title: 'Chief Technology Officer', emails: ['ada@birchyard.example'] };
export const BEN = { job_title: 'VP Sales', emails: ['ben@quillmere.example'] };
export const EMPLOYERS = 'domain,name\nbirchyard.example,Birchyard\nquillmere.example,Quillmere\n';
