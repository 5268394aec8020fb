import type { FastifyInstance } from 'fastify';
import { type Config, isLoopback } from '../config.ts';
import { Refusal } from './errors.ts';

const ANY_LOOPBACK_NAME = /^\/api\b/;
/** Whoever watches over the process asks by address, or by no name at all. */
const ANY_NAME = /^\/health\/(live|ready)\/?(\?|$)/;

/** Orion lives under one origin. Pages asked for under another loopback name go there; strangers' names get 421. */
export function oneOrigin(app: FastifyInstance, { ORION_ORIGIN }: Pick<Config, 'ORION_ORIGIN'>) {
  const own = new URL(ORION_ORIGIN);
  app.addHook('onRequest', async (request, reply) => {
    if (hostsIn(request.raw.rawHeaders) > 1)
      throw new Refusal(400, 'BadRequest', 'The request names two hosts.');
    // An address may name its host itself, and then means that one.
    const isWhole = !request.url.startsWith('/') && request.url !== '*';
    if (isWhole && !request.url.startsWith(`${own.origin}/`)) throw misdirected();
    const host = request.headers.host ?? '';
    if (host === own.host || ANY_NAME.test(request.url)) return undefined;
    const name = host.replace(/:\d+$/, '');
    const loopback = isLoopback(name);
    if (loopback && ANY_LOOPBACK_NAME.test(request.url)) return undefined;
    if (loopback && isLoopback(own.hostname) && request.method === 'GET')
      return reply.redirect(`${own.origin}${request.url}`, 302);
    throw misdirected();
  });
}

const misdirected = () => new Refusal(421, 'Misdirected', 'Orion does not answer under this name.');

const hostsIn = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** A browser on another site may not write here, whatever it carries. */
export function sameSiteWrites(app: FastifyInstance, { ORION_ORIGIN }: Pick<Config, 'ORION_ORIGIN'>) {
  app.addHook('onRequest', async ({ method, headers, url }) => {
    if (method === 'GET' || method === 'HEAD' || url.startsWith('/oidc')) return;
    const foreign = headers.origin !== undefined && headers.origin !== ORION_ORIGIN;
    if (foreign || headers['sec-fetch-site'] === 'cross-site')
      throw new Refusal(403, 'CrossSite', 'This call must come from Orion itself.');
  });
}
