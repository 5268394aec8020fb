import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { randomFrom } from '../making/random.ts';

const FROM = 'GREATER_THAN_OR_EQUAL_TO:';
const TO = 'LESS_THAN_OR_EQUAL_TO:';

/** Searches as people make them: each a little narrower or wider than the one before. */
const STEPS: readonly (readonly [filters: Record<string, string[]>, total: number])[] = [
  [{ hq_country: ['United States'] }, 2980],
  [{ hq_country: ['United States'], is_saas: ['true'] }, 1840],
  [{ hq_country: ['United States'], is_saas: ['true'], employee_count: [`${FROM}50`, `${TO}100`] }, 312],
  [
    {
      hq_country: ['United States', 'Canada'],
      is_saas: ['true'],
      employee_count: [`${FROM}20`, `${TO}200`],
      year_founded: [`${FROM}2015`],
    },
    506,
  ],
  [{ growth_1y: [`${FROM}25`], total_funding_usd: [`${TO}5000000`] }, 268],
  [{ growth_tag: ['Hiring Surge'], status: ['Private'] }, 402],
  [{ tp_status_value: ['in_conversation', 'diligence'], tp_status_operator: ['is'] }, 96],
  [{ founder_metro_area: ['Greater Chicago Area'], growth_6m: [`${FROM}10`] }, 41],
  [{ has_email_sent: ['false'], days_of_email_sent: ['180'], hq_state: ['Texas'] }, 173],
];

const SENTENCES = [
  [
    'saas in the united states, 50-100 people, founded after 2015',
    'SaaS, United States, 50 to 100 people, founded 2015 or later',
  ],
  [
    'robots for warehouses that raised less than 20M',
    'Description: robots for warehouses; funding up to $20M',
  ],
  [
    'clinic software in texas not emailed in 6 months',
    'Description: clinic software; Texas; not e-mailed in 180 days',
  ],
] as const;

export function searchRows({ staff, calendar }: Firm) {
  return [
    batch(
      'discovery_search',
      staff.flatMap(({ user_id }, person) => {
        const random = randomFrom('search', person);
        return STEPS.slice(person % 4).map(([filters, total_count], index) => ({
          uuid: random.uuid(),
          user_id,
          filters,
          total_count,
          watched: index % 3 === 1,
          last_mailed_at: index % 6 === 1 ? calendar.at(2, 6) : null,
          created_at: calendar.at(60 - index * 6 + person, 14),
        }));
      }),
    ),
    batch(
      'language_search',
      SENTENCES.map(([text, description], index) => ({
        uuid: randomFrom('sentence', index).uuid(),
        user_id: staff[index]?.user_id ?? null,
        text,
        description,
        created_at: calendar.at(4 + index, 14),
      })),
    ),
  ];
}
