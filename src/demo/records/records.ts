import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { phrase } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';
import { projects } from '../words/firm-words.ts';

const UPDATES: readonly (readonly [type: string, text: string])[] = [
  [
    'Funding',
    '{company} closed [a bridge with its existing investors|its round two weeks early|a loan for equipment].',
  ],
  ['Hiring', 'New [head of sales|finance lead|chief product officer] started at {company} this month.'],
  ['Product', '{company} shipped [the offline mode customers asked for|its second product|single sign-on].'],
  ['Press', '{company} was named in [a regional paper|two trade letters] for its work with {customer}.'],
  ['Other', '{company} moved to a larger [office|workshop] in {city}.'],
];
const ALERTS: readonly (readonly [type: string, facts: object, text?: string])[] = [
  ['update', { kind: 'Hiring' }, '{company} grew to {size} people.'],
  ['mention', { source: 'weekly' }, '{company} was mentioned in a newsletter.'],
  ['status', { from: 'Meeting Scheduled', status: 'Diligence' }],
  ['quip', {}, 'A customer of {company} asked for [a second site|more seats|the new product].'],
];

/** Short news the firm has written down about companies. */
export const updateRows = ({ known, scopers, calendar }: Firm) =>
  batch(
    'company_update',
    known
      .filter((_, index) => index % 4 === 0)
      .flatMap((company, index) => {
        const random = randomFrom('update', company.company_id);
        return UPDATES.filter((_, kind) => kind === index % 5 || random.chance(0.15)).map(([type, text]) => ({
          uuid: random.uuid(),
          company_id: company.company_id,
          type,
          content: phrase(random, text, {
            company: company.name,
            customer: random.pick(company.business.customers),
            city: company.place?.city ?? 'town',
          }),
          scoper_id: random.pick(scopers).user_id,
          created_at: calendar.at(random.int(1, 300), 17),
        }));
      }),
  );

/** The projects a company belongs to. */
export const companyProjectRows = ({ known }: Firm) =>
  batch(
    'company_project',
    known
      .filter((_, index) => index % 4 === 1)
      .flatMap(({ company_id }) => {
        const random = randomFrom('company-project', company_id);
        return random.some(projects, random.int(1, 2)).map((server_value) => ({ company_id, server_value }));
      }),
  );

/** Stars, bells and what the bells told. */
export function followRows({ known, staff, scopers, calendar }: Firm) {
  const followed = staff.map(({ user_id }, index) => {
    const random = randomFrom('follow', index);
    return {
      user_id,
      random,
      colleagues: scopers.filter((one) => one.user_id !== user_id),
      starred: random.some(known, random.int(6, 16)),
      watched: random.some(known, random.int(4, 9)),
    };
  });
  return [
    batch(
      'favourite',
      followed.flatMap(({ user_id, starred }) =>
        starred.map(({ company_id }) => ({
          user_id,
          company_id,
          created_at: calendar.at(1 + (company_id % 150), 13),
        })),
      ),
    ),
    batch(
      'alert_subscription',
      followed.flatMap(({ user_id, watched }) =>
        watched.map(({ company_id }) => ({
          user_id,
          company_id,
          created_at: calendar.at(30 + (company_id % 150), 13),
        })),
      ),
    ),
    batch(
      'alert',
      followed.flatMap(({ user_id, random, colleagues, watched }) =>
        watched.map((company, index) => {
          const [type, facts, text] = ALERTS[index % ALERTS.length] ?? ['quip', {}];
          const words = { company: company.name, size: String(company.counts.at(-1) ?? 'a few') };
          return {
            uuid: random.uuid(),
            user_id,
            company_id: company.company_id,
            type,
            facts: {
              by: colleagues[index % colleagues.length]?.full_name,
              ...facts,
              ...(text && { text: phrase(random, text, words) }),
            },
            created_at: calendar.at(index * 3, 5),
            read: index > 1,
          };
        }),
      ),
    ),
  ];
}
