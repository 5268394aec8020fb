import type { FastifyRequest } from 'fastify';
import { hashOf } from '#server/hash.ts';
import { Attempts, isCallersFault, Recent } from '#server/http/attempts.ts';
import { tooManyRequests } from '#server/http/errors.ts';
import { networkOf } from '#server/http/limits.ts';
import type { RateCounts } from '#server/http/rate-counts.ts';
import type { Platform } from '#server/platform.ts';
import { API_TOKEN_PREFIX } from './api-tokens.queries.ts';
import { readPreLoginCookie, readSessionCookie } from './auth-cookies.ts';

const DAY_MS = 24 * 3_600_000;
const SIGN_IN_MS = 600_000;

type SignIn = (request: FastifyRequest) => Promise<void>;

/** What keeps strangers from spending what is meant for the firm: only failures count, and the known are let through. */
export function openSignInLimits({ config, clock }: Pick<Platform, 'config' | 'clock'>, counts: RateCounts) {
  const badTokens = new Attempts(counts, clock, 'bad-token', config.RATE_BAD_TOKEN);
  const exchanges = new Attempts(counts, clock, 'exchange', config.RATE_SIGN_IN);
  const known = new Recent(clock, DAY_MS);
  const begun = new Recent(clock, SIGN_IN_MS);
  const underWay = new Map<string, Promise<unknown>>();

  /** A call of somebody known, or who shows what nobody else can make. */
  async function letThrough<T>(attempts: Attempts, network: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      attempts.note(network, error);
      throw error;
    }
  }

  /** A call that shows a token: failures are counted by network, and refused before they cost a query. */
  const check =
    (signIn: SignIn): SignIn =>
    async (request) => {
      const { authorization = '' } = request.headers;
      const cookie = readSessionCookie(request, config);
      // Nothing to look at: that is said without a query.
      if (!authorization && !cookie) return signIn(request);
      const credential = credentialOf(authorization, cookie);
      // Many calls of one script begin at once: one of them finds out for all.
      if (credential) await underWay.get(credential);
      const network = networkOf(request.ip);
      // A signature costs no query to look at.
      const proves = known.has(credential) || (cookie !== undefined && isSigned(authorization));
      const checked = proves
        ? letThrough(badTokens, network, () => signIn(request))
        : badTokens.attempt(network, () => signIn(request));
      const noted = checked.then(
        () => credential && known.add(credential),
        (error: unknown) => isCallersFault(error) && known.delete(credential),
      );
      if (!proves) underWay.set(credential, noted);
      await Promise.all([checked, noted.finally(() => underWay.delete(credential))]);
    };

  /** A call of the token endpoint: a refresh is counted by its session, a failed exchange by browser, else by network. */
  async function exchange<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const isRefresh = (request.body as { grant_type?: unknown } | null)?.grant_type === 'refresh_token';
    const network = networkOf(request.ip);
    const session = readSessionCookie(request, config);
    if (isRefresh && session) {
      const { current, ttl } = counts.take(`refresh:${hashOf(session)}`, config.RATE_SIGN_IN);
      if (current > config.RATE_SIGN_IN) throw tooManyRequests(ttl);
      if (known.has(hashOf(session))) return letThrough(exchanges, network, work);
    }
    const browser = isRefresh ? undefined : readPreLoginCookie(request, config);
    const isBegun = browser !== undefined && begun.has(hashOf(browser));
    return exchanges.attempt(isBegun ? hashOf(browser) : network, work);
  }

  return {
    check,
    exchange,
    /** A browser that set out from here, and one that came back signed in. */
    noteBegun: (browser: string) => begun.add(hashOf(browser)),
    noteSession: (cookie: string) => known.add(hashOf(cookie)),
  };
}
export type SignInLimits = ReturnType<typeof openSignInLimits>;

const isSigned = (authorization: string) => /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization);

/** What tells one caller from all others; empty when nothing does. */
const credentialOf = (authorization: string, cookie: string | undefined) => {
  const token = authorization.replace(/^Bearer /i, '');
  if (token.startsWith(API_TOKEN_PREFIX)) return hashOf(token);
  return cookie ? hashOf(cookie) : '';
};
