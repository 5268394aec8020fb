import { forbidden, invalid } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import {
  actionsOn,
  type ActionStatus,
  isAction,
  readStatus,
  type ReminderStatus,
  SNOOZE_DAYS,
  STATUS_LABELS,
} from '../reminder.rules.ts';
import { remindersContract } from '../reminders.contract.ts';
import { correctReminder, makeReminders, removeReminder } from './reminder-edits.ts';
import {
  changeReminder,
  findDeleted,
  holdReminder,
  listReminders,
  listRinging,
  type Replaced,
} from './reminders.queries.ts';
import { shownReminder } from './shown-reminder.ts';

const DAY_MS = 86_400_000;
/** One answer for what is another's and for what does not exist, so that strangers cannot tell them apart. */
async function notYours({ db, user }: Context, source: string) {
  if (await findDeleted(db, user.user_id, source).executeTakeFirst())
    return invalid('This reminder was deleted. There’s nothing left to do.');
  return forbidden('This is not one of your reminders. Sign in as the person the mail was for.');
}
const done = (message: string) => ({ status: 'success' as const, result: 'success' as const, message });

export const reminders = implement('reminders', remindersContract, {
  make: ({ body }, context) => makeReminders(body, context),
  correct: ({ params, body }, context) => correctReminder(params.source, body, context),
  remove: ({ params }, context) => removeReminder(params.source, context),

  async list(_input, { db, user, clock }) {
    const rows = await listReminders(db, user.user_id, clock.now()).execute();
    return { results: rows.map((row) => shownReminder(row, user.user_id)) };
  },

  async ringing(_input, { db, user, clock }) {
    return { results: await listRinging(db, user.user_id, clock.now()).execute() };
  },

  async setStatus({ query, body: { reminder_source: source, reminder_status } }, context) {
    const { db, user, clock, audit } = context;
    const now = clock.now();
    const held = await holdReminder(db, user.user_id, source, now).executeTakeFirst();
    if (!held) throw await notYours(context, source);
    const wanted = wantedStatus(reminder_status);
    if (held.status === wanted) audit({ unchanged: true });
    else {
      refuseIllegal(held, wanted, query.via === 'email_link');
      await changeReminder(
        db,
        source,
        {
          status: wanted,
          next_reminder_at:
            wanted === 'snooze'
              ? new Date(now.getTime() + SNOOZE_DAYS * DAY_MS).toISOString()
              : held.next_reminder_at,
          previous_status: held.status as Replaced,
          previous_next_reminder_at: held.next_reminder_at,
        },
        now,
      ).execute();
    }
    audit({
      object_type: 'reminder',
      object_id: source,
      before: held.status,
      after: wanted,
      ...(query.via && { via: query.via }),
    });
    return done(`Reminder marked as ${STATUS_LABELS[wanted]}.`);
  },

  async undo({ params: { source } }, context) {
    const { db, user, clock, audit } = context;
    const now = clock.now();
    const held = await holdReminder(db, user.user_id, source, now).executeTakeFirst();
    if (!held) throw await notYours(context, source);
    const { previous_status: status, previous_next_reminder_at: next_reminder_at } = held;
    if (status === null) throw invalid('There’s nothing to undo.');
    const restored = { status, next_reminder_at, previous_status: null, previous_next_reminder_at: null };
    await changeReminder(db, source, restored, now).execute();
    audit({ object_type: 'reminder', object_id: source, before: held.status, after: status });
    return done(`Reminder is ${STATUS_LABELS[status]} again.`);
  },
});

function wantedStatus(word: string): ActionStatus {
  const status = readStatus(word);
  if (status && isAction(status)) return status;
  throw invalid('A reminder can be completed, cancelled or snoozed.');
}

interface Held {
  status: ReminderStatus;
  due_at: string | null;
  mailed_due_at: string | null;
}

/** A mail comes in the morning of the day; what it is about can be settled by its links, though the hour is to come. */
function refuseIllegal({ status, due_at, mailed_due_at }: Held, wanted: ActionStatus, byMail: boolean) {
  if (actionsOn(status).some((action) => action.status === wanted)) return;
  if (status === 'upcoming' && byMail && due_at !== null && due_at === mailed_due_at) return;
  throw invalid(
    status === 'upcoming'
      ? 'This reminder isn’t due yet. You can change its status once its date has passed.'
      : `This reminder is already ${STATUS_LABELS[status]}.`,
  );
}
