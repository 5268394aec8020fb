import { forbidden, notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { authContract } from '../auth.contract.ts';
import { deviceOf } from '../device.rules.ts';
import { issueApiToken, listApiTokens, revokeApiToken } from './api-tokens.queries.ts';
import { tellProvider } from './logout.ts';
import { listSessions, revokeOwnSession } from './sessions.queries.ts';

export const auth = implement('auth', authContract, {
  async listSessions(_input, { db, user, clock, caller }) {
    const sessions = await listSessions(db, user.user_id, clock.now()).execute();
    return {
      results: sessions.map(({ user_agent, ...session }) => ({
        ...session,
        device: deviceOf(user_agent),
        current: session.session_id === caller.session_id,
      })),
    };
  },

  async endSession({ params }, context) {
    const { db, user, clock } = context;
    const { session_id } = params;
    const ended = await revokeOwnSession(db, user.user_id, session_id, clock.now()).executeTakeFirst();
    if (!ended) throw notFound('Session');
    context.audit({ object_type: 'session', object_id: session_id });
    // Not waited for: the session is over here whatever the provider says.
    if (ended.refresh_token) void tellProvider(context, ended.refresh_token);
    return { status: 'success' as const };
  },

  async listTokens(_input, { db, user }) {
    return { results: await listApiTokens(db, user.user_id).execute() };
  },

  async createToken({ body }, context) {
    const { db, user, clock, caller } = context;
    // A stolen token must not outlive its own end.
    if (caller.via === 'api-token')
      throw forbidden(
        'A token cannot make another token. Please sign in with a browser, or use the command.',
      );
    const { token, secret } = await issueApiToken(db, {
      user_id: user.user_id,
      name: body.name,
      at: clock.now(),
      days: body.expires_in_days,
    });
    context.audit({ object_type: 'api_token', object_id: token.token_id, detail: { name: body.name } });
    return { data: token, secret };
  },

  async revokeToken({ params }, context) {
    const { db, user, clock } = context;
    const gone = await revokeApiToken(db, user.user_id, params.token_id, clock.now()).executeTakeFirst();
    if (!gone) throw notFound('Token');
    context.audit({ object_type: 'api_token', object_id: params.token_id, detail: { name: gone.name } });
    return { status: 'success' as const };
  },
});
