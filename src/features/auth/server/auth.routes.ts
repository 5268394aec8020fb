import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { IdentityRefusal } from '#server/capabilities/identity.ts';
import { hashOf } from '#server/hash.ts';
import { unauthenticated } from '#server/http/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type TokenForm, tokenAnswer, tokenForm, userInfo } from '../auth.contract.ts';
import {
  clearSessionCookie,
  readPreLoginCookie,
  readSessionCookie,
  setPreLoginCookie,
  setSessionCookie,
} from './auth-cookies.ts';
import { logOut } from './logout.ts';
import { invalidGrant, providerAway, unsupportedGrant } from './oauth-refusals.ts';
import { newSecret } from './opaque-secrets.ts';
import { findSession } from './sessions.queries.ts';
import { beginSignIn, completeSignIn } from './sign-in.ts';
import { bearerOf } from './sign-in-check.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { tokenRefresh } from './token-refresh.ts';

const LARGEST_FORM = 16 * 1024;
const leaving = z
  .strictObject({ everywhere: z.boolean().optional(), tokens: z.boolean().optional() })
  .nullish();

const everyone = (rate: 'sign-in' | 'read' | 'write') => ({ rate, access: 'everyone' as const });
const describeCall = (operation: string, summary: string) => ({
  summary,
  operationId: `auth.${operation}`,
  tags: ['auth'],
});

/** The sign-in calls of the browser, outside /api/v1: to the provider, back with a code, and out again. */
export const authRoutes = (platform: Platform, limits: SignInLimits) => async (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(async (scope) => tokenRoute(scope, platform, limits));
  startRoute(app, platform, limits);
  userInfoRoute(app, platform);
  await app.register(async (scope) => logoutRoute(scope, platform));
};

function startRoute(app: FastifyInstance, platform: Platform, limits: SignInLimits) {
  const { config } = platform;
  const schema = describeCall('start', 'Begin to sign in: redirects to the identity provider');
  app.get('/auth/start', { config: everyone('write'), schema }, async (request, reply) => {
    const known = readPreLoginCookie(request, config) ?? '';
    // Two tabs that sign in at once are one browser.
    const browser = /^[\w-]{43}$/.test(known) ? known : newSecret();
    try {
      const url = await beginSignIn(platform, browser);
      limits.noteBegun(browser);
      return setPreLoginCookie(reply, config, browser).redirect(url, 302);
    } catch (error) {
      if (!(error instanceof IdentityRefusal)) throw error;
      request.log.error({ err: error }, 'sign-in cannot begin');
      return reply.redirect(`${config.ORION_ORIGIN}/login?error=temporarily_unavailable`, 302);
    }
  });
}

function tokenRoute(app: FastifyInstance, platform: Platform, limits: SignInLimits) {
  const refreshed = tokenRefresh(platform);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(body.toString())];
      const names = new Set(fields.map(([name]) => name));
      // A field given twice may be read differently by the next reader.
      done(null, names.size === fields.length ? Object.fromEntries(fields) : {});
    },
  );
  const schema = {
    ...describeCall('token', 'Exchange a code, or refresh: the answer of an OAuth token endpoint'),
    consumes: ['application/x-www-form-urlencoded'],
    body: tokenForm,
    response: { 200: tokenAnswer },
  };
  const options = {
    config: everyone('sign-in'),
    bodyLimit: LARGEST_FORM,
    attachValidation: true,
    schema,
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = formOf(request);
    const session = readSessionCookie(request, platform.config);
    if (form.grant_type === 'refresh_token') {
      const tokens = await refreshed(session, checkedClient(platform, form).refresh_token);
      if (session) setSessionCookie(reply, platform.config, session);
      return tokens;
    }
    const preLogin = readPreLoginCookie(request, platform.config);
    const { cookie, answer: tokens } = await completeSignIn(platform, form, { request, preLogin, session });
    setSessionCookie(reply, platform.config, cookie);
    limits.noteSession(cookie);
    return tokens;
  };
  app.post('/auth/token', options, (request, reply) =>
    limits.exchange(request, () => answer(request, reply)),
  );
}

function formOf(request: FastifyRequest): TokenForm {
  const given = request.body as { grant_type?: unknown } | null | undefined;
  if (!request.validationError) return given as TokenForm;
  const isKnown = given?.grant_type === 'authorization_code' || given?.grant_type === 'refresh_token';
  throw isKnown ? invalidGrant('The sign-in is not complete. Please try again.') : unsupportedGrant();
}

const checkedClient = <F extends { client_id: string }>({ identity }: Platform, form: F): F => {
  if (form.client_id !== identity.clientId) throw invalidGrant();
  return form;
};

function userInfoRoute(app: FastifyInstance, platform: Platform) {
  const schema = {
    ...describeCall('userInfo', 'The e-mail address behind an access token'),
    response: { 200: userInfo },
  };
  const handler = async (request: FastifyRequest) => {
    const accessToken = bearerOf(request);
    const cookie = readSessionCookie(request, platform.config);
    const session = cookie && (await findSession(platform.db, hashOf(cookie)).executeTakeFirst());
    if (!session) throw unauthenticated('SessionNotBound', 'Please sign in again.');
    try {
      await platform.identity.userInfo(accessToken);
    } catch (error) {
      if (!(error instanceof IdentityRefusal)) throw error;
      if (error.reason === 'unreachable') throw providerAway();
      throw unauthenticated('InvalidToken', 'Please sign in again.');
    }
    // Our record's address: the provider's may change, and another person's token must not tell theirs.
    return { email: session.email_address };
  };
  app.get('/auth/user-info', { config: everyone('read'), schema, handler });
}

function logoutRoute(app: FastifyInstance, platform: Platform) {
  const json = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else void json(request, body.toString(), done);
  });
  const schema = {
    ...describeCall('logout', 'End this session, or all of yours, with or without your API tokens'),
    body: leaving,
    response: { 200: z.object({ status: z.literal('success') }) },
  };
  // Anybody may call it, and its body says two things: what is larger is not read.
  const options = { config: everyone('write'), bodyLimit: LARGEST_FORM, schema };
  app.post('/auth/logout', options, async (request, reply: FastifyReply) => {
    const { everywhere = false, tokens = false } = (request.body as z.infer<typeof leaving>) ?? {};
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    await logOut(platform, request, {
      cookie: readSessionCookie(request, platform.config),
      bearer,
      everywhere,
      tokens,
    });
    clearSessionCookie(reply, platform.config).header('clear-site-data', '"cache", "storage"');
    return { status: 'success' as const };
  });
}
