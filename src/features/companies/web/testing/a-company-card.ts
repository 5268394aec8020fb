import { cardFields } from '#kernel/record-fields.ts';
import { emptyRecord } from '#kernel/testing/empty-record.ts';
import type { CompanyCard } from '../../company-card.contract.ts';
import { companyFields } from '../../company-fields.ts';

export const aCompany = (changes: Partial<CompanyCard> = {}): CompanyCard => ({
  ...emptyRecord(cardFields(companyFields)),
  company_domain: 'ferrowick.example',
  company_name: 'Ferrowick',
  url: 'https://www.ferrowick.example',
  linkedin_url: 'linkedin.com/company/ferrowick',
  year_founded: 2018,
  current_rank: 1,
  previous_rank: 4,
  scopers_who_viewed: [],
  last_viewed: null,
  tp_status: 'IN CONVERSATION',
  tp_owners: ['Marta Lindqvist', 'Theo Abara'],
  growth_1m: 1.8,
  growth_6m: 9.4,
  growth_1y: 31.2,
  growth_2y: -2,
  total_funding_usd: 12_400_000,
  last_funding_on: '2024-03-14',
  description: 'Maintenance planning.',
  employee_count: 84,
  employee_range: null,
  ...changes,
});
