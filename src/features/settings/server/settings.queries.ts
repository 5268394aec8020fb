import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Account } from '../settings.contract.ts';

export const findAccount = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('staff')
    .select(['full_name', 'first_name', 'email_address', 'role', 'time_zone', 'mail_hour'])
    .$narrowType<Pick<Account, 'role'>>()
    .where('user_id', '=', user_id);

export const saveAccount = (
  db: Kysely<DB>,
  user_id: number,
  changes: Pick<Account, 'time_zone' | 'mail_hour'>,
) => db.updateTable('staff').set(changes).where('user_id', '=', user_id);
