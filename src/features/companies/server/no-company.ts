import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { isUnknownDomain } from '#kernel/domains.ts';
import { invalid } from '#server/http/errors.ts';

type Reason = 'blocked' | 'shared';

/** Those of the domains that stand for no company, and why: the firm blocked them, or many share them. */
export async function findNoCompanies(
  db: Kysely<DB>,
  domains: readonly string[],
): Promise<Map<string, Reason>> {
  const { rows } = await sql<{ domain: string; reason: Reason }>`select domain,
      case when is_blocked_domain(domain) then 'blocked' else 'shared' end as reason
    from unnest(${sql.val(domains)}::text[]) given (domain)
    where is_blocked_domain(domain) or exists (select from shared_domain s where s.domain = given.domain)`.execute(
    db,
  );
  return new Map(rows.map(({ domain, reason }) => [domain, reason]));
}

/** Why a domain stands for no company; null where it may. */
export const whyNoCompany = async (db: Kysely<DB>, domain: string): Promise<Reason | null> =>
  (await findNoCompanies(db, [domain])).get(domain) ?? null;

/** Companies `c` that a mail may tell of: whom the firm wants nothing from, and whom nobody can reach, are left out. */
export const isMailedAbout = sql<boolean>`c.company_domain not like '~%' and not is_blocked_domain(c.company_domain)`;

/** Refuses to look up what the firm wants done for none, or what nobody can be asked for. */
export async function refuseLookUp(db: Kysely<DB>, domain: string) {
  if (isUnknownDomain(domain))
    throw invalid('The company’s domain is unknown, so nothing is looked up for it.');
  if ((await whyNoCompany(db, domain)) === 'blocked')
    throw invalid(`${domain} is on the Blocked Domain List, so nothing is looked up for it.`);
}

export async function refuseLookUpOf(db: Kysely<DB>, company_id: number) {
  const company = await db
    .selectFrom('company')
    .select('company_domain')
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  if (company) await refuseLookUp(db, company.company_domain);
}
