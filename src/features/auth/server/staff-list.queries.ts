import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Member } from '../staff.contract.ts';

/** Everybody who is listed; when they were here last, by browser or by script. */
export const listStaff = (db: Kysely<DB>) =>
  db
    .selectFrom('staff')
    .select(['user_id', 'full_name', 'email_address', 'role', 'administrator', 'active'])
    .select(sql<boolean>`issuer is not null`.as('joined'))
    .select(
      sql<
        string | null
      >`greatest((select max(coalesce(last_used_at, refreshed_at)) from session o where o.user_id = staff.user_id),
        (select max(last_used_at) from api_token t where t.user_id = staff.user_id))`.as('last_used_at'),
    )
    .$narrowType<Pick<Member, 'role'>>()
    .orderBy('active', 'desc')
    .orderBy('full_name')
    .orderBy('user_id');

export const findMember = (db: Kysely<DB>, user_id: number) => listStaff(db).where('user_id', '=', user_id);

interface Invited {
  email_address: string;
  full_name: string;
  role: Member['role'];
}

export const inviteStaff = (db: Kysely<DB>, { full_name, ...invited }: Invited) =>
  db
    .insertInto('staff')
    .values({ ...invited, full_name, first_name: full_name.split(/\s+/)[0] ?? full_name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id');

export const setRole = (db: Kysely<DB>, user_id: number, role: Member['role']) =>
  db.updateTable('staff').set({ role }).where('user_id', '=', user_id);
