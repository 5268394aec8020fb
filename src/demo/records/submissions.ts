import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { capital, phrase } from '../making/phrase.ts';
import { randomFrom } from '../making/random.ts';
import { nextSteps, summaries } from '../words/meeting-words.ts';

/** A template is stored by the last part of its address: /company-call-summaries. */
const row = (template: string, uuid: string, answers: object, by: number, created_at: string) => ({
  uuid,
  template,
  answers: answers as never,
  company_id: null as number | null,
  state: 'published',
  created_by: by,
  created_at,
});

const callSummaries = ({ known, scopers, calendar }: Firm) =>
  known
    .filter((_, index) => index % 12 === 0)
    .map((company, index) => {
      const random = randomFrom('call-summary', company.company_id);
      const by = random.pick(scopers);
      const ago = 1 + index * 6;
      const size = { size: String(company.counts.at(-1) ?? 'a few') };
      const points = random.some(summaries, random.int(2, 4)).map((text) => phrase(random, text, size));
      const answers = {
        company_name: company.name,
        domain: company.domain,
        call_date: calendar.day(ago),
        content: `<p>${points.join(' ')}</p><p>${phrase(random, random.pick(nextSteps))}</p>`,
        deck_attached: 'No',
        deck_file_urls: [],
        product: capital(company.business.offer),
        why_now: phrase(
          random,
          '[A rule change in April|A price rise by the incumbent|A shortage of staff|The end of an old system] makes buyers look again.',
        ),
        ...calendar.quarter(Math.floor(ago / 91)),
      };
      return {
        ...row('company-call-summaries', random.uuid(), answers, by.user_id, calendar.at(ago, 19)),
        company_id: company.company_id,
      };
    });

const BLOCKED = [
  ['tracker-pixels.example', 'Loads tracking pixels in mail'],
  ['parked-names.example', 'Parked domain, no company behind it'],
  ['rumour-mill.example', 'Unreliable source'],
  ['scraped-lists.example', 'Sells scraped contact lists'],
  ['old-portal.example', 'Our former portal'],
  ['test-company.example', 'Used for tests'],
];
const blockedDomains = ({ scopers, calendar }: Firm) =>
  BLOCKED.map(([domain, reason], index) =>
    row(
      'blocked-domains',
      randomFrom('blocked', index).uuid(),
      { domain, reason },
      scopers[index % scopers.length]?.user_id ?? 0,
      calendar.at(20 + index * 31, 12),
    ),
  );

/** Figures portfolio companies have sent: published, waiting for approval, and still being written. */
const fileMetrics = ({ portfolio, scopers, calendar }: Firm) =>
  portfolio.flatMap((company, position) =>
    [1, 2, 3, 4].map((ago) => {
      const random = randomFrom('file-metrics', company.company_id * 10 + ago);
      const by = random.pick(scopers);
      const people = company.counts.at(-1 - ago * 3) ?? 40;
      const answers = {
        domain: company.domain,
        ...calendar.quarter(ago),
        revenue_usd: people * random.int(24_000, 38_000),
        gross_margin_percent: random.int(52, 86),
        cash_usd: people * random.int(60_000, 150_000),
        customers: people * random.int(2, 9),
        head_count: people,
        sender_email_address: by.email_address,
      };
      const state =
        ago > 1
          ? 'published'
          : position % 3 === 0
            ? 'draft'
            : position % 3 === 1
              ? 'unpublished'
              : 'published';
      return {
        ...row('file-metrics', random.uuid(), answers, by.user_id, calendar.at(ago * 91 - 80, 18)),
        company_id: company.company_id,
        state,
      };
    }),
  );

/** Week by week, what each associate did. */
const weeklyMetrics = ({ scopers, calendar }: Firm) =>
  scopers
    .filter(({ role }) => role === 'ASSOCIATE')
    .flatMap(({ user_id, email_address }) =>
      Array.from({ length: 26 }, (_, week) => {
        const random = randomFrom('weekly', user_id * 100 + week);
        const answers = {
          scoper: email_address,
          from_date: calendar.day(week * 7 + 7),
          to_date: calendar.day(week * 7 + 1),
          emails_sent: random.int(18, 74),
          first_calls: random.int(2, 11),
          second_calls: random.int(0, 5),
          companies_added: random.int(4, 32),
          references_recorded: random.int(1, 9),
        };
        return row(
          'associate-weekly-metrics',
          random.uuid(),
          answers,
          user_id,
          calendar.at(week * 7 + 1, 17),
        );
      }),
    );

export const submissionRows = (firm: Firm) =>
  batch('submission', [
    ...callSummaries(firm),
    ...blockedDomains(firm),
    ...fileMetrics(firm),
    ...weeklyMetrics(firm),
  ]);
