import { type Kysely, type Selectable, sql } from 'kysely';
import type { Company as CompanyRow, DB } from '#db';
import { shownProvenance } from '#server/http/hand-editing.ts';
import { companyAddress, isUnknownDomain, normaliseDomain } from '#kernel/domains.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import type { Company } from '../company.rules.ts';
import { findCompany, listAliases } from './company.queries.ts';
import { whyNoCompany } from './no-company.ts';

const refuseText = (text: string) => invalid(`"${text}" is not a domain. Write it like acme.example.`);

/** The domain a person meant, or what stands for an unknown one; else a refusal that quotes what they wrote. */
export function domainOf(text: string) {
  const domain = companyAddress(text);
  if (domain === null) throw refuseText(text);
  return domain;
}

/** The company at a domain; 422 when that is none, 404 when nobody is there. */
export async function knownCompany(db: Kysely<DB>, text: string) {
  const row = await findCompany(db, domainOf(text)).executeTakeFirst();
  if (!row) throw notFound('Company');
  return row;
}

/** How a company is shown to whoever edits it. */
export async function shownCompany(db: Kysely<DB>, row: Selectable<CompanyRow>): Promise<Company> {
  const aliases = await listAliases(db, row.company_id).execute();
  return {
    ...row,
    aliases: aliases.map(({ domain }) => domain),
    provenance: shownProvenance(row.provenance),
  };
}

/**
 * Makes sure that a domain is free to stand for one company, and holds it until the transaction ends,
 * so that it cannot become a company and another one's alias at once.
 */
export async function claimDomain(db: Kysely<DB>, text: string) {
  const domain = normaliseDomain(text);
  if (domain === null) throw refuseText(text);
  await sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 0))`.execute(db);
  const why = await whyNoCompany(db, domain);
  if (why === 'blocked')
    throw invalid(`${domain} is on the Blocked Domain List, so no company can be added for it.`);
  if (why === 'shared') throw invalid(`${domain} is shared by many companies. Use the company’s own domain.`);
  await refuseTaken(db, domain);
  return domain;
}

export async function refuseTaken(db: Kysely<DB>, domain: string) {
  const owner = await findCompany(db, domain).executeTakeFirst();
  if (!owner) return;
  const { company_name, company_domain } = owner;
  const isNamed = company_domain === domain || isUnknownDomain(company_domain);
  const whose = isNamed ? company_name : `${company_name} (${company_domain})`;
  throw invalid(`${domain} already belongs to ${whose}. Open that company instead.`, { company_domain });
}
