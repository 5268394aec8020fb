import type { Kysely } from 'kysely';
import type { DB } from '#db';

const MOST_SHOWN = 200;

export interface DemoAccount {
  user_id: number;
  full_name: string;
  email_address: string;
  role: string | null;
}

const activeStaff = (db: Kysely<DB>) =>
  db
    .selectFrom('staff')
    .select(['user_id', 'full_name', 'email_address', 'role'])
    .where('active', '=', true)
    .limit(MOST_SHOWN);

const ROLES = ['PARTNER', 'PRINCIPAL', 'ASSOCIATE', 'INVESTOR'];
const rankOf = ({ role }: DemoAccount) => (role ? ROLES.indexOf(role) : ROLES.length);

/** Those one can sign in as: every active member of staff, by role and name. */
export async function listAccounts(db: Kysely<DB>): Promise<DemoAccount[]> {
  const accounts = await activeStaff(db).orderBy('full_name').execute();
  return accounts.sort((a, b) => rankOf(a) - rankOf(b));
}

/** One account by the subject its tokens carry. */
export async function findAccount(db: Kysely<DB>, subject: string): Promise<DemoAccount | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(subject)) return undefined;
  return activeStaff(db).where('user_id', '=', Number(subject)).executeTakeFirst();
}
