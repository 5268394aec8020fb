import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './write.ts';

const KEY_LENGTH = 200;

/** Who asks, before anybody has looked at a token. */
export const stranger = (request: FastifyRequest): Caller => {
  const key = request.headers['idempotency-key'];
  return {
    user_id: null,
    email_address: null,
    subject: null,
    via: 'browser',
    request_id: request.id,
    ip: request.ip,
    idempotency_key: typeof key === 'string' && key.length <= KEY_LENGTH ? key : null,
  };
};

/** Routes for everyone know a person when one is there; all others need one. */
export function accessCheck(app: FastifyInstance, signIn: (request: FastifyRequest) => Promise<void>) {
  app.decorateRequest('person', null);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = stranger(request);
    const { access } = request.routeOptions.config;
    if (access === 'user' || access === 'media') await signIn(request);
    else if (access === 'everyone' && request.url.startsWith('/api/') && request.headers.authorization)
      await signIn(request).catch(() => {});
  });
}
