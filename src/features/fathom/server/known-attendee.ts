import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { addPerson } from '#features/people/server/person.edits.ts';
import type { EditMark } from '#kernel/hand-editing.ts';
import { notFound } from '#server/http/errors.ts';

/** The person a guest is; one nobody knows becomes a person now, once however often it is asked. */
export async function knownAttendee(db: Kysely<DB>, fathom_id: number, attendee_id: number, hand: EditMark) {
  const guest = await db
    .selectFrom('fathom_attendee')
    .selectAll()
    .where('fathom_id', '=', fathom_id)
    .where('attendee_id', '=', attendee_id)
    .forUpdate()
    .executeTakeFirst();
  if (!guest) throw notFound('Attendee');
  const owner = await db
    .selectFrom('person_email')
    .select('person_id')
    .where('email', '=', guest.email)
    .executeTakeFirst();
  const person_id = owner?.person_id ?? guest.person_id ?? (await addGuest(db, guest, hand));
  const same = guest.email === '' ? { attendee_id } : { email: guest.email };
  await db
    .updateTable('fathom_attendee')
    .set({ person_id })
    .where((eb) => eb.and(same))
    .where('person_id', 'is', null)
    .execute();
  return person_id;
}

async function addGuest(
  db: Kysely<DB>,
  { fathom_id, email, name }: { fathom_id: number; email: string; name: string },
  hand: EditMark,
) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const company = await db
    .selectFrom('fathom_company as f')
    .innerJoin('company as c', 'c.company_id', 'f.company_id')
    .select('c.company_domain')
    .where('f.fathom_id', '=', fathom_id)
    .where('f.company_domain', '=', domain)
    .executeTakeFirst();
  return addPerson(
    db,
    {
      full_name: name.trim() || email || 'Guest',
      emails: email === '' ? [] : [email],
      company_domain: company?.company_domain ?? null,
    },
    hand,
  );
}
