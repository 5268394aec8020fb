import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from './explore.filters.ts';
import {
  descriptionNames,
  narrowedBy,
  ownerNames,
  searchLine,
  tellFilters,
  tellSearch,
  withoutValue,
} from './search-words.rules.ts';

const FROM = 'GREATER_THAN_OR_EQUAL_TO:';
const TO = 'LESS_THAN_OR_EQUAL_TO:';
const names = {
  tp_owner_email: ownerNames([{ email_address: 'Ann@firm.example', full_name: 'Ann Lee' }]),
  tp_status_value: new Map([['in_conversation', 'In Conversation']]),
  workboard_id: new Map([['3', 'Robotics']]),
};

describe('an entry of the history', () => {
  // HIST-017, HIST-018, HIST-019, HIST-020, HIST-021, HIST-022, HIST-023, HIST-024, HIST-025, HIST-026, HIST-027
  // HIST-028, HIST-029, HIST-030, HIST-031, HIST-032, HIST-033, HIST-034, HIST-035, HIST-036, HIST-037, HIST-038
  // HIST-039, HIST-040, HIST-041
  it.each<[label: string, texts: string[], wire: Record<string, string[]>]>([
    ['Growth (6m)', ['>= 10%'], { growth_6m: [`${FROM}10`] }],
    ['Growth (1y)', ['<= 50%'], { growth_1y: [`${TO}50`] }],
    ['Growth (2y)', ['-10% - 50%'], { growth_2y: [`${FROM}-10`, `${TO}50`] }],
    ['Growth Tags', ['Hiring Surge', 'Quiet'], { growth_tag: ['Hiring Surge', 'Quiet'] }],
    ['Employee Insights', ['50 - 100'], { employee_count: [`${FROM}50`, `${TO}100`] }],
    ['Employee Count of Country', ['Canada'], { country_name_employee_count: ['Canada'] }],
    ['Country Employee Count', ['>= 5'], { country_employee_count: [`${FROM}5`] }],
    ['Investment Data', ['<= $5M'], { total_funding_usd: [`${TO}5000000`] }],
    ['Year Founded', ['>= 2015'], { year_founded: [`${FROM}2015`] }],
    ['Visit History', ['30 days'], { days_of_website_history: ['30'] }],
    [
      'Communication with Orion',
      ['Reached Out', '1 day'],
      { has_email_sent: ['true'], days_of_email_sent: ['1'] },
    ],
    [
      'Communication with Orion',
      ['Not Reached Out', '180 days'],
      { has_email_sent: ['false'], days_of_email_sent: ['180'] },
    ],
    ['Communication with Orion', ['Never Emailed'], { has_never_sent_email: ['true'] }],
    ['Founder Metro Area', ['Greater Toronto'], { founder_metro_area: ['Greater Toronto'] }],
    ['Headquarter Countries', ['Canada', 'Japan'], { hq_country: ['Canada', 'Japan'] }],
    ['States', ['Ontario'], { hq_state: ['Ontario'] }],
    ['Cities', ['Toronto'], { hq_city: ['Toronto'] }],
    ['Filter by Saas', ['No'], { is_saas: ['false'] }],
    ['Is In Newsletter', ['Yes'], { is_in_newsletter: ['true'] }],
    [
      'Newsletter Appeared',
      ['Jan 05, 2026 - Feb 01, 2026'],
      { newsletter_date_from: ['2026-01-05'], newsletter_date_to: ['2026-02-01'] },
    ],
    ['Newsletter Type', ['weekly'], { newsletter_type: ['weekly'] }],
    ['TP Owner', ['Ann Lee', 'bo@firm.example'], { tp_owner_email: ['ann@firm.example', 'bo@firm.example'] }],
    ['TP Status', ['In Conversation'], { tp_status_value: ['in_conversation'] }],
    ['TP Status Operator', ['Status was'], { tp_status_operator: ['was'] }],
    ['TP Status Operator', ['Currently is'], { tp_status_operator: ['is'] }],
    ['Status', ['Private'], { status: ['Private'] }],
    ['No Status', ['Yes'], { tp_status_not_tagged: ['true'] }],
    ['No Owner', ['Yes'], { tp_owner_not_tagged: ['true'] }],
    ['Date Appeared', ['Jan 05, 2026 - Feb 01, 2026'], { from_to_date: ['2026-01-05,2026-02-01'] }],
    ['Quip Type', ['blog'], { newsletter_sender: ['blog'] }],
    ['List', ['Robotics'], { workboard_id: ['3'] }],
  ])('%s is told as %j and restored', (label, texts, wire) => {
    const filters = fromWire(exploreFilters, wire);

    expect(narrowedBy(tellSearch(filters, names))).toEqual({ [label]: texts });
    expect(toWire(exploreFilters, filters)).toEqual(wire);
  });

  it('is told in one line', () => {
    const told = tellSearch({ hq_country: ['Canada', 'Japan'], is_saas: true });

    expect(searchLine(told)).toBe('Headquarter Countries: Canada, Japan · Filter by Saas: Yes');
  });
});

describe('a value that is taken away', () => {
  const search: fc.Arbitrary<ExploreFilters> = fc.record(
    {
      hq_country: fc.uniqueArray(fc.constantFrom('Canada', 'Japan', 'Chile'), { minLength: 1 }),
      status: fc.uniqueArray(fc.constantFrom('Private', 'Public'), { minLength: 1 }),
      is_saas: fc.boolean(),
      year_founded: fc.constantFrom({ min: 2015 }, { min: 2015, max: 2020 }),
      has_email_sent: fc.boolean(),
      days_of_email_sent: fc.constantFrom(30, 90),
    },
    { requiredKeys: [] },
  );

  it('is the only one that is gone', () => {
    fc.assert(
      fc.property(search, fc.nat(), (filters, choice) => {
        const values = tellSearch(filters).flatMap(({ label, values: all }) =>
          all.map((value) => ({ label, ...value })),
        );
        const gone = values[choice % Math.max(values.length, 1)];
        if (!gone) return;
        const wire = toWire(exploreFilters, { ...filters, ...withoutValue(filters, gone) });
        const left = narrowedBy(tellSearch(fromWire(exploreFilters, wire)));

        for (const { label, text } of values)
          expect((left[label] ?? []).includes(text)).toBe(label !== gone.label || text !== gone.text);
      }),
    );
  });
});

describe('a chip', () => {
  const uuid = '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10';
  it.each<[text: string, filters: ExploreFilters]>([
    ['Not e-mailed in 90 days', { has_email_sent: false, days_of_email_sent: 90 }],
    ['E-mailed in 1 day', { has_email_sent: true, days_of_email_sent: 1 }],
    ['Not Reached Out', { has_email_sent: false }],
    ['clinic software', { discovery_llm_search_uuid: uuid }],
  ])('says “%s”, and nothing else', (text, filters) => {
    const words = { discovery_llm_search_uuid: descriptionNames([{ uuid, description: 'clinic software' }]) };

    expect(tellFilters('chip', filters, words).flatMap(({ values }) => values)).toEqual([text]);
  });

  it('never says a number nobody can read', () => {
    const told = tellFilters('chip', { discovery_llm_search_uuid: uuid }, {});

    expect(told.flatMap(({ values }) => values)).toEqual(['Free text']);
  });
});
