import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { pathOf } from '#kernel/endpoint.ts';
import { forbidden, Refusal, unauthenticated } from '#server/http/errors.ts';
import type { Platform } from '#server/platform.ts';
import { browsingContract } from '../browsing.contract.ts';
import { recordSession } from './record-sessions.ts';
import { listLivingSignIns } from './sign-ins.queries.ts';
import { giveStreamCookie, readStreamCookie } from './stream-cookie.ts';
import { openWebSockets } from './web-sockets.ts';

const SCREENS = '/stream_mode/sessions/';
const LOOK_EVERY_MS = 10_000;
const SIGN_OUT = '/auth/logout';

/** The connection of a remote page, its cookie, its record, and its end with the sign-in it belongs to. */
export function browsingRoutes(app: FastifyInstance, platform: Platform) {
  const { provider } = platform.capabilities.browsing;
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === pathOf(browsingContract.getSessionUrl) && reply.statusCode === 200)
      giveStreamCookie(platform, request, reply);
  });
  screenRoute(app, platform);
  if (!provider) return;
  provider.listen((event) => recordSession(platform, event));
  app.addHook('onClose', () => provider.close());
  endWithSignIns(app, platform, provider);
}

function screenRoute(app: FastifyInstance, platform: Platform) {
  const { provider } = platform.capabilities.browsing;
  const sockets = openWebSockets(app, (url) => url.startsWith(SCREENS));
  const schema = {
    summary: 'The pictures of a remote page and the way for hands and keys, as a WebSocket',
    operationId: 'browsing.screen',
    tags: ['browsing'],
    params: z.object({ session_id: z.uuid('must be the id of a session') }),
  };
  // A WebSocket carries no bearer: the cookie that the id token was given for says whose it is.
  const config = { rate: 'read' as const, access: 'everyone' as const };
  app.get(`${SCREENS}:session_id`, { schema, config, exposeHeadRoute: false }, async (request, reply) => {
    if (request.headers.origin !== platform.config.ORION_ORIGIN)
      throw forbidden('This connection must come from Orion itself.', 'CrossSite');
    const sign_in = readStreamCookie(platform, request);
    const [owner] = sign_in
      ? await listLivingSignIns(platform.db, [sign_in], platform.clock.now()).execute()
      : [];
    if (!owner || !sign_in) throw unauthenticated();
    const { session_id } = request.params as { session_id: string };
    const taken = provider && sockets.take(request.raw, reply.raw);
    if (!taken) throw new Refusal(426, 'UpgradeRequired', 'Open this address as a WebSocket.');
    reply.hijack();
    provider.join({ user_id: owner.user_id, sign_in }, session_id, request.raw, taken.socket, taken.head);
    return reply;
  });
}

/** Signed out here, elsewhere, by an administrator or by time: a remote page does not outlive it. */
function endWithSignIns(
  app: FastifyInstance,
  { db, clock, log }: Platform,
  provider: NonNullable<Platform['capabilities']['browsing']['provider']>,
) {
  const look = async () => {
    try {
      const open = await provider.signIns();
      if (open.length === 0) return;
      const living = await listLivingSignIns(db, open, clock.now()).execute();
      await provider.endAll(open.filter((id) => !living.some(({ session_id }) => session_id === id)));
    } catch (error) {
      log.warn({ err: error }, 'sign-ins of remote pages were not looked at');
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onResponse', async (request) => {
    if (request.routeOptions.url === SIGN_OUT) await look();
  });
}
