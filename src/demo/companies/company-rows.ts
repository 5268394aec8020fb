import type { Calendar } from '../making/calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { batch } from '../making/copy.ts';
import { growthOf } from './head-count.ts';
import { slug } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';

/** Where every fact of the demonstration firm says it comes from. */
export const SOURCE = 'demo';

const UNKNOWN = { growth_1m: null, growth_6m: null, growth_1y: null, growth_2y: null };

const lastOf = (dates: string[]) => dates.sort().at(-1) ?? null;

export function companyRow(company: DemoCompany, calendar: Calendar) {
  const random = randomFrom('company-links', company.company_id);
  const { place, counts } = company;
  const handle = slug(company.name).slice(0, 60);
  const observed = calendar.at(random.int(0, 20), 4);
  return {
    company_id: company.company_id,
    company_domain: company.domain,
    company_name: company.name,
    url: company.sparse ? null : `https://www.${company.domain}`,
    g2_url: company.is_saas && random.chance(0.7) ? `https://reviews.example/products/${handle}` : null,
    linkedin_url: !company.sparse && random.chance(0.9) ? `https://linkedin.example/company/${handle}` : null,
    description: company.description,
    hq_address: company.address,
    hq_city: place?.city ?? null,
    hq_state: place?.state ?? null,
    hq_country: place?.country ?? null,
    year_founded: company.founded,
    employee_count: counts.at(-1) ?? null,
    ...(counts.length > 0 ? growthOf(counts) : UNKNOWN),
    total_funding_usd: company.funding,
    last_funding_on: lastOf(company.rounds.map(({ announced_on }) => announced_on)),
    status: company.status,
    is_saas: company.is_saas,
    external_id: company.sparse ? null : String(410_000 + company.company_id * 7),
    source: SOURCE,
    observed_at: observed,
    created_at: calendar.at(random.int(30, 700), 6),
    updated_at: observed,
  };
}

export const companyRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'company',
    companies.map((company) => companyRow(company, calendar)),
  );

/** Old and second domains of some companies. */
export const aliasRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'company_alias',
    companies
      .filter(({ company_id, sparse }) => company_id % 29 === 0 && !sparse)
      .map(({ company_id, domain }) => ({
        domain: company_id % 2 ? `get-${domain}` : `www-${domain}`,
        company_id,
        source: SOURCE,
        observed_at: calendar.at(1, 4),
      })),
  );
