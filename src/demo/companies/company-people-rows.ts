import type { Calendar } from '../making/calendar.ts';
import { SOURCE } from './company-rows.ts';
import type { DemoCompany } from './demo-company.ts';
import { batch } from '../making/copy.ts';

export const companyPersonRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'company_person',
    companies.flatMap(({ company_id, people }) =>
      people.map(({ home, ...person }, position) => ({
        company_id,
        ...person,
        city: home?.city ?? null,
        state: home?.state ?? null,
        country: home?.country ?? null,
        metro_area: home?.metro ?? null,
        position,
        source: SOURCE,
        observed_at: calendar.at(3, 4),
      })),
    ),
  );

export const fundingRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'funding_round',
    companies.flatMap(({ company_id, rounds }) =>
      rounds.map((round) => ({ company_id, ...round, source: SOURCE, observed_at: calendar.at(3, 4) })),
    ),
  );
