import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { keepCookie, readCookie } from './cookies.ts';

const COOKIE = 'orion_scheme';

/** Light, dark or auto in a cookie, so that the server can write it into the page and nothing flashes. */
export const cookieColorScheme: MantineColorSchemeManager = {
  get: (fallback) => {
    const kept = readCookie(COOKIE);
    return isMantineColorScheme(kept) ? kept : fallback;
  },
  set: (scheme) => keepCookie(COOKIE, scheme),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => keepCookie(COOKIE, 'auto'),
};
