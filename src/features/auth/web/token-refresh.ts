import { isRefreshDue } from '#features/auth/session.rules.ts';
import { endSession } from './logout.ts';
import {
  isAgeKnown,
  isSignedIn,
  millisecondsLeft,
  readFlag,
  readSession,
  setFlag,
  storeTokens,
} from './session.ts';
import { exchangeRefreshToken, SignInError } from './token-endpoint.ts';

const LOCK = 'orion-refresh';
const MOST_RETRIES = 3;
const REFUSALS = new Set([400, 401, 403]);

let running: Promise<void> | null = null;

/** Looks whether the token is within ten minutes of its end, and refreshes it then. */
export async function checkToken(): Promise<void> {
  if (!isSignedIn() || readFlag('refresh_token_invalid') || !navigator.onLine) return;
  if (isRefreshDue(millisecondsLeft())) await refreshToken();
}

/** Gets new tokens, once however many ask, in this tab and in the others. */
export function refreshToken(): Promise<void> {
  running ??= renewUnderLock().finally(() => {
    running = null;
  });
  return running;
}

/** The token for a call: waits for a running refresh, and makes one when the token has ended. */
export async function tokenForCall(): Promise<string | null> {
  if (running) await running.catch(() => {});
  if (isSignedIn() && millisecondsLeft() <= 0) await refreshToken();
  return readSession('id_token');
}

/** After a 401: the token another tab got meanwhile, or a new one when the age of ours was only guessed. */
export async function tokenAfterRefusal(refused: string): Promise<string | null> {
  if (running) await running.catch(() => {});
  if (readSession('id_token') === refused && !isAgeKnown()) await refreshToken().catch(() => {});
  const token = readSession('id_token');
  return token === refused ? null : token;
}

async function renewUnderLock(): Promise<void> {
  const ending = readSession('id_token');
  const renew = async () => {
    const renewedElsewhere = readSession('id_token') !== ending;
    if (!renewedElsewhere) await renewPatiently();
  };
  // Browsers without locks have one tab refresh after the other at worst: the server takes the previous token too.
  await (navigator.locks ? navigator.locks.request(LOCK, renew) : renew());
}

async function renewPatiently(): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await renewOnce();
      return;
    } catch (error) {
      const refused = error instanceof SignInError && REFUSALS.has(error.status);
      if (refused) {
        setFlag('refresh_token_invalid', true);
        console.error('The session could not be refreshed', error);
        endSession();
        return;
      }
      if (tries >= MOST_RETRIES) {
        console.error('The session could not be refreshed for now', error);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries * (0.5 + Math.random())));
    }
  }
}

async function renewOnce() {
  setFlag('token_refreshing', true);
  try {
    const handle = readSession('refresh_token');
    if (!handle) throw new SignInError('A session without a refresh token', 400);
    const tokens = await exchangeRefreshToken(handle);
    if (isSignedIn()) storeTokens(tokens);
  } finally {
    setFlag('token_refreshing', false);
  }
}
