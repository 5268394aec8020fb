import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { isPublicSuffix } from '#kernel/domains.ts';
import type { Answers } from '#kernel/forms/form-language.ts';
import { FIRST_YEAR, isMeantYear, LAST_YEAR } from '#kernel/meant-days.ts';
import { grouped } from '#kernel/numbers.ts';
import { invalid } from '#server/http/errors.ts';
import { isFreeMail } from '#server/mail/free-mail.ts';

/** What Orion knows of a template beside its form. A template that a firm brings has none of it. */
export interface EntryRules {
  /** The answer that names a company by its domain. */
  company: string;
  /** Whether that company must be known. */
  needsCompany?: true;
  /** What is kept of the answers, where that is another shape. */
  keep?(answers: Answers): Answers;
  /** Kept answers as the form asks for them. */
  unfold?(answers: Answers): Answers;
  /** A last look before an entry is written. */
  refuse?(db: Kysely<DB>, answers: Answers, uuid: string | null): Promise<void>;
  /** How a row names who wrote it. */
  writer?(email: string, full_name: string): Record<string, string>;
}

const QUARTER = /^(Q[1-4]) (\d{4})$/;

/** "Q4 2026" as what it is made of; null for anything else. */
export function readQuarter(text: unknown) {
  const [, quarter, year] = QUARTER.exec(String(text)) ?? [];
  return quarter && year && isMeantYear(year) ? { quarter, year: Number(year) } : null;
}

export const refuseField = (name: string, sentence: string) =>
  invalid(sentence, { errors: { [name]: sentence } });

const plain: EntryRules = { company: 'domain' };

const rules: Partial<Record<string, EntryRules>> = {
  'company-call-summaries': { company: 'domain', needsCompany: true, refuse: refuseUnreasonable },
  'file-metrics': {
    company: 'domain',
    needsCompany: true,
    refuse: refuseUnreasonable,
    writer: (sender_email_address) => ({ sender_email_address }),
  },
  'blocked-domains': { company: '', refuse: refuseBlocked },
  'cookie-store': { company: '' },
  'board-meeting-notes': {
    company: 'portfolio',
    needsCompany: true,
    keep(answers) {
      const year = answers['year'] as string | undefined;
      if (year === undefined) return answers;
      const quarter = readQuarter(year);
      if (!quarter)
        throw refuseField('year', `“${year}” isn’t a quarter. Choose one from the list, like Q1 2026`);
      return { ...answers, ...quarter };
    },
    unfold: ({ quarter, year, ...answers }) =>
      quarter === undefined ? answers : { ...answers, year: [quarter, year].join(' ') },
    writer: (scoper, scoper_name) => ({ scoper, scoper_name }),
  },
};

export const rulesOf = (slug: string): EntryRules => rules[slug] ?? plain;

/** What a figure can be; beyond it somebody slipped. */
const REASONABLE: Record<string, { title: string; least: number; most: number }> = {
  year: { title: 'Year', least: FIRST_YEAR, most: LAST_YEAR },
  revenue_usd: { title: 'Revenue (USD)', least: 0, most: 1e13 },
  gross_margin_percent: { title: 'Gross margin (%)', least: 0, most: 100 },
  cash_usd: { title: 'Cash (USD)', least: 0, most: 1e13 },
  customers: { title: 'Customers', least: 0, most: 1e10 },
  head_count: { title: 'Head count', least: 0, most: 1e8 },
};

async function refuseUnreasonable(_db: Kysely<DB>, answers: Answers) {
  for (const [name, { title, least, most }] of Object.entries(REASONABLE)) {
    const value = answers[name];
    if (typeof value === 'number' && (value < least || value > most))
      throw refuseField(name, `${title} must be between ${tellBound(least)} and ${tellBound(most)}`);
  }
}

/** A year is written without a comma. */
const tellBound = (bound: number) => (bound < 10_000 ? String(bound) : grouped(bound));

async function refuseBlocked(db: Kysely<DB>, { domain }: Answers, uuid: string | null) {
  const why = await whyNeverBlocked(db, String(domain));
  if (why !== null) throw refuseField('domain', why);
  const earlier = await db
    .selectFrom('submission')
    .select('uuid')
    .where('template', '=', 'blocked-domains')
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(({ ref }) => ref('answers', '->>').key('domain' as never), '=', String(domain) as never)
    .executeTakeFirst();
  if (earlier && earlier.uuid !== uuid) throw refuseField('domain', `${String(domain)} is blocked already.`);
}

/** Why a domain must stay open: to block it blocks what lies under it, and so far more than anybody means. */
async function whyNeverBlocked(db: Kysely<DB>, domain: string) {
  if (isPublicSuffix(domain))
    return `Everybody in the world can have a domain under ${domain}. Block one of those instead.`;
  if (isFreeMail(domain)) return `Anybody can have an address at ${domain}, so it can’t be blocked.`;
  const ours = await db
    .selectFrom('staff')
    .select('user_id')
    .where(sql`'.' || split_part(lower(email_address), '@', 2)`, 'like', `%.${domain.replaceAll('_', '\\_')}`)
    .executeTakeFirst();
  return ours ? `${domain} is your firm’s own domain.` : null;
}
