import * as z from 'zod';
import { setAdministrator } from '#features/auth/server/administrators.ts';
import { setActive } from '#features/auth/server/end-access.ts';
import { revokeSessionsOf } from '#features/auth/server/sessions.queries.ts';
import { nameText } from '#kernel/hand-editing.ts';
import { counted } from '#kernel/numbers.ts';
import { isAdministrator } from '#server/http/rights.ts';
import { alignRows } from './align-rows.ts';
import { type CommandPlatform, type Commands, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';

const ROLES = ['PARTNER', 'PRINCIPAL', 'ASSOCIATE', 'INVESTOR'] as const;

const LONGEST_EMAIL = 254;

const emailOf = (text = '') => {
  if (text.length > LONGEST_EMAIL)
    throw new UsageProblem(`An e-mail address has at most ${LONGEST_EMAIL} characters.`);
  if (!z.email().safeParse(text).success) throw new UsageProblem(`"${text}" is not an e-mail address.`);
  return text;
};
const roleOf = (text: string) => {
  if (text.toLowerCase() === 'none') return null;
  const role = ROLES.find((one) => one === text.toUpperCase());
  if (!role) throw new UsageProblem(`"${text}" is not a role: ${ROLES.join(', ')} or none.`);
  return role;
};

/** The person with this address; a command about somebody who is not listed changes nothing. */
export async function staffWith({ db }: CommandPlatform, email: string) {
  const person = await db
    .selectFrom('staff')
    .select(['user_id', 'email_address', 'active'])
    .where('email_address', '=', email)
    .executeTakeFirst();
  if (!person)
    throw new Error(
      `${email} is not listed. Add them with: npm run admin -- user add ${email} --name "Full Name"`,
    );
  return person;
}

async function list({ db, config }: CommandPlatform) {
  const staff = await db.selectFrom('staff').selectAll().orderBy('full_name').execute();
  const rows = staff.map((person) => [
    person.email_address,
    person.full_name,
    person.role ?? '-',
    isAdministrator(config, person) ? 'administrator' : '-',
    person.active ? 'active' : 'inactive',
    person.issuer ? `bound to ${person.issuer}` : 'not signed in yet',
  ]);
  return alignRows(rows) || 'Nobody is listed.';
}

async function add(
  platform: CommandPlatform,
  email: string,
  full_name: string | undefined,
  role: string | null,
) {
  if (!full_name?.trim()) throw new UsageProblem('--name "Full Name" is missing.');
  const name = nameText(120).safeParse(full_name);
  if (!name.success) throw new UsageProblem('--name must be a single line of at most 120 characters.');
  const [first_name = ''] = name.data.split(/\s+/);
  const added = await platform.db
    .insertInto('staff')
    .values({ email_address: email, full_name: name.data, first_name, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!added) throw new Error(`${email} is listed already.`);
  await noteCommand(platform, 'staff.add', { type: 'staff', id: added.user_id }, { role });
  return `${email} is listed and may sign in.`;
}

interface Change {
  action: string;
  set: { role?: string | null; issuer?: null; subject?: null };
  endSessions: boolean;
  said: string;
}

async function change(platform: CommandPlatform, email: string, { action, set, endSessions, said }: Change) {
  const { user_id, email_address } = await staffWith(platform, email);
  await platform.db.transaction().execute(async (db) => {
    await db.updateTable('staff').set(set).where('user_id', '=', user_id).execute();
    if (endSessions) await revokeSessionsOf(db, user_id, platform.clock.now()).execute();
    await noteCommand({ ...platform, db }, action, { type: 'staff', id: user_id }, set);
  });
  return `${email_address} ${said}.`;
}

async function changeAdministrator(platform: CommandPlatform, email: string, administrator: boolean) {
  const { db, config } = platform;
  const { user_id, email_address, active } = await staffWith(platform, email);
  const changed = await db.transaction().execute(async (db) => {
    const changed = await setAdministrator(db, config, user_id, administrator);
    const action = administrator ? 'staff.makeAdministrator' : 'staff.removeAdministrator';
    if (changed) await noteCommand({ ...platform, db }, action, { type: 'staff', id: user_id }, {});
    return changed;
  });
  if (administrator)
    return `${email_address} is an administrator${active ? '' : ' once they are active again'}.`;
  return isAdministrator(config, { email_address, administrator })
    ? `${email_address} is still an administrator: ORION_ADMIN_EMAILS names them.`
    : `${email_address} is no administrator${changed ? ' any more' : ''}.`;
}

async function changeStanding(platform: CommandPlatform, email: string, active: boolean) {
  const { user_id, email_address } = await staffWith(platform, email);
  const at = platform.clock.now();
  const ended = await platform.db.transaction().execute(async (db) => {
    const ended = await setActive(db, platform.config, { user_id, active, at });
    const action = active ? 'staff.activate' : 'staff.deactivate';
    await noteCommand({ ...platform, db }, action, { type: 'staff', id: user_id }, ended);
    return ended;
  });
  if (active) return `${email_address} may sign in again; tokens of before stay ended.`;
  const what = `${counted(ended.sessions, 'session')} and ${counted(ended.tokens, 'API token')}`;
  return `${email_address} may not sign in any more; ${what} ended for good.`;
}

const UNBOUND: Change = {
  action: 'staff.unbind',
  set: { issuer: null, subject: null },
  endSessions: true,
  said: 'is bound anew at the next sign-in; their sessions are over',
};

/** Who may use Orion, and as what. */
export const staffCommands: Commands = {
  'user list': { usage: '', summary: 'Everybody who is listed', args: [], run: list },
  'user add': {
    usage: 'EMAIL --name "Full Name" [--role ROLE]',
    summary: `List somebody, so that they may sign in. ROLE: ${ROLES.join(', ')}`,
    args: ['EMAIL'],
    options: ['name', 'role'],
    run: async (platform, [email], { name, role }) =>
      add(platform, emailOf(email), name, role === undefined ? null : roleOf(role)),
  },
  'user role': {
    usage: 'EMAIL ROLE',
    summary: 'Give somebody a role, or "none"',
    args: ['EMAIL', 'ROLE'],
    run: async (platform, [email, word = '']) => {
      const role = roleOf(word);
      const said = role ? `is ${role}` : 'has no role';
      return change(platform, emailOf(email), {
        action: 'staff.role',
        set: { role },
        endSessions: false,
        said,
      });
    },
  },
  'user admin': {
    usage: 'EMAIL',
    summary: 'Make somebody an administrator',
    args: ['EMAIL'],
    run: async (platform, [email]) => changeAdministrator(platform, emailOf(email), true),
  },
  'user admin remove': {
    usage: 'EMAIL',
    summary: 'Take that back; the last administrator stays',
    args: ['EMAIL'],
    run: async (platform, [email]) => changeAdministrator(platform, emailOf(email), false),
  },
  'user activate': {
    usage: 'EMAIL',
    summary: 'Let somebody sign in again',
    args: ['EMAIL'],
    run: async (platform, [email]) => changeStanding(platform, emailOf(email), true),
  },
  'user deactivate': {
    usage: 'EMAIL',
    summary: 'End all sessions and API tokens of somebody for good, and let them in no more',
    args: ['EMAIL'],
    run: async (platform, [email]) => changeStanding(platform, emailOf(email), false),
  },
  'user unbind': {
    usage: 'EMAIL',
    summary: 'Free somebody from the identity they signed in with (when the firm changes its provider)',
    args: ['EMAIL'],
    run: async (platform, [email]) => change(platform, emailOf(email), UNBOUND),
  },
};
