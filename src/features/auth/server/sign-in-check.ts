import type { FastifyRequest } from 'fastify';
import { type Identity, IdentityRefusal } from '#server/capabilities/identity.ts';
import { compileOnce } from '#server/db/prepared.ts';
import { hashOf } from '#server/hash.ts';
import { stranger } from '#server/http/access.ts';
import { forbidden, unauthenticated, unavailable } from '#server/http/errors.ts';
import type { Person } from '#server/http/implement.ts';
import { isAdministrator } from '#server/http/rights.ts';
import type { Caller } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import { API_TOKEN_PREFIX, findApiToken, noteApiTokenUse } from './api-tokens.queries.ts';
import { readSessionCookie } from './auth-cookies.ts';
import { isSame } from './opaque-secrets.ts';
import { findSession, noteSessionUse } from './sessions.queries.ts';
import { findStaffByIdentity, isInvited, personOf } from './staff.queries.ts';

/** What every call asks first. */
const askSession = compileOnce(findSession);
const askApiToken = compileOnce(findApiToken);

const USE_NOTED_EVERY_MS = 60_000;
const TOLERANCE_MS = 60_000;

interface SignedIn {
  person: Person;
  subject: string | null;
  via: Caller['via'];
  session_id?: string;
}

const notInvited = () => forbidden('Ask an administrator for access.', 'NotInvited');
const notBound = () => unauthenticated('SessionNotBound', 'Please sign in again.');

/** Tells who makes a call, or refuses it: 401 when the session is gone, 403 when the person is not invited. */
export function signInCheck(platform: Platform) {
  return async (request: FastifyRequest): Promise<void> => {
    const { person, subject, via, session_id } = await signedIn(platform, request);
    request.person = { ...person, administrator: isAdministrator(platform.config, person) };
    const { user_id, email_address } = person;
    request.caller = {
      ...stranger(request),
      user_id,
      email_address,
      subject,
      via,
      ...(session_id && { session_id }),
    };
  };
}

function signedIn(platform: Platform, request: FastifyRequest): Promise<SignedIn> {
  if (!request.headers.authorization && request.routeOptions.config.media) return byCookie(platform, request);
  const token = bearerOf(request);
  return token.startsWith(API_TOKEN_PREFIX)
    ? byApiToken(platform, token)
    : byIdToken(platform, request, token);
}

/** What the browser loads by itself sends no bearer: its cookie counts, on pages of ours and in the address bar. */
async function byCookie({ db, config, clock }: Platform, request: FastifyRequest): Promise<SignedIn> {
  const cookie = readSessionCookie(request, config);
  const site = request.headers['sec-fetch-site'];
  if (!cookie || (site !== 'same-origin' && site !== 'none')) throw unauthenticated();
  const [session] = await askSession(db, hashOf(cookie));
  if (!session || !lives(session.token_expires_at, clock.now())) throw notBound();
  if (!session.active) throw notInvited();
  return { person: personOf(session), subject: session.subject, via: 'browser' };
}

/** The token of the one Authorization header. Two of them may be read differently by a proxy and by us. */
export function bearerOf({ raw, headers }: FastifyRequest): string {
  const given = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'authorization');
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given.length !== 1 || !token) throw unauthenticated();
  return token;
}

async function byApiToken({ db, clock, log }: Platform, secret: string): Promise<SignedIn> {
  const at = clock.now();
  const [found] = await askApiToken(db, hashOf(secret), at.toISOString());
  if (!found) throw unauthenticated('InvalidToken', 'This API token doesn’t exist or has expired.');
  if (!found.active) throw notInvited();
  noteUse({ clock, log }, found.last_used_at, () => noteApiTokenUse(db, found.token_id, at).execute());
  return { person: personOf(found), subject: found.subject, via: 'api-token' };
}

async function byIdToken(platform: Platform, request: FastifyRequest, token: string): Promise<SignedIn> {
  const identity = await verified(platform, request, token);
  // Whom we refuse below is known by name in the audit trail.
  request.caller = { ...request.caller, email_address: identity.email, subject: identity.subject };
  if (platform.config.ALLOW_UNBOUND_BEARER) return byIdentityAlone(platform, identity);
  const cookie = readSessionCookie(request, platform.config);
  const [session] = cookie ? await askSession(platform.db, hashOf(cookie)) : [];
  if (!session || !holds(session, hashOf(token), platform.clock.now()))
    throw (await isInvited(platform.db, identity, platform.config)) ? notBound() : notInvited();
  const isTheirs = session.issuer === identity.issuer && session.subject === identity.subject;
  if (!session.active || !isTheirs) throw notInvited();
  const { session_id, last_used_at } = session;
  noteUse(platform, last_used_at, () =>
    noteSessionUse(platform.db, session_id, platform.clock.now()).execute(),
  );
  return { person: personOf(session), subject: identity.subject, via: 'browser', session_id };
}

/** Once a minute at most. Nobody waits for this, and nothing depends on it. */
function noteUse(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  last_used_at: string | null,
  note: () => Promise<unknown>,
) {
  const lastNoted = last_used_at ? Date.parse(last_used_at) : 0;
  if (clock.now().getTime() - lastNoted >= USE_NOTED_EVERY_MS)
    note().catch((error: unknown) => log.warn({ err: error }, 'a use was not noted'));
}

async function verified({ identity }: Platform, request: FastifyRequest, token: string): Promise<Identity> {
  try {
    return await identity.verify(token);
  } catch (error) {
    if (!(error instanceof IdentityRefusal)) throw error;
    // A provider that cannot be asked is no reason to sign anybody out.
    if (error.reason === 'unreachable')
      throw unavailable('The sign-in service can’t be reached right now. Please try again in a moment.');
    request.log.info({ reason: error.message }, 'token refused');
    throw unauthenticated('InvalidToken', 'Please sign in again.');
  }
}

async function byIdentityAlone({ db }: Platform, identity: Identity): Promise<SignedIn> {
  const found = await findStaffByIdentity(db, identity).executeTakeFirst();
  if (!found?.active) throw notInvited();
  return { person: personOf(found), subject: identity.subject, via: 'browser' };
}

interface Holder {
  token_hash: string;
  token_expires_at: string;
  previous_token_hash: string | null;
  previous_expires_at: string | null;
}

/** Whether the session was given this token, now or just before, and it has not ended. */
const holds = (session: Holder, hash: string, at: Date) =>
  (isSame(hash, session.token_hash) && lives(session.token_expires_at, at)) ||
  (isSame(hash, session.previous_token_hash ?? '') && lives(session.previous_expires_at, at));

const lives = (end: string | null, at: Date) => end !== null && Date.parse(end) + TOLERANCE_MS > at.getTime();
