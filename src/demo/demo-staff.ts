import type { Platform } from '#server/platform.ts';

const DOMAIN = 'aldercap.example';

/** The invented staff of the demonstration firm, Alder Capital: every role, and people without one. */
const STAFF: readonly [full_name: string, role: 'PARTNER' | 'PRINCIPAL' | 'ASSOCIATE' | 'INVESTOR' | null][] =
  [
    ['Marta Lindqvist', 'PARTNER'],
    ['Theo Abara', 'PARTNER'],
    ['Priya Sundaram', 'PRINCIPAL'],
    ['Naomi Okafor', 'PRINCIPAL'],
    ['Callum Reyes', 'ASSOCIATE'],
    ['Ines Duarte', 'ASSOCIATE'],
    ['Jonas Weidmann', 'ASSOCIATE'],
    ['Amara Nwosu', 'INVESTOR'],
    ['Felix Tran', 'INVESTOR'],
    ['Sofia Brandt', null],
    ['Dev Malhotra', null],
    ['Lena Kowalczyk', null],
  ];

const ADMINISTRATOR = 'Marta Lindqvist';
/** Who see digests in the demonstration firm, where nobody else is named. */
export const DEMO_DIGEST_STAFF = ['marta', 'priya', 'sofia', 'lena'].map((name) => `${name}@${DOMAIN}`);

/** Whether somebody belongs to the demonstration firm. */
export const isDemoAddress = (email: string) => email.endsWith(`@${DOMAIN}`);

/** Lists the demonstration staff once; a database that has anyone in it is left as it is. */
export async function seedDemoStaff({ db }: Pick<Platform, 'db'>) {
  const someone = await db.selectFrom('staff').select('user_id').limit(1).executeTakeFirst();
  if (someone) return;
  await db
    .insertInto('staff')
    .values(
      STAFF.map(([full_name, role]) => {
        const first_name = full_name.split(' ')[0] ?? full_name;
        const email_address = `${first_name.toLowerCase()}@${DOMAIN}`;
        return { full_name, first_name, role, email_address, administrator: full_name === ADMINISTRATOR };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
