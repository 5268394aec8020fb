import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

type Place = Pick<Config, 'https' | 'ORION_ORIGIN'>;

const TEN_MINUTES = 600;
export const SESSION_DAYS = 30;

/** Cookies do not know ports, so on a loopback address the name does. */
const nameOf = ({ https, ORION_ORIGIN }: Place, name: string) =>
  https ? `__Host-${name}` : `${name}_${new URL(ORION_ORIGIN).port || '80'}`;

export const sessionCookieName = (place: Place) => nameOf(place, 'orion_sid');
const preLoginCookieName = (place: Place) => nameOf(place, 'orion_pre');

export const readSessionCookie = (request: FastifyRequest, place: Place) =>
  request.cookies[sessionCookieName(place)];
export const readPreLoginCookie = (request: FastifyRequest, place: Place) =>
  request.cookies[preLoginCookieName(place)];

const common = ({ https }: Place) => ({ path: '/', httpOnly: true, secure: https });

export const setSessionCookie = (reply: FastifyReply, place: Place, value: string) =>
  reply.setCookie(sessionCookieName(place), value, {
    ...common(place),
    sameSite: 'strict',
    maxAge: SESSION_DAYS * 86_400,
  });

/** With it goes what opens remote pages. */
export const clearSessionCookie = (reply: FastifyReply, place: Place) =>
  reply
    .clearCookie(streamCookieName(place), { ...common(place), sameSite: 'strict' })
    .clearCookie(sessionCookieName(place), { ...common(place), sameSite: 'strict' });

/** For the connection to a remote page, which a browser opens without a bearer. */
export const streamCookieName = (place: Place) => nameOf(place, 'orion_stream');

export const setStreamCookie = (reply: FastifyReply, place: Place, value: string, maxAge: number) =>
  reply.setCookie(streamCookieName(place), value, { ...common(place), sameSite: 'strict', maxAge });

/** Lax, because it must come back with the provider's redirect to /login. */
export const setPreLoginCookie = (reply: FastifyReply, place: Place, value: string) =>
  reply.setCookie(preLoginCookieName(place), value, {
    ...common(place),
    sameSite: 'lax',
    maxAge: TEN_MINUTES,
  });
