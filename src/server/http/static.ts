import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { errorBody } from './errors.ts';
import { contentPolicy } from './security-headers.ts';

const NOT_PAGES = /^\/(api|auth|oidc|media|health|assets)(\/|$)/;
/** Asked by programs that look for signs of life, figures or weak spots: a page would tell them that all is well. */
const PROBES =
  /^\/(health|live|ready|startup|status|metrics|ping|version|debug|actuator|server-status|cgi-bin|_)[a-z_-]*(\/|$)/i;
/** No page has a dot in its name; a browser that wants to show something is told so by the page itself. */
const FILES = /\.[^./]*$/;
const HIDDEN = /\/\./;
const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;
const BUILT_FILE = /^\w[\w.-]*$/;
/** Pages behind the links of mails: whoever only looks ahead must not open them. */
const ACTING_PAGES = /^\/(reminders|set_top_discovery_queries)\/?(\?|$)/;
const SCHEMES = ['light', 'dark', 'auto'];

/** The built files, precompressed and cached for good; every other address is the page, made fresh with a nonce. */
export async function webFiles(
  app: FastifyInstance,
  folder: string,
  platform: Pick<Platform, 'config' | 'identity'>,
) {
  const config = { access: 'everyone' as const };
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    // Its own route would not say who may call it.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config, schema: { hide: true } },
    async ({ params: { file } }, reply) =>
      BUILT_FILE.test(file) ? reply.sendFile(file) : reply.code(404).send(errorBody(404)),
  );
  app.get('/favicon.svg', { config, schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('favicon.svg', folder, { maxAge: '1d', immutable: false }),
  );
  // Another method answers there too, and its token has a dot.
  app.get('/unsubscribe/:token', { config, schema: { hide: true } }, async (request, reply) =>
    sendPage(request, reply, template, platform),
  );
  app.get('/*', { config, schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (
      [NOT_PAGES, PROBES, HIDDEN].some((kind) => kind.test(path)) ||
      (FILES.test(path) && !wantsPage(request))
    )
      return reply.code(404).send(errorBody(404));
    if (request.headers['sec-purpose'] && ACTING_PAGES.test(request.url))
      return reply.code(503).send(errorBody(503));
    return sendPage(request, reply, template, platform);
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  template: string,
  { config, identity }: Pick<Platform, 'config' | 'identity'>,
) {
  const nonce = randomBytes(16).toString('base64');
  const scheme = SCHEMES.find((name) => name === request.cookies.orion_scheme) ?? 'auto';
  const page = template
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__APP_TITLE__', escaped(config.APP_TITLE))
    .replaceAll('__COLOR_SCHEME__', scheme)
    .replaceAll('__CLIENT_ID__', escaped(identity.clientId));
  return reply
    .header(
      'content-security-policy',
      contentPolicy({ styles: `'self' 'nonce-${nonce}'`, connects: connectsTo(config) }),
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Besides Orion itself only the error-reporting service, where one is set. */
const connectsTo = ({ ERROR_REPORTING_DSN: dsn }: Platform['config']) =>
  dsn ? `'self' ${new URL(dsn).origin}` : "'self'";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
