const YEAR_IN_SECONDS = 31_536_000;

export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** Keeps a preference of this browser for a year; it survives logout and the server can read it. */
export function keepCookie(name: string, value: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint: the asynchronous cookie store is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${YEAR_IN_SECONDS}${secure}`;
}

const OF_SESSION = 'orion_session_';

/** Notes something for as long as a person stays signed in, in every tab. */
export function noteForSession(name: string) {
  // biome-ignore lint: see above
  document.cookie = `${OF_SESSION}${name}=1; Path=/; SameSite=Lax`;
}

export const isNotedForSession = (name: string) => readCookie(`${OF_SESSION}${name}`) !== undefined;

export function forgetSessionNotes() {
  // biome-ignore lint: see above
  for (const cookie of document.cookie.split('; ').filter((one) => one.startsWith(OF_SESSION)))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; SameSite=Lax; Max-Age=0`;
}
