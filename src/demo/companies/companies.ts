import type { Calendar } from '../making/calendar.ts';
import { businesses, describe } from './company-descriptions.ts';
import { uniqueNames } from './company-names.ts';
import type { DemoCompany } from './demo-company.ts';
import { applyExtremes } from './extremes.ts';
import { drawCompanyPeople } from './founders.ts';
import { drawRounds, totalOf } from './funding.ts';
import { drawCounts, drawSize } from './head-count.ts';
import { addressIn, pickPlace } from './places.ts';
import { type Random, randomFrom } from '../making/random.ts';

export const DEMO_COMPANIES = 5000;

const STATUSES = [
  [0.89, 'Private'],
  [0.94, 'Acquired'],
  [0.97, 'Public'],
  [0.985, 'Closed'],
] as const;

/** The companies of the demonstration firm, always the same on the same day. */
export function drawCompanies(calendar: Calendar): DemoCompany[] {
  const naming = uniqueNames(randomFrom('names'));
  const texts = new Set<string>();
  const companies = Array.from({ length: DEMO_COMPANIES }, (_, index) => {
    const random = randomFrom('company', index);
    const company_id = index + 1;
    const company = random.chance(0.05)
      ? sparse(random, company_id, naming())
      : drawn(random, calendar, company_id, naming());
    while (company.description && texts.has(company.description))
      company.description = describe(random, company.business, company.name, company.place);
    if (company.description) texts.add(company.description);
    return company;
  });
  applyExtremes(companies, calendar);
  return companies;
}

const sparse = (
  random: Random,
  company_id: number,
  named: { name: string; domain: string },
): DemoCompany => ({
  company_id,
  ...named,
  business: random.pick(businesses),
  description: null,
  place: null,
  address: null,
  founded: null,
  counts: [],
  rounds: [],
  funding: null,
  status: null,
  is_saas: false,
  people: [],
  sparse: true,
});

function drawn(
  random: Random,
  calendar: Calendar,
  company_id: number,
  named: { name: string; domain: string },
): DemoCompany {
  const business = random.pick(businesses);
  const place = random.chance(0.97) ? pickPlace(random) : null;
  const age = Math.floor(random.next() ** 1.7 * 26) + (random.chance(0.04) ? random.int(10, 60) : 0);
  const monthsOld =
    age * 12 + calendar.monthOfYear - random.int(1, age === 0 ? calendar.monthOfYear : 12) + 1;
  const at = random.next();
  const status = STATUSES.find(([share]) => at < share)?.[1] ?? null;
  const size =
    status === 'Closed' ? random.int(0, 3) : grownTo(random, monthsOld, status === 'Public' ? 180 : 0);
  const funded = random.chance(0.62);
  const rounds = funded
    ? drawRounds(random, calendar, { monthsOld, founded: calendar.year - age, size })
    : [];
  const founders = random.chance(0.44) ? random.pick([1, 1, 1, 2, 2, 2, 3]) : 0;
  return {
    company_id,
    ...named,
    business,
    description: random.chance(0.96) ? describe(random, business, named.name, place) : null,
    place,
    address: place && random.chance(0.85) ? addressIn(random, place) : null,
    founded: random.chance(0.95) ? calendar.year - age : null,
    counts: random.chance(0.95) ? drawCounts(random, size, monthsOld) : [],
    rounds,
    funding: funded ? totalOf(rounds) : random.chance(0.2) ? 0 : null,
    status,
    is_saas: random.chance(business.saas),
    people: drawCompanyPeople(random, named.domain, place, founders, founders > 0 ? random.int(0, 3) : 0),
    sparse: false,
  };
}

/** A company has the size its age allows. */
const grownTo = (random: Random, monthsOld: number, least: number) =>
  Math.max(least, Math.min(drawSize(random), 10 + monthsOld * random.int(2, 6)));
