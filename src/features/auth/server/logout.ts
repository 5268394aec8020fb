import type { FastifyRequest } from 'fastify';
import { hashOf } from '#server/hash.ts';
import { recordEvent } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { revokeApiTokensOf } from './api-tokens.queries.ts';
import { endCalendarFeedOf } from './end-access.ts';
import { isSame } from './opaque-secrets.ts';
import { findSession, revokeSession, revokeSessionsOf } from './sessions.queries.ts';

interface Leaving {
  cookie: string | undefined;
  bearer: string | undefined;
  everywhere: boolean;
  /** With all sessions also all API tokens. */
  tokens: boolean;
}

/** Ends the session of this cookie, or with its own token all sessions of its person. Twice is no fault. */
export async function logOut(platform: Platform, request: FastifyRequest, leaving: Leaving) {
  const { db, clock } = platform;
  const session = leaving.cookie && (await findSession(db, hashOf(leaving.cookie)).executeTakeFirst());
  if (!session) return;
  const { user_id, email_address, subject, session_id } = session;
  const hash = leaving.bearer ? hashOf(leaving.bearer) : '';
  // An expired token still proves whose it is; a cookie alone ends no more than itself.
  const holdsToken = [session.token_hash, session.previous_token_hash ?? ''].some((kept) =>
    isSame(hash, kept),
  );
  const everywhere = leaving.everywhere && hash !== '' && holdsToken;

  const tokens = everywhere && leaving.tokens;
  const at = clock.now();
  const ended = await db.transaction().execute(async (db) => {
    const caller = { ...request.caller, user_id, email_address, subject };
    await recordEvent(db, at, 'auth.logout', caller, {
      object_type: 'session',
      object_id: session_id,
      detail: { everywhere, tokens },
    });
    if (tokens) await revokeApiTokensOf(db, user_id, at).execute();
    if (everywhere) await endCalendarFeedOf(db, user_id);
    return everywhere
      ? revokeSessionsOf(db, user_id, at).execute()
      : revokeSession(db, session_id, at).execute();
  });
  // Not waited for: an answer that comes late would clear the cookie of the next sign-in.
  for (const { refresh_token } of ended) if (refresh_token) void tellProvider(platform, refresh_token);
}

/** Best effort: the session is over here whatever the provider says. */
export async function tellProvider(
  { identity, secrets, log }: Pick<Platform, 'identity' | 'secrets' | 'log'>,
  sealed: string,
) {
  try {
    await identity.revoke(secrets.open(sealed));
  } catch (error) {
    log.warn({ err: error }, 'a refresh token was not revoked');
  }
}
