import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type DiscoveryFilters, discoveryFilters } from '#features/explore/explore.filters.ts';
import { dayOf } from '#kernel/dates.ts';
import { provenanceOf } from '#kernel/hand-editing.ts';
import { grouped, money } from '#kernel/numbers.ts';
import type { Evidence } from '../conditions.contract.ts';
import { readFacts } from './conditions.queries.ts';

export type Facts = Omit<
  NonNullable<Awaited<ReturnType<ReturnType<typeof readFacts>['executeTakeFirst']>>>,
  'source' | 'observed_at' | 'provenance'
>;
type Told = (facts: Facts, filters: DiscoveryFilters) => string | null;

const list = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : null);
const percent = (value: number | null) => (value === null ? null : `${value}%`);
const day = (moment: string | null) => moment?.slice(0, 10) ?? null;
const text = (value: string | number | null) => (value === null ? null : String(value));

/** What each filter compares, in words, and the field of a company it comes from. */
const TOLD: { [K in keyof typeof discoveryFilters]?: { label: string; field?: string; tell: Told } } = {
  employee_count: {
    label: 'Employees',
    field: 'employee_count',
    tell: (facts) => grouped(facts.employee_count),
  },
  total_funding_usd: {
    label: 'Funding',
    field: 'total_funding_usd',
    tell: (facts) => money(facts.total_funding_usd),
  },
  growth_6m: { label: 'Growth (6m)', field: 'growth_6m', tell: (facts) => percent(facts.growth_6m) },
  growth_1y: { label: 'Growth (1y)', field: 'growth_1y', tell: (facts) => percent(facts.growth_1y) },
  growth_2y: { label: 'Growth (2y)', field: 'growth_2y', tell: (facts) => percent(facts.growth_2y) },
  year_founded: { label: 'Founded', field: 'year_founded', tell: (facts) => text(facts.year_founded) },
  hq_country: { label: 'Country', field: 'hq_country', tell: (facts) => facts.hq_country },
  hq_state: { label: 'State', field: 'hq_state', tell: (facts) => facts.hq_state },
  hq_city: { label: 'City', field: 'hq_city', tell: (facts) => facts.hq_city },
  status: { label: 'Status', field: 'status', tell: (facts) => facts.status },
  is_saas: { label: 'SaaS', field: 'is_saas', tell: (facts) => (facts.is_saas ? 'Yes' : 'No') },
  growth_tag: { label: 'Growth tags', tell: (facts) => list(facts.growth_tags) },
  tp_owner_email: { label: 'Owners', tell: (facts) => list(facts.owners) },
  tp_owner_not_tagged: { label: 'Owners', tell: (facts) => list(facts.owners) },
  tp_status_value: { label: 'TP Status', tell: (facts) => facts.tp_status },
  founder_metro_area: { label: 'Founder metro areas', tell: (facts) => list(facts.metros) },
  country_name_employee_count: {
    label: 'Employees in the country',
    tell: (facts, { country_name_employee_count: country = '' }) => grouped(facts.countries[country] ?? null),
  },
  days_of_website_history: { label: 'Last visit', tell: (facts) => day(facts.last_visit_at) },
  has_email_sent: { label: 'Last e-mail', tell: (facts) => day(facts.last_email_at) },
  has_never_sent_email: { label: 'Last e-mail', tell: (facts) => day(facts.last_email_at) },
  is_in_newsletter: { label: 'Newsletter mentions', tell: (facts) => text(facts.newsletters) },
  newsletter_type: { label: 'Newsletter mentions', tell: (facts) => text(facts.newsletters) },
  newsletter_date_from: { label: 'Newsletter mentions', tell: (facts) => text(facts.newsletters) },
};

const ORION = 'Orion';

/** What is known of a company now, and where its values came from. */
export async function factsOf(db: Kysely<DB>, company_id: number) {
  const { source, observed_at, provenance, ...facts } = await readFacts(
    db,
    company_id,
  ).executeTakeFirstOrThrow();
  return { facts, source, observed_at, provenance: provenanceOf(provenance) };
}

type Known = Awaited<ReturnType<typeof factsOf>>;

/** What made a condition true: for each of its filters the value from then, the one now, its source and day. */
export function evidenceOf(filters: DiscoveryFilters, then: Facts, now: Known, at: Date): Evidence[] {
  const seen = new Set<string>();
  return Object.keys(filters).flatMap((key) => {
    const one = TOLD[key as keyof typeof TOLD];
    const label = one?.label ?? discoveryFilters[key as keyof typeof TOLD]?.label ?? key;
    if (seen.has(label) || (!one && key !== 'discovery_llm_search_uuid')) return [];
    seen.add(label);
    const origin = one?.field ? now.provenance[one.field] : undefined;
    const isCompany = one?.field !== undefined;
    return {
      label,
      before: one ? one.tell(then, filters) : null,
      after: one ? one.tell(now.facts, filters) : null,
      source: origin?.source ?? (isCompany ? now.source : ORION),
      on: dayOf(new Date(origin?.at ?? (isCompany ? now.observed_at : at)), 'utc'),
    };
  });
}

/** The evidence in one paragraph. */
export const tellEvidence = (evidence: readonly Evidence[]) =>
  evidence
    .map(
      ({ label, before, after, source, on }) =>
        `${label}: ${before ?? '–'} → ${after ?? '–'} (${source}, ${on})`,
    )
    .join('\n');
