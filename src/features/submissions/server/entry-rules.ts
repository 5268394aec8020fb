import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Answers } from '#kernel/forms/form-language.ts';
import { invalid } from '#server/http/errors.ts';

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
  return quarter && year ? { quarter, year: Number(year) } : null;
}

export const refuseField = (name: string, sentence: string) =>
  invalid(sentence, { errors: { [name]: sentence } });

const plain: EntryRules = { company: 'domain' };

const rules: Partial<Record<string, EntryRules>> = {
  'company-call-summaries': { company: 'domain', needsCompany: true },
  'file-metrics': {
    company: 'domain',
    needsCompany: true,
    writer: (sender_email_address) => ({ sender_email_address }),
  },
  'blocked-domains': { company: '', refuse: refuseBlocked },
  'cookie-store': { company: '' },
  'board-meeting-notes': {
    company: 'portfolio',
    needsCompany: true,
    keep(answers) {
      if (answers['year'] === undefined) return answers;
      const quarter = readQuarter(answers['year']);
      if (!quarter) throw refuseField('year', 'Please select quarter');
      return { ...answers, ...quarter };
    },
    unfold: ({ quarter, year, ...answers }) =>
      quarter === undefined ? answers : { ...answers, year: [quarter, year].join(' ') },
    writer: (scoper, scoper_name) => ({ scoper, scoper_name }),
  },
};

export const rulesOf = (slug: string): EntryRules => rules[slug] ?? plain;

async function refuseBlocked(db: Kysely<DB>, { domain }: Answers, uuid: string | null) {
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
