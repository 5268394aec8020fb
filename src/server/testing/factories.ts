import type { Insertable, Kysely } from 'kysely';
import type { DB, Staff } from '#db';

let made = 0;

/** One person of the firm, listed and active. */
export async function aStaffMember(db: Kysely<DB>, given: Partial<Insertable<Staff>> = {}) {
  made += 1;
  const values = {
    email_address: `person${made}@firm.example`,
    full_name: `Person ${made}`,
    first_name: 'Person',
    role: 'PARTNER',
    ...given,
  };
  return db.insertInto('staff').values(values).returningAll().executeTakeFirstOrThrow();
}
