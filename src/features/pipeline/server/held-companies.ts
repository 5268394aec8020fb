import { type Kysely, type Selectable, sql } from 'kysely';
import type { Company, DB } from '#db';
import { findCompany } from '#features/companies/server/company.queries.ts';
import { domainOf } from '#features/companies/server/known-company.ts';
import { invalid, notFound } from '#server/http/errors.ts';

/** A company that nobody else changes until the transaction ends. */
export async function heldCompany(db: Kysely<DB>, text: string): Promise<Selectable<Company>> {
  const row = await findCompany(db, domainOf(text)).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound('Company');
  return row;
}

/** Many of them, always locked in the same order so that no two writers wait for each other. */
export async function heldCompanies(db: Kysely<DB>, texts: readonly string[]) {
  const domains = [...new Set(texts.map(domainOf))];
  const { rows } = await sql<{ domain: string; company_id: number | null }>`
    select domain, company_at(domain) as company_id from unnest(${domains}::text[]) domain`.execute(db);
  const unknown = rows.find(({ company_id }) => company_id === null);
  if (unknown) throw invalid(`There is no company at ${unknown.domain}. Nothing was changed.`);
  const ids = rows.flatMap(({ company_id }) => company_id ?? []);
  return db
    .selectFrom('company')
    .select(['company_id', 'company_domain'])
    .where('company_id', '=', sql<number>`any(${ids})`)
    .orderBy('company_id')
    .forNoKeyUpdate()
    .execute();
}
