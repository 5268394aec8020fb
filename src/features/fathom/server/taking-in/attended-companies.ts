import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { findNoCompanies } from '#features/companies/server/no-company.ts';
import type { ToldMeeting } from '#server/capabilities/meetings.ts';
import { isFreeMail } from '#server/mail/free-mail.ts';
import { domainOfEmail, type Firm, isOutsider, parentsOf } from './firm-domains.ts';

export interface CompanyRow {
  fathom_id: number;
  company_domain: string;
  company_id: number | null;
  company_name: string;
  position: number;
}

/** The companies that attended, by the addresses of who came from outside; what stands for no company is left out. */
export async function companiesOf(db: Kysely<DB>, firm: Firm, meetings: readonly ToldMeeting[]) {
  const domainsBy = new Map(meetings.map((meeting) => [meeting.fathom_id, domainsOf(firm, meeting)]));
  const domains = [...new Set([...domainsBy.values()].flat())];
  const candidates = [...new Set(domains.flatMap(parentsOf))];
  const none = await findNoCompanies(db, candidates);
  const known = await findCompaniesAt(db, candidates);
  const rows: CompanyRow[] = [];
  for (const [fathom_id, own] of domainsBy) {
    const seen = new Set<number>();
    for (const company_domain of own) {
      if (none.has(company_domain)) continue;
      const company = parentsOf(company_domain).flatMap((domain) => known.get(domain) ?? [])[0];
      // One company under two domains attended once.
      if (company && seen.has(company.company_id)) continue;
      if (company) seen.add(company.company_id);
      rows.push({
        fathom_id,
        company_domain,
        company_id: company?.company_id ?? null,
        company_name: company?.company_name ?? company_domain,
        position: rows.length,
      });
    }
  }
  return rows;
}

const domainsOf = (firm: Firm, { invitees }: ToldMeeting) => [
  ...new Set(
    invitees
      .filter((invitee) => isOutsider(firm, invitee))
      .flatMap(({ email }) => domainOfEmail(email) ?? [])
      .filter((domain) => !isFreeMail(domain)),
  ),
];

async function findCompaniesAt(db: Kysely<DB>, domains: readonly string[]) {
  const { rows } = await sql<{ domain: string; company_id: number; company_name: string }>`
    select asked.domain, c.company_id, c.company_name
    from unnest(${sql.val(domains)}::text[]) asked (domain) join company c on c.company_id = company_at(asked.domain)`.execute(
    db,
  );
  return new Map(rows.map(({ domain, ...company }) => [domain, company]));
}
