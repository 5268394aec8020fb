import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, normaliseHeader } from './headers.rules.ts';
import { importFields } from './import-fields.rules.ts';

describe('a header', () => {
  it.each([
    ['homepage_url', 'homepage url'],
    ['HomepageURL', 'homepage url'],
    ['Homépage-Url:', 'homepage url'],
    ['# Employees', 'number employees'],
    ['  Total Funding Amount (in USD) ', 'total funding amount in usd'],
    ['location.city', 'location city'],
    ['HQState', 'hq state'],
    ['Raised ($)', 'raised usd'],
    ['Größe', 'große'],
  ])('%j is read as %j', (header, words) => {
    expect(normaliseHeader(header)).toBe(words);
  });

  it.each([
    ['homepage_url', 'website'],
    ['Website', 'website'],
    ['Company Website', 'website'],
    ['URL', 'website'],
    ['Web Site', 'website'],
    ['Company Domain', 'domain'],
    ['company_domain', 'domain'],
    ['DOMAIN', 'domain'],
    ['Company Domain Name', 'domain'],
    ['Organization Name', 'company_name'],
    ['Organisation', 'company_name'],
    ['Name', 'company_name'],
    ['Account Name', 'company_name'],
    ['companyName', 'company_name'],
    ['Companies', 'company_name'],
    ['# Employees', 'employee_count'],
    ['Headcount', 'employee_count'],
    ['Number of Employees', 'employee_count'],
    ['NumberOfEmployees', 'employee_count'],
    ['employee_count', 'employee_count'],
    ['No. of employees', 'employee_count'],
    ['Total Raised', 'total_funding_usd'],
    ['Total Raised (USD)', 'total_funding_usd'],
    ['Total Funding Amount (in USD)', 'total_funding_usd'],
    ['total_funding_usd', 'total_funding_usd'],
    ['Total Funding ($)', 'total_funding_usd'],
    ['Founded Date', 'year_founded'],
    ['Year Founded', 'year_founded'],
    ['Founded in', 'year_founded'],
    ['YearStarted', 'year_founded'],
    ['HQ Location', 'location'],
    ['Headquarters Location', 'location'],
    ['Total Raised ($M)', 'total_funding_usd'],
    ['Last Funding Date (dd/mm/yyyy)', 'last_funding_on'],
    ['Address', 'hq_address'],
    ['HQ City', 'hq_city'],
    ['BillingCity', 'hq_city'],
    ['location.city', 'hq_city'],
    ['State/Region', 'hq_state'],
    ['Billing State/Province', 'hq_state'],
    ['HQ Country/Territory/Region', 'hq_country'],
    ['Country/Region', 'hq_country'],
    ['country_code', 'hq_country'],
    ['LinkedIn URL', 'linkedin_url'],
    ['Company Linkedin Url', 'linkedin_url'],
    ['linkedin', 'linkedin_url'],
    ['LinkedIn Company Page', 'linkedin_url'],
    ['Last Funding Date', 'last_funding_on'],
    ['last_funding_on', 'last_funding_on'],
    ['Last Financing Date', 'last_funding_on'],
    ['Operating Status', 'status'],
    ['Short Description', 'description'],
    ['About Us', 'description'],
    ['Headcount Growth (1 year) %', 'growth_1y'],
    ['growth_6m', 'growth_6m'],
    ['12 Month Growth', 'growth_1y'],
    ['Employee growth 2Y', 'growth_2y'],
    ['MoM growth', 'growth_1m'],
    ['Is SaaS?', 'is_saas'],
    ['G2 URL', 'g2_url'],
    ['Logo URL', 'company_logo'],
    ['Record ID', 'external_id'],
    ['Additional domains', 'aliases'],
    ['Growth Tags', 'growth_tags'],
    ['Lists', 'lists'],
    ['Data Source', 'datasource'],
    ['datasources', 'datasource'],
  ])('%j of a company file brings %s', (header, field) => {
    expect(guessMapping('companies', [header])).toEqual([field]);
  });

  it.each([
    ['Full Name', 'full_name'],
    ['Contact', 'full_name'],
    ['E-mail', 'email'],
    ['Email Address', 'email'],
    ['Person Linkedin Url', 'linkedin_url'],
    ['URL', 'linkedin_url'],
    ['Title', 'job_title'],
    ['Position', 'job_title'],
    ['Company Domain', 'company_domain'],
    ['Company Website', 'company_domain'],
  ])('%j of a file of people brings %s', (header, field) => {
    expect(guessMapping('people', [header])).toEqual([field]);
  });

  it.each([
    '',
    'Total Funding Amount Currency',
    'Total Raised (EUR)',
    'Organization Name URL',
    'Founded Date Precision',
    'Last Funding Amount',
    'Phone',
    'Person Linkedin Url',
    'toString',
    '__proto__',
  ])('%j of a company file brings nothing', (header) => {
    expect(guessMapping('companies', [header])).toEqual([null]);
  });
});

describe('the mapping', () => {
  it('takes a repeated column once, the first', () => {
    expect(guessMapping('companies', ['Name', 'Domain', 'Name', 'domain'])).toEqual([
      'company_name',
      'domain',
      null,
      null,
    ]);
  });

  it('takes the more telling of two columns for one field', () => {
    const headers = [
      'Total Funding Amount',
      'Total Funding Amount Currency',
      'Total Funding Amount (in USD)',
    ];

    expect(guessMapping('companies', headers)).toEqual([null, null, 'total_funding_usd']);
  });

  it('has one field for each wording', () => {
    for (const fields of Object.values(importFields)) {
      const seen = new Map<string, string>();
      for (const { field, aliases } of fields) {
        for (const alias of aliases) {
          expect(alias).toBe(normaliseHeader(alias));
          expect(`${alias}: ${seen.get(alias) ?? field}`).toBe(`${alias}: ${field}`);
          seen.set(alias, field);
        }
      }
    }
  });

  it('answers each column, no field twice, whatever the headers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('companies' as const, 'people' as const),
        fc.array(fc.string()),
        (entity, headers) => {
          const mapping = guessMapping(entity, headers);
          const fields = mapping.filter((field) => field !== null);

          expect(mapping).toHaveLength(headers.length);
          expect(new Set(fields).size).toBe(fields.length);
        },
      ),
    );
  });
});
