import { formatDate } from '#kernel/dates.ts';
import { counted } from '#kernel/numbers.ts';
import { type Block, mailOf } from '#server/mail/layout.ts';
import type { DigestCompany } from '../digests.contract.ts';

interface DigestMail {
  origin: string;
  /** Where it is answered; null in a preview of what is not saved yet. */
  uuid: string | null;
  date: string;
  asked_by: string | null;
  premises: readonly { title: string; question: string; domains: readonly string[] }[];
  companies: readonly DigestCompany[];
}

const MOST_COMPANIES = 10;

/** The questions of a digest with what is known of the companies they name, and the page to answer on. */
export function digestMail({ origin, uuid, date, asked_by, premises, companies }: DigestMail) {
  const day = formatDate(date, 'MMMM D, YYYY') ?? date;
  const count = counted(premises.length, 'question');
  const subject = `Digest of ${day}: ${count}`;
  const href = uuid ? `${origin}/digest/${uuid}` : `${origin}/digest`;
  const known = new Map(companies.map((one) => [one.asked_as, one]));
  const blocks = premises.flatMap(({ title, question, domains }, at): Block[] => [
    { kind: 'heading', text: `${at + 1}. ${question || title || 'Your view'}` },
    ...(question && title ? [{ kind: 'small' as const, text: title }] : []),
    ...companyBlocks(
      origin,
      domains.map((domain) => known.get(domain) ?? unknown(domain)),
    ),
  ]);
  const lead: Block = {
    kind: 'text',
    text: `${asked_by ?? 'A colleague'} asks for your view. Answer on one page; you can save drafts and come back.`,
  };
  const button: Block = {
    kind: 'button',
    label: premises.length === 1 ? 'Answer the question' : 'Answer the questions',
    href,
  };
  return { subject, ...mailOf({ title: subject, blocks: [lead, ...blocks, { kind: 'line' }, button] }) };
}

const unknown = (asked_as: string): DigestCompany => ({
  asked_as,
  company_domain: null,
  company_name: null,
  company_logo: null,
  employee_count: null,
  tp_status: null,
  changes: [],
});

function companyBlocks(origin: string, companies: readonly DigestCompany[]): Block[] {
  const hidden = companies.length - MOST_COMPANIES;
  return [
    ...companies.slice(0, MOST_COMPANIES).flatMap((company) => companyBlock(origin, company)),
    ...(hidden > 0
      ? [{ kind: 'small' as const, text: `and ${counted(hidden, 'more company', 'more companies')}` }]
      : []),
  ];
}

function companyBlock(origin: string, company: DigestCompany): Block[] {
  const { asked_as, company_domain, company_name, employee_count, tp_status, changes } = company;
  if (company_domain === null) return [{ kind: 'text', text: `${asked_as} (not in Orion yet)` }];
  const facts = [
    tp_status ?? 'No status',
    ...(employee_count === null ? [] : [counted(employee_count, 'employee')]),
    ...(changes.length === 0 ? ['no changes in the last 30 days'] : []),
  ];
  return [
    {
      kind: 'link',
      label: company_name ?? company_domain,
      note: facts.join(' · '),
      href: `${origin}/explore?company=${encodeURIComponent(company_domain)}`,
    },
    ...(changes.length > 0
      ? [
          {
            kind: 'list' as const,
            items: changes.map(({ on, text }) => `${formatDate(on, 'MMM DD, YYYY')}: ${text}`),
          },
        ]
      : []),
  ];
}
