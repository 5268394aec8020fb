import { implement } from '#server/http/implement.ts';
import { settingsContract } from '../settings.contract.ts';
import { findAccount, saveAccount } from './settings.queries.ts';

export const settings = implement('settings', settingsContract, {
  async account(_input, { db, user }) {
    return findAccount(db, user.user_id).executeTakeFirstOrThrow();
  },

  async saveAccount({ body }, { db, user, audit }) {
    const before = await findAccount(db, user.user_id).forUpdate().executeTakeFirstOrThrow();
    const { time_zone = before.time_zone, mail_hour = before.mail_hour } = body;
    if (time_zone === before.time_zone && mail_hour === before.mail_hour) audit({ unchanged: true });
    else await saveAccount(db, user.user_id, { time_zone, mail_hour }).execute();
    const after = { ...before, time_zone, mail_hour };
    audit({ object_type: 'staff', object_id: user.user_id, before, after });
    return after;
  },
});
