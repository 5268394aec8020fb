import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Identity } from '#server/capabilities/identity.ts';
import type { Config } from '#server/config.ts';
import type { Person } from '#server/http/implement.ts';

export const PERSON = [
  'staff.user_id',
  'staff.email_address',
  'staff.full_name',
  'staff.first_name',
  'staff.role',
  'staff.administrator',
] as const;

type Invitation = Pick<Config, 'ALLOWED_EMAIL_DOMAINS'>;
type Subject = Pick<Identity, 'issuer' | 'subject'>;
type Refused = { refused: 'unverified' | 'inactive' | 'bound elsewhere' | 'not listed' };
type Found = { person: Person } | { toBind: number } | { toAdd: true } | Refused;

export const findStaffByIdentity = (db: Kysely<DB>, { issuer, subject }: Subject) =>
  db
    .selectFrom('staff')
    .select([...PERSON, 'active'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject);

export const findStaffByEmail = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('staff')
    .select([...PERSON, 'active', 'issuer'])
    .where('email_address', '=', email);

/** From now on this record is that identity's, whatever becomes of the e-mail address. */
export const bindStaff = (db: Kysely<DB>, user_id: number, { issuer, subject }: Subject) =>
  db
    .updateTable('staff')
    .set({ issuer, subject })
    .where('user_id', '=', user_id)
    .where('issuer', 'is', null)
    .returning('user_id');

export const addStaff = (db: Kysely<DB>, { email, name, issuer, subject }: Identity) => {
  const full_name = name?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || email.slice(0, email.indexOf('@'));
  const first_name = full_name.split(/\s+/)[0] ?? full_name;
  return db
    .insertInto('staff')
    .values({ email_address: email, full_name, first_name, role: null, issuer, subject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id');
};

/** What a sign-in would find: the person, a record to bind, a domain that may join, or a refusal. */
async function lookUp(
  db: Kysely<DB>,
  identity: Identity,
  { ALLOWED_EMAIL_DOMAINS }: Invitation,
): Promise<Found> {
  const { email } = identity;
  if (!identity.email_verified || !/^[^@\s]+@[^@\s]+$/.test(email)) return { refused: 'unverified' };
  const known = await findStaffByIdentity(db, identity).executeTakeFirst();
  if (known) return known.active ? { person: personOf(known) } : ({ refused: 'inactive' } as const);
  const listed = await findStaffByEmail(db, email).executeTakeFirst();
  if (listed && !listed.active) return { refused: 'inactive' };
  if (listed?.issuer) return { refused: 'bound elsewhere' };
  if (listed) return { toBind: listed.user_id };
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return ALLOWED_EMAIL_DOMAINS.includes(domain) ? { toAdd: true } : ({ refused: 'not listed' } as const);
}

/** The person an identity stands for; at the first sign-in the record is bound, or made where the domain is invited. */
export async function admit(
  db: Kysely<DB>,
  identity: Identity,
  invitation: Invitation,
): Promise<{ person: Person } | Refused> {
  const found = await lookUp(db, identity, invitation);
  if ('toBind' in found) await bindStaff(db, found.toBind, identity).execute();
  else if ('toAdd' in found) await addStaff(db, identity).execute();
  else return found;
  // Two first sign-ins at once: the record tells who came first.
  const settled = await lookUp(db, identity, invitation);
  return 'person' in settled || 'refused' in settled ? settled : { refused: 'bound elsewhere' };
}

/** Whether a sign-in would succeed, without changing anything. */
export const isInvited = async (db: Kysely<DB>, identity: Identity, invitation: Invitation) =>
  !('refused' in (await lookUp(db, identity, invitation)));

export const personOf = (row: Omit<Person, 'role'> & { role: string | null }): Person => ({
  user_id: row.user_id,
  email_address: row.email_address,
  full_name: row.full_name,
  first_name: row.first_name,
  role: row.role as Person['role'],
  administrator: row.administrator,
});
