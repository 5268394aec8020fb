import { BENCH_SOURCE, benchCompanies, core, type Span, tenth } from './bench-rows.ts';
import type { Shape } from './bench-shape.ts';
import type { Calendar } from '../making/calendar.ts';
import { split } from '../companies/company-facts.ts';
import { type Batch, batch } from '../making/copy.ts';
import { personName } from '../companies/founders.ts';
import { growthTags } from '../companies/growth-tags.ts';
import { countryNames, pickPlaceIn } from '../companies/places.ts';
import { type Random, randomFrom } from '../making/random.ts';

const TP_STATUSES = [
  'PROSPECT',
  'REACHED_OUT',
  'IN_CONVERSATION',
  'MEETING_SCHEDULED',
  'DILIGENCE',
  'ON_HOLD',
  'PASSED',
];
const TAGS = Object.values(growthTags).map(({ name }) => name);

/** Rows about a share of the companies, company after company, none of them kept. */
function* about<T>(
  ids: Span,
  share: number,
  name: string,
  rowsOf: (random: Random, company_id: number) => T[],
): Iterable<T> {
  for (let id = ids.first; id <= ids.last; id++) {
    const random = randomFrom(name, id);
    if (random.chance(share)) yield* rowsOf(random, id);
  }
}

interface Known {
  source: string;
  observed_at: string;
}

const tags = (calendar: Calendar, known: Known) => (random: Random, company_id: number) =>
  random.some(TAGS, random.int(1, 2)).map((tag) => ({
    company_id,
    tag,
    date_observed: calendar.day(random.int(1, 300)),
    ...known,
  }));

const countries = (known: Known, shape: Shape) => (random: Random, company_id: number) => {
  const { place, size } = core(company_id, shape);
  if (!place || !size) return [];
  const abroad = random.some(countryNames, random.int(0, 2)).filter((country) => country !== place.country);
  const names = [place.country, ...abroad];
  return split(random, size, names.length).map((employee_count, index) => ({
    company_id,
    country: names[index] ?? place.country,
    percentage: tenth((employee_count / size) * 100),
    employee_count,
    ...known,
  }));
};

const founders = (known: Known, shape: Shape) => (random: Random, company_id: number) => {
  const { place } = core(company_id, shape);
  const first = personName(random);
  const second = personName(random);
  const pair = random.chance(0.4) && second.last_name !== first.last_name ? [first, second] : [first];
  return pair.map((person, position) => {
    const home = place && (position === 0 ? place : pickPlaceIn(random, place.country));
    return {
      company_id,
      ...person,
      job_title: 'Founder',
      city: home?.city ?? null,
      state: home?.state ?? null,
      country: home?.country ?? null,
      metro_area: home?.metro ?? null,
      is_founder: true,
      position,
      ...known,
    };
  });
};

const emails = (calendar: Calendar, known: Known) => (random: Random, company_id: number) => {
  const last = Math.round(random.next() ** 2 * 900) + 1;
  return [
    {
      company_id,
      first_email_sent: calendar.at(last + random.int(5, 400)),
      last_email_sent: calendar.at(last),
      interactions_us_to_them: random.int(1, 40),
      unique_threads: random.int(1, 9),
      ...known,
    },
  ];
};

const statuses = (calendar: Calendar) => (random: Random, company_id: number) => {
  const steps = random.some(TP_STATUSES, random.int(1, 3));
  const days = steps.map(() => random.int(1, 400)).sort((a, b) => b - a);
  return steps.map((tp_status, index) => {
    const next = days[index + 1];
    return {
      company_id,
      tp_status,
      since: calendar.at(days[index] ?? 1),
      until: next === undefined ? null : calendar.at(next),
    };
  });
};

/** As much about each company as a firm of that size would know. */
export function benchBatches(
  ids: Span,
  calendar: Calendar,
  workboards: readonly number[],
  shape: Shape,
): Batch[] {
  const known = { source: BENCH_SOURCE, observed_at: calendar.at(1, 4) };
  const rows = <T>(share: number, of: string, rowsOf: (random: Random, company_id: number) => T[]) =>
    about(ids, share, `${shape.name}-${of}`, rowsOf);
  return [
    batch('company', benchCompanies(ids, calendar, shape)),
    batch('company_growth_tag', rows(shape.tagged, 'tag', tags(calendar, known))),
    batch('company_country', rows(shape.abroad, 'country', countries(known, shape))),
    batch('company_person', rows(shape.founded, 'person', founders(known, shape))),
    batch(
      'workboard_company',
      rows(shape.listed, 'list', (random, company_id) =>
        random.some(workboards, random.int(1, 2)).map((workboard_id) => ({
          workboard_id,
          company_id,
          added_at: known.observed_at,
        })),
      ),
    ),
    batch('email_summary', rows(shape.emailed, 'email', emails(calendar, known))),
    batch('tp_status_history', rows(shape.standing, 'status', statuses(calendar))),
  ];
}
