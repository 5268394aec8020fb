import { invalid, notFound } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { isAdministrator } from '#server/http/rights.ts';
import { deviceOf } from '../device.rules.ts';
import { type Member, staffContract } from '../staff.contract.ts';
import { setAdministrator } from './administrators.ts';
import { listApiTokens, revokeApiToken } from './api-tokens.queries.ts';
import { setActive } from './end-access.ts';
import { handOverReminders } from './hand-over.ts';
import { invitationMail } from './invitation.email.ts';
import { listSessions, revokeOwnSession } from './sessions.queries.ts';
import { findMember, inviteStaff, listStaff, setRole } from './staff-list.queries.ts';

export const staff = implement('staff', staffContract, {
  async listStaff(_input, { db, config }) {
    const all = await listStaff(db).execute();
    return { results: all.map((one) => memberOf(config, one)) };
  },

  async invite({ body }, context) {
    const { db, config, user, mail, audit } = context;
    const added = await inviteStaff(db, body).executeTakeFirst();
    if (!added) throw invalid(`${body.email_address} is already on the list.`);
    const { ORION_ORIGIN: origin, APP_TITLE: title } = config;
    await mail.send(db, {
      effect_key: `invitation ${added.user_id}`,
      to: body.email_address,
      template: 'invitation',
      ...invitationMail({ origin, title, inviter: user.full_name }),
    });
    audit({
      object_type: 'staff',
      object_id: added.user_id,
      detail: { email: body.email_address, role: body.role },
    });
    return { data: await readMember(context, added.user_id) };
  },

  async changeStaff({ params: { user_id }, body }, context) {
    const { db, config, clock, audit } = context;
    const before = await readMember(context, user_id);
    if (body.role !== undefined) await setRole(db, user_id, body.role).execute();
    if (body.administrator !== undefined) await setAdministrator(db, config, user_id, body.administrator);
    if (body.active !== undefined && body.active !== before.active)
      await setActive(db, config, { user_id, active: body.active, at: clock.now() });
    const after = await readMember(context, user_id);
    const detail = changesOf(before, after);
    if (Object.keys(detail).length === 0) audit({ unchanged: true });
    audit({ object_type: 'staff', object_id: user_id, before, after, detail });
    return { data: after };
  },

  async handOver({ params: { user_id }, body: { to } }, context) {
    await readMember(context, user_id);
    const colleague = await readMember(context, to);
    if (to === user_id || !colleague.active) throw invalid('Choose an active colleague.');
    const reminders = await handOverReminders(context.db, { from: user_id, to, at: context.clock.now() });
    context.audit({
      object_type: 'staff',
      object_id: user_id,
      detail: { to: colleague.email_address, reminders },
    });
    return { status: 'success' as const, reminders };
  },

  async accessOf({ params: { user_id } }, context) {
    await readMember(context, user_id);
    const { db, clock, caller } = context;
    const [sessions, tokens] = await Promise.all([
      listSessions(db, user_id, clock.now()).execute(),
      listApiTokens(db, user_id).execute(),
    ]);
    return {
      sessions: sessions.map(({ user_agent, ...session }) => ({
        ...session,
        device: deviceOf(user_agent),
        current: session.session_id === caller.session_id,
      })),
      tokens,
    };
  },

  async endAccess({ params: { user_id, id } }, { db, clock, audit }) {
    const at = clock.now();
    const session = await revokeOwnSession(db, user_id, id, at).executeTakeFirst();
    const token = session ? undefined : await revokeApiToken(db, user_id, id, at).executeTakeFirst();
    if (!session && !token) throw notFound('Session or token');
    audit({ object_type: session ? 'session' : 'api_token', object_id: id, detail: { user_id } });
    return { status: 'success' as const };
  },
});

type Row = Omit<Member, 'named_administrator'>;

const memberOf = (config: Context['config'], row: Row): Member => ({
  ...row,
  administrator: isAdministrator(config, row),
  named_administrator: isAdministrator(config, { ...row, administrator: false }),
});

async function readMember({ db, config }: Context, user_id: number): Promise<Member> {
  const found = await findMember(db, user_id).executeTakeFirst();
  if (!found) throw notFound('Person');
  return memberOf(config, found);
}

/** What was changed, as the audit page shows it: each field with what it was and what it is. */
const changesOf = (before: Member, after: Member) =>
  Object.fromEntries(
    (['role', 'administrator', 'active'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
