import { counted } from '#kernel/numbers.ts';
import { type Block, clipLine, mailOf } from '#server/mail/layout.ts';
import { type KeptAlert, tellAlert } from '../alert-words.rules.ts';

export interface UntoldAlert extends KeptAlert {
  created_at: string;
  company_name: string;
  company_domain: string;
}

interface AlertMail {
  origin: string;
  time_zone: string | null;
  alerts: readonly UntoldAlert[];
  footer?: readonly Block[];
}

const MOST_COMPANIES = 30;
const MOST_EACH = 10;
const MOST_TEXT = 300;
const MOST_IN_SUBJECT = 200;

/** The daily mail of what happened at the companies someone is alerted about, company by company, newest first. */
export function alertMail({ origin, time_zone, alerts, footer = [] }: AlertMail) {
  const newest = alerts.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const companies = byCompany(newest);
  const [first] = companies.length === 1 ? newest : [];
  const about = first
    ? clipLine(first.company_name, MOST_IN_SUBJECT)
    : counted(companies.length, 'company', 'companies');
  const subject = `${counted(alerts.length, 'alert')} about ${about}`;
  const blocks = companies
    .slice(0, MOST_COMPANIES)
    .flatMap((one): Block[] => [
      ...(first ? [] : [{ kind: 'heading' as const, text: one[0]?.company_name ?? '' }]),
      { kind: 'list', items: linesOf(one, time_zone) },
      { kind: 'link', label: 'Open in Orion', href: hrefOf(origin, one[0]?.company_domain ?? '') },
    ]);
  const hidden = companies.length - MOST_COMPANIES;
  if (hidden > 0)
    blocks.push({
      kind: 'small',
      text: `and alerts about ${counted(hidden, 'more company', 'more companies')}`,
    });
  blocks.push({ kind: 'button', label: 'View Alerts', href: `${origin}/explore?alerts=open` });
  return { subject, ...mailOf({ title: subject, blocks: [...blocks, ...footer] }) };
}

function byCompany(alerts: readonly UntoldAlert[]) {
  const groups = new Map<string, UntoldAlert[]>();
  for (const alert of alerts) {
    const group = groups.get(alert.company_domain);
    if (group) group.push(alert);
    else groups.set(alert.company_domain, [alert]);
  }
  return [...groups.values()];
}

function linesOf(alerts: readonly UntoldAlert[], time_zone: string | null) {
  const day = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: time_zone ?? 'UTC',
  });
  const lines = alerts
    .slice(0, MOST_EACH)
    .map((alert) => `${day.format(new Date(alert.created_at))}: ${clipLine(tellAlert(alert), MOST_TEXT)}`);
  const hidden = alerts.length - MOST_EACH;
  return hidden > 0 ? [...lines, `and ${counted(hidden, 'more alert')}`] : lines;
}

const hrefOf = (origin: string, domain: string) => `${origin}/explore?company=${encodeURIComponent(domain)}`;
