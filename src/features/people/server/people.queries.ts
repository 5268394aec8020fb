import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { StaffMember } from '#features/portal/portal.contract.ts';

/** Those who may use Orion today, by name; namesakes by address. */
export const listActiveStaff = (db: Kysely<DB>) =>
  db
    .selectFrom('staff')
    .select(['full_name', 'first_name', 'email_address', 'role'])
    .$narrowType<{ role: StaffMember['role'] }>()
    .where('active', '=', true)
    .orderBy('full_name')
    .orderBy('email_address');
