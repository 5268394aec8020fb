import type { FastifyReply, FastifyRequest } from 'fastify';
import { setStreamCookie, streamCookieName } from '#features/auth/server/auth-cookies.ts';
import type { Platform } from '#server/platform.ts';

/** As long as a remote page can stay open, and a little. */
const LIFE_SECONDS = 70 * 60;

/** The sign-in that the id token proved, sealed: what a WebSocket shows in its place. */
export function giveStreamCookie(
  { config, secrets, clock }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { session_id } = request.caller;
  if (!session_id) return;
  const until = clock.now().getTime() + LIFE_SECONDS * 1000;
  setStreamCookie(reply, config, secrets.seal(JSON.stringify({ stream: session_id, until })), LIFE_SECONDS);
}

/** The sign-in behind the cookie, or null where it is missing, forged or over. */
export function readStreamCookie(
  { config, secrets, clock }: Platform,
  { cookies }: FastifyRequest,
): string | null {
  try {
    const { stream, until } = JSON.parse(secrets.open(cookies[streamCookieName(config)] ?? '')) as {
      stream?: unknown;
      until?: unknown;
    };
    return typeof stream === 'string' && Number(until) > clock.now().getTime() ? stream : null;
  } catch {
    return null;
  }
}
