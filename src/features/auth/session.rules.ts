/** A token this close to its end is refreshed. */
export const REFRESH_THRESHOLD_MS = 600_000;
/** How often the browser looks. */
export const CHECK_INTERVAL_MS = 120_000;

/** What the browser keeps in local storage between visits: exactly these keys. */
export const SESSION_KEYS = [
  'id_token',
  'access_token',
  'refresh_token',
  'token_provided_time',
  'expires_in',
  'user_email',
  'prior_path',
] as const;
export type SessionKey = (typeof SESSION_KEYS)[number];

export const isRefreshDue = (millisecondsLeft: number) => millisecondsLeft <= REFRESH_THRESHOLD_MS;

const HOME = '/explore';

/** The remembered path when it is one of our own, else /explore: a path never leaves the origin. */
export function safePriorPath(remembered: string | null, origin: string): string {
  if (!remembered || !/^\/(?![/\\])/.test(remembered) || /[\s\\]|\p{Cc}/u.test(remembered)) return HOME;
  let url: URL;
  try {
    url = new URL(remembered, origin);
  } catch {
    return HOME;
  }
  if (url.origin !== origin || /^\/(login|auth|oidc|api|media)(\/|$)/i.test(url.pathname)) return HOME;
  // "/.//x" is one of our own until it is normalised.
  return /^\/[/\\]|%(2f|5c)/i.test(url.pathname) ? HOME : `${url.pathname}${url.search}`;
}
