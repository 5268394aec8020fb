import { SOURCE } from '../companies/company-rows.ts';
import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { randomFrom } from '../making/random.ts';

const MONTHS = 12;
/** As far back as a first e-mail can lie. */
const ALL_MONTHS = 42;

/** E-mail with a company up to the last one of them: for most known companies, and at every distance from today. */
export function emailRows({ known, scopers, calendar }: Firm) {
  const written = known.filter(({ company_id }) => company_id % 10 < 8);
  const all = Array.from({ length: ALL_MONTHS }, (_, ago) => calendar.month(ago));
  const drawn = written.map((company, index) => {
    const random = randomFrom('email', company.company_id);
    const last = index % 9 === 0 ? random.int(0, 6) : Math.round(random.next() ** 2 * 700);
    const first = last + random.int(20, 500);
    const between = all.filter((month) => isWithin(month, calendar.day(first), calendar.day(last)));
    const months = between.slice(0, MONTHS).map((month, at) => ({
      month,
      // The first e-mail is one of ours, and so is the last.
      us_to_them: random.int(at === 0 || at === between.length - 1 ? 1 : 0, 6),
      them_to_us: random.int(0, 4),
    }));
    return { company, random, first, last, months, earlier: between.length - months.length };
  });
  return [
    batch(
      'email_summary',
      drawn.map(({ company, random, first, last, months, earlier }) => {
        const sent = months.reduce((sum, { us_to_them }) => sum + us_to_them, earlier * 2);
        return {
          company_id: company.company_id,
          first_email_sent: calendar.at(first, 9, random.int(0, 59)),
          last_email_sent: calendar.at(last, 7, random.int(0, 59)),
          interactions_us_to_them: sent,
          top_company_sender: random.pick(scopers).email_address,
          unique_threads: Math.max(1, Math.round(sent / 3)),
          source: SOURCE,
          observed_at: calendar.at(0, 4),
        };
      }),
    ),
    batch(
      'email_month',
      drawn.flatMap(({ company: { company_id }, months }) =>
        months.map((month) => ({ company_id, ...month })),
      ),
    ),
  ];
}

/** Whether a month, told by its first day, holds one of two days or lies between them. */
const isWithin = (month: string, first: string, last: string) =>
  month.slice(0, 7) >= first.slice(0, 7) && month <= last;

const SUBJECTS = [
  'Introduction',
  'Second conversation',
  'Product walk-through',
  'Pricing and pipeline',
  'Board preparation',
  'Reference review',
  'Quarterly catch-up',
  'Visit to the office',
];

/** Meetings that were and that will be. */
export function meetingRows({ known, staff, calendar }: Firm) {
  const meetings = known
    .filter(({ company_id }) => company_id % 5 < 3)
    .flatMap((company) => {
      const random = randomFrom('meeting', company.company_id);
      const past = Array.from({ length: random.int(1, 5) }, (_, index) => 4 + index * random.int(18, 90));
      const next = random.chance(0.3) ? [-random.int(1, 40)] : [];
      return [...past, ...next].map((ago, index) => ({
        company,
        random,
        ago,
        subject: SUBJECTS[index] ?? 'Catch-up',
      }));
    })
    .map((meeting, index) => ({ ...meeting, meeting_id: index + 1 }));
  return [
    batch(
      'company_meeting',
      meetings.map(({ meeting_id, company, random, ago, subject }) => ({
        meeting_id,
        company_id: company.company_id,
        subject: `${company.name.slice(0, 60)}: ${subject}`,
        meeting_time: calendar.at(ago, random.int(13, 21), random.pick([0, 30])),
        created_at: calendar.at(Math.max(ago, 0) + random.int(2, 12), 9),
        source: SOURCE,
      })),
    ),
    batch(
      'meeting_participant',
      meetings.flatMap(({ meeting_id, company, random }) => [
        ...random.some(staff, random.int(1, 3)).map(({ email_address, full_name }) => ({
          meeting_id,
          email: email_address,
          name: full_name,
        })),
        ...company.people.slice(0, 2).map(({ first_name, last_name }) => ({
          meeting_id,
          email: `${first_name}.${last_name}@${company.domain}`.toLowerCase(),
          name: `${first_name} ${last_name}`,
        })),
      ]),
    ),
  ];
}

/** Who of the firm has looked at which company's site: nobody, one of them, several; today and long ago. */
export function visitRows({ companies, known, staff, calendar }: Firm) {
  const visited = [
    ...known,
    ...companies.filter(({ company_id, sparse }) => !sparse && company_id % 17 === 0),
  ];
  const seen = [...new Map(visited.map((company) => [company.company_id, company])).values()];
  return batch(
    'website_visit',
    seen
      .filter(({ company_id }) => company_id % 7 !== 3)
      .flatMap(({ company_id }) => {
        const random = randomFrom('visits', company_id);
        const last = company_id % 11 === 0 ? 0 : Math.round(random.next() ** 2 * 400);
        return random.some(staff, random.pick([1, 1, 2, 3])).flatMap(({ user_id }) =>
          Array.from({ length: random.int(1, 5) }, (_, index) => ({
            company_id,
            user_id,
            visited_at: calendar.at(last + index * random.int(2, 30), random.int(0, 6), random.int(0, 59)),
          })),
        );
      }),
  );
}
