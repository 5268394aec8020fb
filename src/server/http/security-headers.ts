import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The policy of every answer; only the page itself adds the nonce its styles carry. */
export const contentPolicy = ({ styles = "'self'", connects = "'self'" } = {}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connects}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = contentPolicy();

/** Sends the security headers with every answer, whoever makes it. */
export function securityHeaders(app: FastifyInstance, { https }: Pick<Config, 'https'>) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': request.id,
      ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
      ...(/^\/(api|auth|media|feeds|health|stream_mode)\b/.test(request.url) && {
        'cache-control': 'no-store',
      }),
    });
  });
}
