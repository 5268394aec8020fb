import { defineFields } from '#kernel/record-fields.ts';

/**
 * What is known of a company, in the order of its form. A new column is a migration and a line here: the form, the
 * card, the calls, the importer, the export, their limits and the words of the history follow.
 */
export const companyFields = defineFields({
  company_name: { kind: 'name', label: 'Company name', form: 'adding', card: true },
  description: { kind: 'text', label: 'Description', form: 'adding', width: 'whole', card: true },
  hq_address: { kind: 'line', label: 'HQ address', form: 'correcting', width: 'whole' },
  hq_city: { kind: 'line', label: 'HQ city', most: 200, form: 'adding', width: 'third' },
  hq_state: { kind: 'line', label: 'HQ state', most: 200, form: 'adding', width: 'third' },
  hq_country: { kind: 'line', label: 'HQ country', most: 200, form: 'adding', width: 'third' },
  year_founded: { kind: 'year', label: 'Year founded', form: 'adding', card: true },
  status: { kind: 'choice', label: 'Status', form: 'correcting' },
  employee_count: {
    kind: 'count',
    label: 'Employees',
    form: 'adding',
    ranged_as: 'employee_range',
    card: true,
  },
  employee_range: { kind: 'range', label: 'Employees (range)', form: 'correcting', card: true },
  growth_1m: { kind: 'percent', label: 'Growth in 1 month (%)', form: 'correcting', card: true },
  growth_6m: { kind: 'percent', label: 'Growth in 6 months (%)', form: 'correcting', card: true },
  growth_1y: { kind: 'percent', label: 'Growth in 1 year (%)', form: 'correcting', card: true },
  growth_2y: { kind: 'percent', label: 'Growth in 2 years (%)', form: 'correcting', card: true },
  total_funding_usd: { kind: 'money', label: 'Total funding (USD)', form: 'correcting', card: true },
  last_funding_on: { kind: 'day', label: 'Last funding date', form: 'correcting', card: true },
  is_saas: { kind: 'yes-no', label: 'SaaS', form: 'correcting' },
  url: { kind: 'link', label: 'Website', form: 'correcting', imported_as: 'website', card: true },
  g2_url: { kind: 'link', label: 'G2', form: 'correcting' },
  company_logo: { kind: 'link', label: 'Logo', form: 'correcting', card: true },
  linkedin_url: { kind: 'link', label: 'LinkedIn', form: 'adding', width: 'whole', card: true },
});
export type CompanyField = keyof typeof companyFields;
