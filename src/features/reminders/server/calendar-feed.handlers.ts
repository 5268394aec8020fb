import { randomBytes } from 'node:crypto';
import { endCalendarFeedOf } from '#features/auth/server/end-access.ts';
import { hashOf } from '#server/hash.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { calendarFeedContract } from '../calendar-feed.contract.ts';
import { calendarOf } from './calendar.ts';
import { findFeed, listCalendar } from './calendar-feed.queries.ts';

const OFF = { on: false, created_at: null };

export const calendarFeed = implement('calendar-feed', calendarFeedContract, {
  async readFeed(_input, { db, user }) {
    const kept = await db
      .selectFrom('calendar_feed')
      .select('created_at')
      .where('user_id', '=', user.user_id)
      .executeTakeFirst();
    return kept ? { on: true, ...kept } : OFF;
  },

  async openFeed(_input, { db, user, clock, config, audit }) {
    const token = randomBytes(32).toString('base64url');
    const made = { token_hash: hashOf(token), created_at: clock.now().toISOString() };
    await db
      .insertInto('calendar_feed')
      .values({ user_id: user.user_id, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute();
    audit({ object_type: 'calendar_feed', object_id: user.user_id });
    const url = `${config.ORION_ORIGIN}/feeds/reminders/${token}.ics`;
    return { on: true, created_at: made.created_at, url };
  },

  async closeFeed(_input, { db, user, audit }) {
    await endCalendarFeedOf(db, user.user_id);
    audit({ object_type: 'calendar_feed', object_id: user.user_id });
    return OFF;
  },

  async calendar({ params: { file } }, { db, clock, config }) {
    const reader = await findFeed(db, hashOf(file.replace(/\.ics$/, ''))).executeTakeFirst();
    if (!reader) throw notFound('Calendar');
    const events = await listCalendar(db, reader.user_id, clock.now()).execute();
    const { APP_TITLE: title, ORION_ORIGIN: origin } = config;
    return {
      content_type: 'text/calendar; charset=utf-8',
      content: calendarOf(events, { title, origin, time_zone: reader.time_zone }),
      file_name: 'reminders.ics',
    };
  },
});
