import { companyWordings, peopleWordings } from './header-wordings.rules.ts';

export type ValueKind =
  | 'text'
  | 'domain'
  | 'url'
  | 'integer'
  | 'money'
  | 'percent'
  | 'year'
  | 'date'
  | 'yes-no'
  | 'choice'
  | 'list'
  | 'email';

export interface ImportField {
  field: string;
  label: string;
  kind: ValueKind;
  /** Header wordings as `normaliseHeader` leaves them, the most telling first. */
  aliases: readonly string[];
  choices?: readonly string[];
  /** What a text, or each entry of a list, must be beyond words: a domain, or a lower_case_name. */
  of?: 'domain' | 'name';
  /** A text that may run over several lines. */
  long?: true;
}

export type ImportEntity = 'companies' | 'people';

const field = <Name extends string>(
  wordings: Record<Name, string>,
  name: NoInfer<Name>,
  label: string,
  kind: ValueKind,
  more: Partial<ImportField> = {},
): ImportField => ({
  field: name,
  label,
  kind,
  aliases: wordings[name].split(',').map((wording) => wording.trim().replaceAll(/\s+/g, ' ')),
  ...more,
});

/** What a file can bring for each entity; the keys of a parsed row are `field`s. */
export const importFields: Record<ImportEntity, readonly ImportField[]> = {
  companies: [
    field(companyWordings, 'domain', 'Domain', 'domain'),
    field(companyWordings, 'website', 'Website', 'url'),
    field(companyWordings, 'company_name', 'Company name', 'text'),
    field(companyWordings, 'description', 'Description', 'text', { long: true }),
    field(companyWordings, 'hq_address', 'HQ address', 'text'),
    field(companyWordings, 'hq_city', 'HQ city', 'text'),
    field(companyWordings, 'hq_state', 'HQ state', 'text'),
    field(companyWordings, 'hq_country', 'HQ country', 'text'),
    field(companyWordings, 'year_founded', 'Year founded', 'year'),
    field(companyWordings, 'employee_count', 'Employees', 'integer'),
    field(companyWordings, 'growth_1m', 'Growth, 1 month', 'percent'),
    field(companyWordings, 'growth_6m', 'Growth, 6 months', 'percent'),
    field(companyWordings, 'growth_1y', 'Growth, 1 year', 'percent'),
    field(companyWordings, 'growth_2y', 'Growth, 2 years', 'percent'),
    field(companyWordings, 'total_funding_usd', 'Total funding (USD)', 'money'),
    field(companyWordings, 'last_funding_on', 'Last funding date', 'date'),
    field(companyWordings, 'status', 'Status', 'choice', {
      choices: ['Private', 'Public', 'Acquired', 'Closed'],
    }),
    field(companyWordings, 'is_saas', 'SaaS', 'yes-no'),
    field(companyWordings, 'linkedin_url', 'LinkedIn', 'url'),
    field(companyWordings, 'g2_url', 'G2', 'url'),
    field(companyWordings, 'company_logo', 'Logo', 'url'),
    field(companyWordings, 'external_id', 'External id', 'text'),
    field(companyWordings, 'aliases', 'Further domains', 'list', { of: 'domain' }),
    field(companyWordings, 'growth_tags', 'Growth tags', 'list'),
    field(companyWordings, 'lists', 'Lists', 'list'),
    field(companyWordings, 'datasource', 'Data source', 'text', {
      of: 'name',
    }),
  ],
  people: [
    field(peopleWordings, 'full_name', 'Full name', 'text'),
    field(peopleWordings, 'email', 'E-mail addresses', 'email'),
    field(peopleWordings, 'linkedin_url', 'LinkedIn', 'url'),
    field(peopleWordings, 'job_title', 'Job title', 'text'),
    field(peopleWordings, 'company_domain', 'Company domain', 'domain'),
  ],
};
