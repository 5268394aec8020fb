import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { invalid } from '#server/http/errors.ts';

/** Why a domain stands for no company: the firm blocked it, or many share it; null where it may. */
export async function whyNoCompany(db: Kysely<DB>, domain: string): Promise<'blocked' | 'shared' | null> {
  const { rows } = await sql<{
    blocked: boolean;
    shared: boolean;
  }>`select is_blocked_domain(${domain}) as blocked,
    exists (select from shared_domain where domain = ${domain}) as shared`.execute(db);
  const { blocked = false, shared = false } = rows[0] ?? {};
  if (blocked) return 'blocked';
  return shared ? 'shared' : null;
}

/** Refuses to do for a blocked domain what the firm wants done for none. */
export async function refuseBlocked(db: Kysely<DB>, domain: string) {
  if ((await whyNoCompany(db, domain)) === 'blocked')
    throw invalid(`${domain} is on the Blocked Domain List, so nothing is looked up for it.`);
}

export async function refuseBlockedCompany(db: Kysely<DB>, company_id: number) {
  const company = await db
    .selectFrom('company')
    .select('company_domain')
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  if (company) await refuseBlocked(db, company.company_domain);
}
