import { companyFields } from '#features/companies/company-fields.ts';
import { MOST_NAME } from '#features/lists/list.rules.ts';
import { personFields } from '#features/people/person-fields.ts';
import type { OwnerOption } from '#features/pipeline/pipeline.rules.ts';
import { boundsOf } from '#kernel/field-bounds.ts';
import type { FieldKind, RecordField } from '#kernel/record-fields.ts';
import { companyWordings, peopleWordings } from './header-wordings.rules.ts';

/** What a cell is read as: the kinds of a record's fields, and those that only files have. */
export type ValueKind = FieldKind | 'domain' | 'list' | 'email' | 'place' | 'owners';

export interface ImportField {
  field: string;
  label: string;
  kind: ValueKind;
  /** Header wordings as `normaliseHeader` leaves them, the most telling first. */
  aliases: readonly string[];
  choices?: readonly string[];
  /** Who may be meant, where people are. */
  owners?: readonly OwnerOption[];
  /** Where its file counts days from 1904. */
  calendar?: 1904;
  /** What a text, or each entry of a list, must be beyond words: a domain, a lower_case_name, or a page that is no person's. */
  of?: 'domain' | 'name' | 'company';
  least: number;
  most: number;
}

/** What comes as a table, a column for each field. */
export type TableEntity = 'companies' | 'people';
export type ImportEntity = TableEntity | 'meetings';

/** What one of them is called. */
export const entityWord: Record<ImportEntity, string> = {
  companies: 'company',
  people: 'person',
  meetings: 'meeting',
};

/** One of these must be there, or nobody can tell whose row it is. */
export const KEY_FIELDS: Record<TableEntity, readonly string[]> = {
  companies: ['domain', 'website', 'company_name'],
  people: ['email', 'linkedin_url', 'full_name', 'first_name'],
};

/** Several columns may hold one: their entries come together. */
export const takesSeveral = ({ kind }: Pick<ImportField, 'kind'>) => kind === 'email' || kind === 'list';

/** Those that come with Orion; the firm's own are read when a file is checked. */
const STATUSES = ['Private', 'Public', 'Acquired', 'Closed'];

/** The longest text of what is no field of a record. */
const LONGEST = 500;

const wordsOf = (words: string) =>
  words
    .split(',')
    .map((wording) => wording.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

/** A column that finds or files a record, and is none of its fields. */
const column = (
  words: Readonly<Record<string, string>>,
  field: string,
  label: string,
  kind: ValueKind,
  of?: ImportField['of'],
): ImportField => ({
  field,
  label,
  kind,
  aliases: wordsOf(words[field] ?? ''),
  least: 0,
  most: LONGEST,
  ...(of && { of }),
});

/** Every field of a record can be imported, under its own name and the wordings known for it. */
const recordColumns = (
  fields: Readonly<Record<string, RecordField>>,
  words: Readonly<Record<string, string>>,
): ImportField[] =>
  Object.entries(fields).map(([name, { kind, label, imported_as: field = name, ranged_as, ...bounds }]) => ({
    field,
    label,
    kind: ranged_as === undefined ? kind : 'range',
    aliases: wordsOf(words[field] ?? label.toLowerCase()),
    ...boundsOf(kind === 'range' ? { kind: 'count' } : { kind, ...bounds }),
    ...(kind === 'choice' && { choices: STATUSES }),
  }));

/** What a file can bring for each entity; the keys of a parsed row are `field`s. */
export const importFields: Record<TableEntity, readonly ImportField[]> = {
  companies: [
    column(companyWordings, 'domain', 'Domain', 'domain'),
    ...recordColumns(companyFields, companyWordings).map(
      (field): ImportField => (field.field === 'linkedin_url' ? { ...field, of: 'company' } : field),
    ),
    column(companyWordings, 'location', 'Location (city, state, country)', 'place'),
    column(companyWordings, 'external_id', 'External id', 'line'),
    column(companyWordings, 'aliases', 'Further domains', 'list', 'domain'),
    column(companyWordings, 'growth_tags', 'Growth tags', 'list'),
    column(companyWordings, 'lists', 'Lists', 'list'),
    { ...column(companyWordings, 'bucket', 'Bucket', 'line'), most: MOST_NAME },
    column(companyWordings, 'datasource', 'Data source', 'list', 'name'),
    column(companyWordings, 'tp_status', 'Pipeline status', 'choice'),
    column(companyWordings, 'tp_owners', 'Owners', 'owners'),
  ],
  people: [
    ...recordColumns(personFields, peopleWordings),
    column(peopleWordings, 'first_name', 'First name', 'line'),
    column(peopleWordings, 'last_name', 'Last name', 'line'),
    column(peopleWordings, 'email', 'E-mail addresses', 'email'),
    column(peopleWordings, 'company_domain', 'Company domain', 'domain'),
    column(peopleWordings, 'employer', 'Company name', 'line'),
  ],
};
