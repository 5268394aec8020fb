import type { Kysely, Selectable } from 'kysely';
import type { Company as CompanyRow, DB } from '#db';
import { companyAddress, isUnknownDomain } from '#kernel/domains.ts';
import { spellPlaces } from '#kernel/places.ts';
import { type FieldChange, type EditMark, PERSON, provenanceOf, settleEdit } from '#kernel/hand-editing.ts';
import { staleVersion } from '#server/http/hand-editing.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { json } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import type { TypedCompany } from '../company.rules.ts';
import { findCompany } from './company.queries.ts';
import { claimDomain, domainOf, refuseTaken, shownCompany } from './known-company.ts';

type NewCompany = TypedCompany & { company_name: string };
type Named = Pick<Selectable<CompanyRow>, 'company_id' | 'company_name' | 'company_domain'>;
type Correction = TypedCompany & { version: number; company_domain?: string | undefined };

/** Adds a company under a domain that is nobody's yet. */
export async function addCompany(db: Kysely<DB>, text: string, given: NewCompany, hand: EditMark) {
  const typed = { ...given, ...spellPlaces(given) };
  const company_domain = await claimDomain(db, text);
  await refuseStatus(db, typed.status);
  // Triggers renew what it is searched by (discovery, company_text).
  const added = await db
    .insertInto('company')
    .values({
      ...typed,
      company_domain,
      source: PERSON,
      observed_at: hand.at,
      provenance: json(settleEdit({}, {}, typed, hand)?.provenance ?? {}),
      created_at: hand.at,
      updated_at: hand.at,
    })
    .onConflict((conflict) => conflict.column('company_domain').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  // An import brought it in between.
  await refuseTaken(db, company_domain);
  throw invalid(`${company_domain} was just changed by someone else. Please try again.`);
}

/** Corrects what was typed, if the company is still as the writer saw it. */
export async function correctCompany(
  db: Kysely<DB>,
  text: string,
  { version, company_domain, ...others }: Correction,
  hand: EditMark,
) {
  const row = await findCompany(db, domainOf(text)).forUpdate().executeTakeFirst();
  if (!row) throw notFound('Company');
  if (row.version !== version) throw await staleFor(db, row);
  if (others.status !== row.status) await refuseStatus(db, others.status);
  const named = company_domain === undefined ? {} : await nameAnew(db, row, company_domain);
  const typed = { ...others, ...spellPlaces(others, row), ...named };
  const edit = settleEdit(row, provenanceOf(row.provenance), typed, hand);
  if (!edit) return { row, changes: [] };
  // Triggers renew what it is searched by, and that of the references that name it.
  const corrected = await db
    .updateTable('company')
    .set({ ...typed, provenance: json(edit.provenance), version: version + 1, updated_at: hand.at })
    .where('company_id', '=', row.company_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepChanges(db, row.company_id, edit.changes, hand);
  return { row: corrected, changes: edit.changes };
}

/**
 * Gives a domain to a company whose domain was not known, or takes it away again where that was a mistake. A trigger keeps
 * the old address.
 */
async function nameAnew(db: Kysely<DB>, { company_id, company_name, company_domain }: Named, text: string) {
  const asked = companyAddress(text);
  if (asked === company_domain) return {};
  if (isUnknownDomain(company_domain)) return { company_domain: await claimDomain(db, text) };
  const wasUnknown = asked === `~${company_id}` && (await findCompany(db, asked).executeTakeFirst());
  if (wasUnknown) return { company_domain: asked };
  throw invalid(`${company_name} is known as ${company_domain}. Add ${text} as a further domain instead.`);
}

/** Keeps the values before, so that they can be shown and typed again. */
export async function keepChanges(
  db: Kysely<DB>,
  company_id: number,
  changes: readonly FieldChange[],
  { by: changed_by, at: changed_at }: EditMark,
) {
  if (changes.length === 0) return;
  await db
    .insertInto('company_change')
    .values(
      changes.map((change) => ({
        company_id,
        field: change.field,
        old: json(change.old),
        new: json(change.new),
        changed_by,
        changed_at,
      })),
    )
    .execute();
}

async function refuseStatus(db: Kysely<DB>, status: string | null | undefined) {
  if (status === null || status === undefined) return;
  const known = (await listChoices(db, 'company_status').execute()).map(({ server_value }) => server_value);
  if (!known.includes(status))
    throw invalid(`"${status}" is not a company status. There are: ${known.join(', ')}.`);
}

/** The last writer is a person only where their change is as new as the row itself. */
async function staleFor(db: Kysely<DB>, row: Selectable<CompanyRow>) {
  const last = await db
    .selectFrom('company_change')
    .innerJoin('staff', 'staff.user_id', 'company_change.changed_by')
    .select('staff.full_name')
    .where('company_id', '=', row.company_id)
    .where('changed_at', '=', row.updated_at)
    .orderBy('change_id', 'desc')
    .executeTakeFirst();
  return staleVersion(last?.full_name ?? null, row.updated_at, await shownCompany(db, row));
}
