import { expect, it } from 'vitest';
import { companyCard } from '#features/companies/company-card.contract.ts';
import { exploreContract } from './explore.contract.ts';

// API-074
it('searches by GET /discovery, which answers companies, their number and what follows', () => {
  const { method, path, reply } = exploreContract.search;

  expect(`${method} ${path}`).toBe('GET /discovery');
  expect(Object.keys(reply.shape)).toEqual(['results', 'total_count', 'next_page']);
});

// EXPL-079
it('tells of a company what the specification lists', () => {
  expect(Object.keys(companyCard.shape)).toEqual(
    expect.arrayContaining([
      'company_domain',
      'company_name',
      'company_logo',
      'url',
      'linkedin_url',
      'year_founded',
      'current_rank',
      'previous_rank',
      'scopers_who_viewed',
      'last_viewed',
      'tp_status',
      'tp_owners',
      'growth_1m',
      'growth_6m',
      'growth_1y',
      'growth_2y',
      'total_funding_usd',
      'last_funding_on',
      'description',
      'employee_count',
      // Beyond the specification: what is known where no number is.
      'employee_range',
    ]),
  );
  expect(companyCard.shape.scopers_who_viewed.parse([{ email: 'marta@aldercap.example' }])).toEqual([
    { email: 'marta@aldercap.example' },
  ]);
});
