import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { DB } from '#db';
import { deviceOf } from '#features/auth/device.rules.ts';
import { revokeApiTokensOf } from '#features/auth/server/api-tokens.queries.ts';
import { revokeSession, revokeSessionsOf } from '#features/auth/server/sessions.queries.ts';
import { counted } from '#kernel/numbers.ts';
import { type CommandPlatform, type Commands, type Options, UsageProblem } from './command-line.ts';
import { noteCommand } from './command-trail.ts';
import { alignRows } from './align-rows.ts';
import { staffWith } from './staff-commands.ts';

const dayOf = (moment: string | null) => moment?.slice(0, 16).replace('T', ' ') ?? 'never';

async function userIdOf(platform: CommandPlatform, { user }: Options) {
  return user === undefined ? undefined : (await staffWith(platform, user)).user_id;
}

async function listSessions(platform: CommandPlatform, options: Options) {
  const user_id = await userIdOf(platform, options);
  const rows = await platform.db
    .selectFrom('session')
    .innerJoin('staff', 'staff.user_id', 'session.user_id')
    .select(['session_id', 'email_address', 'user_agent', 'session.created_at'])
    .select(({ fn }) => fn.coalesce('last_used_at', 'refreshed_at').as('used_at'))
    .where('revoked_at', 'is', null)
    .$if(user_id !== undefined, (query) => query.where('session.user_id', '=', user_id ?? 0))
    .orderBy('email_address')
    .orderBy('session.created_at')
    .execute();
  const lines = rows.map(({ session_id, email_address, user_agent, created_at, used_at }) => [
    session_id,
    email_address,
    deviceOf(user_agent),
    `since ${dayOf(created_at)}`,
    `last used ${dayOf(used_at)}`,
  ]);
  return alignRows(lines) || 'There are no sessions.';
}

async function listTokens(platform: CommandPlatform, options: Options) {
  const user_id = await userIdOf(platform, options);
  const rows = await platform.db
    .selectFrom('api_token')
    .innerJoin('staff', 'staff.user_id', 'api_token.user_id')
    .select(['token_id', 'email_address', 'name', 'last_used_at', 'expires_at'])
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', platform.clock.now().toISOString())]),
    )
    .$if(user_id !== undefined, (query) => query.where('api_token.user_id', '=', user_id ?? 0))
    .orderBy('email_address')
    .orderBy('api_token.created_at')
    .execute();
  const lines = rows.map(({ token_id, email_address, name, last_used_at, expires_at }) => [
    token_id,
    email_address,
    name,
    `last used ${dayOf(last_used_at)}`,
    `ends ${dayOf(expires_at)}`,
  ]);
  return alignRows(lines) || 'There are no API tokens.';
}

interface Ending {
  noun: 'session' | 'token';
  type: string;
  one(db: Kysely<DB>, id: string, at: Date): Promise<unknown[]>;
  all(db: Kysely<DB>, user_id: number, at: Date): Promise<unknown[]>;
}

const SESSIONS: Ending = {
  noun: 'session',
  type: 'session',
  one: (db, id, at) => revokeSession(db, id, at).execute(),
  all: (db, user_id, at) => revokeSessionsOf(db, user_id, at).execute(),
};
const TOKENS: Ending = {
  noun: 'token',
  type: 'api_token',
  one: (db, token_id, at) =>
    db
      .updateTable('api_token')
      .set({ revoked_at: at.toISOString() })
      .where('token_id', '=', token_id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .execute(),
  all: (db, user_id, at) => revokeApiTokensOf(db, user_id, at).execute(),
};

/** One by its id, or all of a person by their address. */
async function end(platform: CommandPlatform, { noun, type, one, all }: Ending, which: string) {
  const at = platform.clock.now();
  if (z.uuid().safeParse(which).success) {
    await platform.db.transaction().execute(async (db) => {
      const ended = await one(db, which, at);
      if (ended.length === 0) throw new Error(`No ${noun} ${which} is alive.`);
      await noteCommand({ ...platform, db }, `${noun}.end`, { type, id: which }, {});
    });
    return `The ${noun} is over.`;
  }
  if (!z.email().safeParse(which).success)
    throw new UsageProblem(`"${which}" is neither the id of a ${noun} nor an e-mail address.`);
  const { user_id, email_address } = await staffWith(platform, which);
  return platform.db.transaction().execute(async (db) => {
    const ended = (await all(db, user_id, at)).length;
    await noteCommand({ ...platform, db }, `${noun}.endAll`, { type: 'staff', id: user_id }, { ended });
    if (ended === 0) return `${email_address} has no ${noun}s to end.`;
    return `${counted(ended, noun)} of ${email_address} ${ended === 1 ? 'is' : 'are'} over.`;
  });
}

/** Who is signed in and which scripts may call, and how that ends. */
export const accessCommands: Commands = {
  'session list': {
    usage: '[--user EMAIL]',
    summary: 'Who is signed in, where and since when',
    args: [],
    options: ['user'],
    run: async (platform, _args, options) => listSessions(platform, options),
  },
  'session end': {
    usage: 'SESSION|EMAIL',
    summary: 'End one session, or all of a person',
    args: ['SESSION|EMAIL'],
    run: async (platform, [which = '']) => end(platform, SESSIONS, which),
  },
  'token list': {
    usage: '[--user EMAIL]',
    summary: 'The API tokens that work, and whose they are',
    args: [],
    options: ['user'],
    run: async (platform, _args, options) => listTokens(platform, options),
  },
  'token end': {
    usage: 'TOKEN|EMAIL',
    summary: 'End one API token, or all of a person',
    args: ['TOKEN|EMAIL'],
    run: async (platform, [which = '']) => end(platform, TOKENS, which),
  },
};
