import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { Refusal } from '#server/http/errors.ts';
import { findAccount, listAccounts } from './demo-accounts.ts';
import { embeddedProvider } from './provider.ts';
import type { EmbeddedIdentity } from './provider-configuration.ts';
import { messagePage, STYLESHEET, signInPage } from './sign-in-page.ts';
import { signInStyle } from './sign-in-style.ts';

const PREFIX = '/oidc';
const OPEN = { access: 'everyone', rate: 'read' } as const;
const LARGEST_FORM = 4096;
const SET_BY_PROXIES =
  /^(forwarded|via|cdn-loop)$|-forwarded|client-?ip|connecting-ip|real-ip|external-address|remote-addr/;

/** What oidc-provider answers itself; everything else under /oidc is ours or does not exist. */
const ANSWERED_BY_PROVIDER = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['GET', '/me'],
  ['POST', '/token/revocation'],
] as const;

/** Mounts the embedded OpenID provider and its sign-in page under /oidc. */
export async function mountEmbeddedIdentity(app: FastifyInstance, parts: EmbeddedIdentity) {
  const provider = await embeddedProvider(parts, app.log);
  await app.register(async (house) => {
    if (!parts.config.ORION_DEMO_SIGN_IN) onlyFromThisMachine(house, parts.config);
    await house.register(async (scope) => providerRoutes(scope, provider, parts));
    await house.register(async (scope) => signInPages(scope, provider, parts));
  });
}

/** Who can sign in without a password sits at this machine. The peer's address tells; the Host header is the caller's to write. */
function onlyFromThisMachine(house: FastifyInstance, { APP_TITLE, TRUST_PROXY }: EmbeddedIdentity['config']) {
  house.addHook('onRequest', async ({ ip, headers }, reply) => {
    const isRelayed = Object.keys(headers).some((name) => SET_BY_PROXIES.test(name));
    // Behind a proxy that nobody named the address is the proxy's.
    if (isLoopbackAddress(ip) && (TRUST_PROXY.length > 0 || !isRelayed)) return undefined;
    return sendPage(
      reply.code(403),
      messagePage(APP_TITLE, 'The demonstration sign-in answers only on the machine that Orion runs on.'),
    );
  });
}

const isLoopbackAddress = (ip: string) => /^(::ffff:)?127\.|^::1$/.test(ip);

function providerRoutes(scope: FastifyInstance, provider: Provider, parts: EmbeddedIdentity) {
  // The provider reads the request itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const handOver = handOverTo(provider, parts.config.ORION_ORIGIN);
  for (const [method, path] of ANSWERED_BY_PROVIDER)
    scope.route({
      method,
      url: `${PREFIX}${path}`,
      exposeHeadRoute: false,
      schema: { hide: true },
      config: OPEN,
      handler: handOver,
    });
}

function handOverTo(provider: Provider, origin: string) {
  const answer = provider.callback();
  const { host, protocol } = new URL(origin);
  return (request: FastifyRequest, reply: FastifyReply) => {
    // The provider would keep it, which no database can.
    if (/%00/.test(request.url)) throw new Refusal(400, 'BadRequest', 'The request could not be read.');
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    // Its addresses are made of these, and must be Orion's own whatever the request said.
    raw.headers.host = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    for (const name of ['x-forwarded-host', 'x-forwarded-for', 'origin']) delete raw.headers[name];
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(PREFIX.length);
    void answer(raw, reply.raw);
  };
}

function signInPages(scope: FastifyInstance, provider: Provider, { config, db }: EmbeddedIdentity) {
  const { APP_TITLE: title, ORION_ORIGIN } = config;
  const path = `${PREFIX}/interaction/:uid`;
  const schema = { hide: true };

  scope.get(STYLESHEET, { config: OPEN, schema }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(signInStyle),
  );

  scope.get(path, { config: OPEN, schema }, async (request, reply) => {
    if (!(await isUnderWay(provider, request, reply))) return sendExpired(reply, title);
    const page = signInPage(title, await listAccounts(db), request.url);
    return sendPage(reply, page);
  });

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  scope.post(path, { config: { access: 'everyone', rate: 'write' }, schema }, async (request, reply) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if ((origin !== undefined && origin !== ORION_ORIGIN) || site === 'cross-site')
      throw new Refusal(403, 'CrossSite', 'This call must come from Orion itself.');
    if (!(await isUnderWay(provider, request, reply))) return sendExpired(reply, title);

    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const account = await findAccount(db, form.get('user_id') ?? '');
    if (!account && !form.has('cancel')) return reply.redirect(request.url, 303);
    const result = account ? { login: { accountId: String(account.user_id) } } : { error: 'access_denied' };
    const next = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(next, 303);
  });
}

/** The interaction cookie is this browser's, and belongs to this very page: no other site can post the form. */
async function isUnderWay(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return uid === (request.params as { uid: string }).uid;
  } catch (error) {
    if ((error as Error).name === 'SessionNotFound') return false;
    throw error;
  }
}

const sendExpired = (reply: FastifyReply, title: string) =>
  sendPage(reply.code(400), messagePage(title, 'This sign-in has expired or was opened in another window.'));

/** With "no-referrer" a browser posts the form with `Origin: null`, which tells nothing. */
const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html);
