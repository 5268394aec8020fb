import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Config } from '#server/config.ts';
import { invalid } from '#server/http/errors.ts';

type Named = Pick<Config, 'ORION_ADMIN_EMAILS'>;

/** Who can act as an administrator today: by the flag, or by the setting. */
export const listAdministrators = (db: Kysely<DB>, { ORION_ADMIN_EMAILS }: Named) =>
  db
    .selectFrom('staff')
    .select(['user_id', 'email_address'])
    .where('active', '=', true)
    .where((eb) =>
      eb.or([
        eb('administrator', '=', true),
        ...(ORION_ADMIN_EMAILS.length > 0 ? [eb('email_address', 'in', ORION_ADMIN_EMAILS)] : []),
      ]),
    )
    .orderBy('user_id');

/** Refuses what would leave nobody in charge. Call it in the transaction that takes the right: two cannot remove each other. */
export async function mustNotBeLastAdministrator(db: Kysely<DB>, config: Named, user_id: number) {
  const all = await listAdministrators(db, config).forUpdate().execute();
  const [only] = all;
  if (all.length === 1 && only?.user_id === user_id)
    throw invalid(
      `${only.email_address} is the only administrator. Make someone else an administrator first.`,
    );
}

/** Gives the flag or takes it back; nothing comes back where it was so already. */
export async function setAdministrator(
  db: Kysely<DB>,
  config: Named,
  user_id: number,
  administrator: boolean,
) {
  if (!administrator) await mustNotBeLastAdministrator(db, config, user_id);
  return db
    .updateTable('staff')
    .set({ administrator })
    .where('user_id', '=', user_id)
    .where('administrator', '!=', administrator)
    .returning('email_address')
    .executeTakeFirst();
}
