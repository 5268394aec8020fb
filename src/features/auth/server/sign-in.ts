import type { FastifyRequest } from 'fastify';
import type { Identity, ProviderTokens } from '#server/capabilities/identity.ts';
import { hashOf } from '#server/hash.ts';
import { Refusal } from '#server/http/errors.ts';
import { type Caller, recordEvent } from '#server/http/write.ts';
import type { Platform } from '#server/platform.ts';
import type { TokenAnswer, TokenForm } from '../auth.contract.ts';
import { invalidGrant, notInvited, refusalFor } from './oauth-refusals.ts';
import { challengeOf, isSame, newSecret } from './opaque-secrets.ts';
import { addSession, revokeSessionOfCookie } from './sessions.queries.ts';
import { addAttempt, forgetOldAttempts, takeAttempt } from './sign-in-attempts.queries.ts';
import { admit } from './staff.queries.ts';

const ATTEMPT_MS = 600_000;
const STATE_BYTES = 16;
const USER_AGENT_LENGTH = 300;

/** Begins a sign-in for one browser and answers where it goes from here. */
export async function beginSignIn({ db, clock, identity, secrets }: Platform, browser: string) {
  const [state, nonce, verifier] = [newSecret(STATE_BYTES), newSecret(STATE_BYTES), newSecret()];
  const url = await identity.authorizationUrl({ state, nonce, code_challenge: challengeOf(verifier) });
  const at = clock.now();
  await forgetOldAttempts(db, at).execute();
  await addAttempt(db, {
    state: hashOf(state),
    browser_hash: hashOf(browser),
    nonce: hashOf(nonce),
    verifier: secrets.seal(verifier),
    at,
    until: new Date(at.getTime() + ATTEMPT_MS),
  }).execute();
  return url;
}

type CodeForm = Extract<TokenForm, { grant_type: 'authorization_code' }>;

interface Browser {
  request: FastifyRequest;
  preLogin: string | undefined;
  session: string | undefined;
}

/** Ends a sign-in: the code becomes tokens, the identity a person, and both a session bound to a new cookie. */
export async function completeSignIn(platform: Platform, form: CodeForm, browser: Browser) {
  const { config, identity, clock, db } = platform;
  if (form.redirect_uri !== `${config.ORION_ORIGIN}/login` || form.client_id !== identity.clientId)
    throw invalidGrant('This sign-in was started elsewhere. Please try again.');
  const attempt = await takenAttempt(platform, form.state, browser.preLogin);
  const { caller } = browser.request;
  try {
    const { tokens, who } = await exchanged(platform, form.code, attempt);
    return await openSession(platform, tokens, who, browser);
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal instanceof Refusal && refusal.statusCode === 400)
      await recordEvent(db, clock.now(), 'auth.signInRefused', caller, {
        detail: { reason: 'invalid_grant' },
      });
    throw refusal;
  }
}

async function takenAttempt({ db, clock, secrets }: Platform, state: string, preLogin: string | undefined) {
  const attempt = preLogin && (await takeAttempt(db, hashOf(state), hashOf(preLogin)).executeTakeFirst());
  if (!attempt || Date.parse(attempt.expires_at) <= clock.now().getTime())
    throw invalidGrant('This sign-in has expired or was started elsewhere. Please try again.');
  return { nonce: attempt.nonce, code_verifier: secrets.open(attempt.verifier) };
}

async function exchanged(
  { identity }: Platform,
  code: string,
  { nonce, code_verifier }: { nonce: string; code_verifier: string },
) {
  const tokens = await identity.exchange({ code, code_verifier });
  const who = await identity.verify(tokens.id_token);
  if (!who.nonce || !isSame(hashOf(who.nonce), nonce))
    throw invalidGrant('This sign-in was started elsewhere. Please try again.');
  return { tokens, who };
}

async function openSession(platform: Platform, tokens: ProviderTokens, who: Identity, browser: Browser) {
  const { db, clock, secrets, config } = platform;
  const at = clock.now();
  const [cookie, handle] = [newSecret(), newSecret()];
  const outcome = await db.transaction().execute(async (db) => {
    const admitted = await admit(db, who, config);
    if ('refused' in admitted) return admitted;
    // The browser gets a new session, never the one it came with.
    if (browser.session) await revokeSessionOfCookie(db, hashOf(browser.session), at).execute();
    const { user_id, email_address } = admitted.person;
    const { session_id } = await addSession(db, {
      user_id,
      cookie_hash: hashOf(cookie),
      refresh_handle_hash: hashOf(handle),
      refresh_token: tokens.refresh_token ? secrets.seal(tokens.refresh_token) : null,
      token_hash: hashOf(tokens.id_token),
      expires_at: who.expires_at,
      user_agent: (browser.request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
      at,
    }).executeTakeFirstOrThrow();
    const caller = { ...browser.request.caller, user_id, email_address, subject: who.subject };
    await recordEvent(db, at, 'auth.signIn', caller, { object_type: 'session', object_id: session_id });
    return admitted;
  });
  if ('refused' in outcome) {
    await noteRefusal(platform, browser.request.caller, who, outcome.refused);
    throw notInvited();
  }
  return { cookie, answer: { ...answerFor(tokens, who, at), refresh_token: handle } };
}

const noteRefusal = ({ db, clock }: Platform, caller: Caller, who: Identity, reason: string) =>
  recordEvent(
    db,
    clock.now(),
    'auth.signInRefused',
    { ...caller, email_address: who.email || null, subject: who.subject },
    { detail: { reason } },
  );

/** What the browser gets; it lives as long as the id token, which every call carries. */
export const answerFor = (tokens: ProviderTokens, who: Identity, at: Date): TokenAnswer => ({
  id_token: tokens.id_token,
  access_token: tokens.access_token,
  expires_in: Math.max(
    1,
    Math.min(tokens.expires_in, Math.floor((who.expires_at.getTime() - at.getTime()) / 1000)),
  ),
});
