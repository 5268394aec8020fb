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
  plain: plainOf(answers),
});

/** The words of the answers, by which an entry is found. */
const plainOf = (answers: object) =>
  Object.values(answers)
    .map((answer) => String(answer).replace(/<[^<>]*>/g, ' '))
    .join('\n');

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
        domain: company.domain,
        call_date: calendar.day(ago),
        content: `<p>${points.join(' ')}</p><h3>Next steps</h3><ul><li>${phrase(random, random.pick(nextSteps))}</li></ul>`,
        deck_attached: 'No',
        product: [capital(company.business.offer)],
        why_now: phrase(
          random,
          '[A rule change in April|A price rise by the incumbent|A shortage of staff|The end of an old system] makes buyers look again.',
        ),
        ...calendar.quarter(Math.floor(ago / 91)),
      };
      return about(
        company,
        row('company-call-summaries', random.uuid(), answers, by.user_id, calendar.at(ago, 19)),
      );
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

/** One column of names for all, the name of its company among the words. */
const about = (
  { company_id, name }: { company_id: number; name: string },
  entry: ReturnType<typeof row>,
) => ({
  ...entry,
  company_id,
  plain: `${name}\n${entry.plain}`,
});

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
        ...about(
          company,
          row('file-metrics', random.uuid(), answers, by.user_id, calendar.at(ago * 91 - 80, 18)),
        ),
        state,
      };
    }),
  );

const QUARTERS = 6;

/** Notes of the board meetings of the last quarters, one for each company the firm holds. */
const boardNotes = ({ portfolio, scopers, calendar }: Firm) =>
  portfolio.flatMap((company) =>
    Array.from({ length: QUARTERS }, (_, ago) => {
      const random = randomFrom('board-note', company.company_id * 100 + ago);
      const slots = { size: String(company.counts.at(-1 - ago * 3) ?? company.counts.at(-1) ?? 'few') };
      const points = random
        .some(summaries, random.int(2, 5))
        .map((text) => `<li>${phrase(random, text, slots)}</li>`);
      const decision = phrase(
        random,
        '[The budget was approved|The option plan was approved|A loan was discussed and put off|The audit was accepted].',
      );
      const next = phrase(random, random.pick(nextSteps));
      const uuid = random.uuid();
      const answers = {
        portfolio: company.domain,
        content: `<h3>Where they stand</h3><ul>${points.join('')}</ul><p>${decision} ${next}</p>`,
        ...calendar.quarter(ago + 1),
      };
      const by = random.pick(scopers).user_id;
      return about(company, row('board-meeting-notes', uuid, answers, by, calendar.at(8 + ago * 91, 18)));
    }),
  );

const COOKIES = [
  ['traffic-figures.example', 'Cookie', { cookie_name: 'session' }],
  ['hiring-board.example', 'Token', {}],
  ['filings-register.example', 'Login', { user_name: 'research' }],
] as const;
/** Values are sealed with the firm's own key, which an invented firm does not have; they are typed when needed. */
const cookies = ({ scopers, calendar }: Firm) =>
  COOKIES.map(([domain, kind, more], index) =>
    row(
      'cookie-store',
      randomFrom('cookie', index).uuid(),
      { domain, kind, ...more },
      scopers[index % scopers.length]?.user_id ?? 0,
      calendar.at(9 + index * 17, 11),
    ),
  );

export const submissionRows = (firm: Firm) =>
  batch('submission', [
    ...callSummaries(firm),
    ...blockedDomains(firm),
    ...fileMetrics(firm),
    ...cookies(firm),
    ...boardNotes(firm),
  ]);
