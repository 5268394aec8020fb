import type { TableEntity } from './import-fields.rules.ts';
import type { Reading } from './readings.rules.ts';

/** A file as a certain product writes it. */
export interface Preset {
  name: string;
  entity: TableEntity;
  /** Where its headers were seen. */
  seen: string;
  /** Headers that together tell it, as `normaliseHeader` leaves them; one of these sets is enough. */
  tell: readonly (readonly string[])[];
  /** What its own wordings hold, and which of its columns only seem to hold something. */
  fields: Readonly<Record<string, string | null>>;
  /** How its figures are meant, by field. */
  readings?: Readonly<Record<string, Reading>>;
}

const MEMORY = 'from memory';
const IMPORTERS = 'test fixtures of several public importers';
const SCRIPTS = 'public scripts that read its exports, and their tests';

/** The most telling first: of several that fit, it counts. */
export const PRESETS: readonly Preset[] = [
  {
    name: 'Orion',
    entity: 'companies',
    seen: 'its own export',
    tell: [['company domain', 'company name', 'other domains', 'datasources', 'source']],
    // How a row came in.
    fields: { source: null },
  },
  {
    name: 'LinkedIn connections',
    entity: 'people',
    seen: IMPORTERS,
    tell: [['first name', 'last name', 'url', 'connected on']],
    fields: { url: 'linkedin_url', company: 'employer', position: 'job_title', 'connected on': null },
  },
  {
    name: 'Google Contacts',
    entity: 'people',
    seen: IMPORTERS,
    tell: [
      ['first name', 'e mail 1 value'],
      ['given name', 'e mail 1 value'],
    ],
    fields: {
      'organization name': 'employer',
      'organization title': 'job_title',
      'organization 1 name': 'employer',
      'organization 1 title': 'job_title',
      'website 1 value': null,
      'file as': null,
      'name prefix': null,
    },
  },
  {
    name: 'Outlook contacts',
    entity: 'people',
    seen: IMPORTERS,
    tell: [['first name', 'last name', 'e mail address', 'e mail 2 address']],
    // "Title" is Dr. or Ms. there, and "Location" the room.
    fields: { title: null, location: null, 'web page': null, company: 'employer' },
  },
  {
    name: 'Twenty',
    entity: 'companies',
    seen: IMPORTERS,
    tell: [['name', 'domain name link url']],
    fields: {
      'domain name link url': 'website',
      'linkedin link url': 'linkedin_url',
      'address address 1': 'hq_address',
      'address city': 'hq_city',
      'address address city': 'hq_city',
      'address state': 'hq_state',
      'address address state': 'hq_state',
      'address country': 'hq_country',
      'address address country': 'hq_country',
      id: 'external_id',
    },
  },
  {
    name: 'Twenty',
    entity: 'people',
    seen: IMPORTERS,
    tell: [['name first name', 'name last name']],
    fields: {
      'name first name': 'first_name',
      'name last name': 'last_name',
      'emails primary email': 'email',
      'emails additional emails': 'email',
      'linkedin link url': 'linkedin_url',
    },
  },
  {
    name: 'Crunchbase',
    entity: 'companies',
    seen: IMPORTERS,
    tell: [
      ['organization name', 'organization name url'],
      ['organization name', 'cb rank company'],
      ['organization name', 'headquarters location', 'operating status'],
    ],
    fields: {
      'organization name url': null,
      'headquarters location': 'location',
      'full description': 'description',
      'founded date': 'year_founded',
      'operating status': 'status',
      'company type': null,
      'contact email': null,
    },
  },
  {
    name: 'PitchBook',
    entity: 'companies',
    seen: SCRIPTS,
    tell: [
      ['companies', 'hq location'],
      ['companies', 'total raised'],
      ['company name', 'company former name', 'hq location'],
    ],
    fields: {
      companies: 'company_name',
      'company legal name': null,
      'company former name': null,
      'company id': 'external_id',
      'total raised': 'total_funding_usd',
      'ownership status': 'status',
      // "Generating Revenue", "Startup": not whether it is private.
      'business status': null,
      'current business status': null,
    },
    readings: { total_funding_usd: 'millions' },
  },
  {
    name: 'HubSpot',
    entity: 'companies',
    seen: SCRIPTS,
    tell: [
      ['record id', 'company name', 'company domain name'],
      ['company name', 'company domain name', 'company owner'],
    ],
    fields: {
      'record id': 'external_id',
      'total money raised': 'total_funding_usd',
      'lead status': null,
      'lifecycle stage': null,
      'original source type': null,
    },
    readings: { total_funding_usd: 'dollars' },
  },
  {
    name: 'HubSpot',
    entity: 'people',
    seen: SCRIPTS,
    tell: [
      ['record id', 'first name', 'last name', 'email'],
      ['first name', 'last name', 'email', 'contact owner'],
    ],
    fields: { 'associated company': 'employer', 'lead status': null, 'lifecycle stage': null },
  },
  {
    name: 'Salesforce',
    entity: 'people',
    seen: 'a sample in the manual of a public data service',
    tell: [
      ['first name', 'last name', 'account name', 'email'],
      ['first name', 'last name', 'mailing city', 'email'],
    ],
    fields: { 'account name': 'employer', title: 'job_title' },
  },
  {
    name: 'Salesforce',
    entity: 'companies',
    seen: SCRIPTS,
    tell: [
      ['account name', 'account owner'],
      ['account name', 'billing city'],
      ['name', 'billing city', 'website'],
      ['account id', 'account name'],
    ],
    fields: {
      'account id': 'external_id',
      'account source': null,
      'annual revenue': null,
      'account status': null,
    },
  },
  {
    name: 'Affinity',
    entity: 'people',
    seen: SCRIPTS,
    tell: [
      ['affinity row id', 'person id'],
      ['affinity row id', 'full name', 'organizations'],
    ],
    fields: { organizations: 'employer', 'job titles': 'job_title' },
  },
  {
    name: 'Affinity',
    entity: 'companies',
    seen: SCRIPTS,
    tell: [
      ['affinity row id', 'organization id'],
      ['affinity row id', 'name'],
      ['list entry id', 'organization id'],
      ['list entry id', 'name'],
      ['organization id', 'organization name'],
    ],
    // The status of a list entry is where a deal stands, and its source who brought it.
    fields: {
      'organization id': 'external_id',
      'entity name': 'company_name',
      status: 'tp_status',
      'source name': null,
      'source type': null,
      people: null,
    },
  },
  {
    name: 'Attio',
    entity: 'companies',
    seen: SCRIPTS,
    tell: [
      ['record id', 'domains'],
      ['record', 'domains'],
      ['record', 'parent record domains'],
    ],
    fields: {
      record: 'company_name',
      'record id': 'external_id',
      'parent record record id': 'external_id',
      'parent record domains': 'domain',
      'parent record description': 'description',
      'parent record employee range': 'employee_range',
      'parent record primary location': 'location',
      'primary location': 'location',
      'foundation date': 'year_founded',
      status: 'tp_status',
      stage: 'tp_status',
    },
    readings: { total_funding_usd: 'dollars' },
  },
  {
    name: 'Attio',
    entity: 'people',
    seen: SCRIPTS,
    tell: [
      ['record id', 'email addresses'],
      ['record', 'parent record email addresses'],
    ],
    fields: {
      record: 'full_name',
      company: 'employer',
      'parent record email addresses': 'email',
      'parent record job title': 'job_title',
      'parent record company': 'employer',
    },
  },
  {
    name: 'Airtable',
    entity: 'companies',
    seen: MEMORY,
    tell: [['name', 'notes', 'assignee', 'status']],
    fields: { status: null, attachments: null },
  },
  {
    name: 'Notion',
    entity: 'companies',
    seen: IMPORTERS,
    tell: [
      ['name', 'created time', 'last edited time'],
      ['name', 'tags', 'created'],
    ],
    fields: { status: null },
  },
  {
    name: 'an address book (vCard)',
    entity: 'people',
    seen: 'the rows that Orion makes of contacts',
    tell: [
      ['full name', 'first name', 'last name', 'e mail', 'company', 'job title', 'linked in', 'website'],
    ],
    fields: {},
  },
];

/** Which product wrote a file with these headers, as `normaliseHeader` leaves them; null where none is known. */
export function presetOf(headers: readonly string[]): Preset | null {
  const known = new Set(headers);
  return PRESETS.find(({ tell }) => tell.some((all) => all.every((header) => known.has(header)))) ?? null;
}
