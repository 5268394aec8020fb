import { setTimeout as pause } from 'node:timers/promises';
import type { Identity } from '#server/capabilities/identity.ts';
import { hashOf } from '#server/hash.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { TokenAnswer } from '../auth.contract.ts';
import { SESSION_DAYS } from './auth-cookies.ts';
import { invalidGrant, refusalFor } from './oauth-refusals.ts';
import { isSame } from './opaque-secrets.ts';
import {
  findSession,
  keepRefreshToken,
  leaseRefresh,
  moveToNextToken,
  releaseRefresh,
  revokeSession,
} from './sessions.queries.ts';
import { answerFor } from './sign-in.ts';

const SESSION_MS = SESSION_DAYS * 86_400_000;
/** Longer than the provider may take to answer twice. */
const LEASE_MS = 30_000;
const TRIES = 150;
const STEP_MS = 100;

/** Gives a session its next tokens. Calls for one session that meet each other share one answer. */
export function tokenRefresh(platform: Platform) {
  const running = new Map<string, Promise<TokenAnswer>>();
  return async (cookie: string | undefined, handle: string): Promise<TokenAnswer> => {
    const session = await refreshableSession(platform, cookie, handle);
    const { session_id } = session;
    const underWay = running.get(session_id);
    if (underWay) return underWay;
    const refresh = nextTokens(platform, session).finally(() => running.delete(session_id));
    running.set(session_id, refresh);
    return refresh;
  };
}

type Session = Awaited<ReturnType<typeof refreshableSession>>;

async function refreshableSession({ db, clock }: Platform, cookie: string | undefined, handle: string) {
  const session = cookie && (await findSession(db, hashOf(cookie)).executeTakeFirst());
  if (!session || !isSame(hashOf(handle), session.refresh_handle_hash)) throw invalidGrant();
  const age = clock.now().getTime() - Date.parse(session.created_at);
  if (!session.active || age > SESSION_MS) throw invalidGrant();
  return session;
}

async function nextTokens(platform: Platform, session: Session): Promise<TokenAnswer> {
  const { db, clock } = platform;
  const sealed = await leased(platform, session.session_id);
  // From here on every way out gives the lease back.
  try {
    const tokens = await platform.identity.refresh(openedToken(platform.secrets, sealed));
    // The old one may be spent already: what comes next must not be lost, whatever happens below.
    if (tokens.refresh_token)
      await keepRefreshToken(db, session.session_id, platform.secrets.seal(tokens.refresh_token)).execute();
    const who = await platform.identity.verify(tokens.id_token);
    if (!isSamePerson(who, session)) throw invalidGrant();
    const at = clock.now();
    const token = { token_hash: hashOf(tokens.id_token), expires_at: who.expires_at, at };
    const moved = await moveToNextToken(db, session.session_id, token).executeTakeFirst();
    if (!moved) throw invalidGrant();
    return answerFor(tokens, who, at);
  } catch (error) {
    throw await afterFailure(platform, session.session_id, refusalFor(error));
  }
}

const isSamePerson = (who: Identity, { issuer, subject }: Session) =>
  who.issuer === issuer && who.subject === subject;

/** "No" ends the session; anything else only gives the lease back, for the next try. */
async function afterFailure({ db, clock }: Platform, session_id: string, error: unknown) {
  const isFinal = error instanceof Refusal && error.statusCode === 400;
  if (isFinal) await revokeSession(db, session_id, clock.now()).execute();
  else await releaseRefresh(db, session_id).execute();
  return error;
}

async function leased({ db, clock }: Platform, session_id: string): Promise<string | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const at = clock.now();
    const until = new Date(at.getTime() + LEASE_MS);
    const lease = await leaseRefresh(db, session_id, at, until).executeTakeFirst();
    if (lease) return lease.refresh_token;
    await pause(STEP_MS);
  }
  throw new Refusal(503, 'Unavailable', 'Another refresh of this session is under way. Please try again.');
}

const openedToken = (secrets: Platform['secrets'], sealed: string | null) => {
  try {
    if (sealed) return secrets.open(sealed);
  } catch {
    // Sealed with a key that is gone: as good as none.
  }
  throw invalidGrant();
};
