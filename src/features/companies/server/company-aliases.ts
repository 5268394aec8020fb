import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type EditMark, PERSON } from '#kernel/hand-editing.ts';
import { notFound } from '#server/http/errors.ts';
import { listAliases } from './company.queries.ts';
import { keepChanges } from './company.edits.ts';
import { claimDomain, domainOf, knownCompany, refuseTaken } from './known-company.ts';

const aliasesOf = async (db: Kysely<DB>, company_id: number) =>
  (await listAliases(db, company_id).execute()).map(({ domain }) => domain);

/** Makes a further domain lead to a company; one that does already is left as it is. */
export async function addAlias(db: Kysely<DB>, text: string, alias: string, hand: EditMark) {
  const company = await knownCompany(db, text);
  const old = await aliasesOf(db, company.company_id);
  if (old.includes(domainOf(alias))) return { company, changes: [] };
  const domain = await claimDomain(db, alias);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company_alias')
    .values({ domain, company_id: company.company_id, source: PERSON, observed_at: hand.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // An import brought it in between.
  if (numInsertedOrUpdatedRows === 0n) await refuseTaken(db, domain);
  return { company, changes: await noteAliases(db, company.company_id, old, hand) };
}

export async function removeAlias(db: Kysely<DB>, text: string, alias: string, hand: EditMark) {
  const company = await knownCompany(db, text);
  const old = await aliasesOf(db, company.company_id);
  const { numDeletedRows } = await db
    .deleteFrom('company_alias')
    .where('company_id', '=', company.company_id)
    .where('domain', '=', domainOf(alias))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Alias');
  return { company, changes: await noteAliases(db, company.company_id, old, hand) };
}

async function noteAliases(db: Kysely<DB>, company_id: number, old: string[], hand: EditMark) {
  const changes = [{ field: 'aliases', old, new: await aliasesOf(db, company_id) }];
  await keepChanges(db, company_id, changes, hand);
  return changes;
}
