import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { listChoices } from '#server/db/choices.queries.ts';
import { invalid } from '#server/http/errors.ts';
import { type OwnerOption, ownerOptionsOf, ownersMeant, statusOf } from '../pipeline.rules.ts';
import { listOwnersOf, listOwningStaff } from './pipeline.queries.ts';

/** The people the entries mean. Who owns the company already may stay, also after leaving the firm. */
export async function meantOwners(db: Kysely<DB>, entries: readonly string[], company_id?: number) {
  const staff = await listOwningStaff(db).execute();
  const kept = company_id === undefined ? [] : await listOwnersOf(db, company_id).execute();
  const known = new Map([...staff, ...kept].map((one) => [one.email_address, one]));
  const options = ownerOptionsOf([...known.values()].map((one) => ({ ...one, role: one.role ?? '' })));
  const emails = entries.map((entry) => soleOwner(entry, ownersMeant(entry, options)).email_address);
  return [...new Set(emails)].flatMap((email) => known.get(email)?.user_id ?? []);
}

function soleOwner(entry: string, [owner, other]: readonly OwnerOption[]) {
  if (!owner) throw invalid(`"${entry}" can’t own a company.`);
  const named = ({ full_name, email_address }: OwnerOption) => `${full_name} (${email_address})`;
  if (other) throw invalid(`"${entry}" may be ${named(owner)} or ${named(other)}. Use the e-mail address.`);
  return owner;
}

/** The status that is meant by its label or as it is kept. */
export async function meantStatus(db: Kysely<DB>, text: string | null) {
  const tp_status = statusOf(text);
  if (tp_status === null) return null;
  const known = await listChoices(db, 'tp_status').execute();
  const meant = known.find(
    ({ server_value, display_name }) =>
      server_value === tp_status || display_name.toUpperCase() === tp_status,
  );
  if (meant) return meant.server_value;
  const labels = known.map(({ display_name }) => display_name).join(', ');
  throw invalid(`“${text?.trim()}” isn’t a status. Choose one of these: ${labels}.`);
}

/** Where a company begins. */
export async function firstStatus(db: Kysely<DB>) {
  const [first] = await listChoices(db, 'tp_status').execute();
  if (!first) throw invalid('There is no pipeline status to begin with. Ask an administrator to add one.');
  return first.server_value;
}
