import { useSyncExternalStore } from 'react';
import type { TokenAnswer } from '#features/auth/auth.contract.ts';
import type { SessionKey } from '#features/auth/session.rules.ts';
import { forgetSessionNotes } from '#web/cookies.ts';

type Flag = 'token_refreshing' | 'refresh_token_invalid';

const flags: Record<Flag, boolean> = { token_refreshing: false, refresh_token_invalid: false };
const listeners = new Set<() => void>();

/** When this page got which token, by a clock that no one can set. */
let received: { token: string; at: number } | null = null;

export const readSession = (key: SessionKey) => localStorage.getItem(key);
export const isSignedIn = () => Boolean(readSession('id_token'));
export const readFlag = (flag: Flag) => flags[flag];

export function setFlag(flag: Flag, value: boolean) {
  flags[flag] = value;
  announceSession();
}

/** Keeps new tokens; a refresh brings no refresh token, so the stored one stays. */
export function storeTokens(tokens: TokenAnswer) {
  write('access_token', tokens.access_token);
  if (tokens.refresh_token) write('refresh_token', tokens.refresh_token);
  write('token_provided_time', String(Date.now()));
  write('expires_in', String(tokens.expires_in));
  // Last, because the other tabs listen for it and read the rest then.
  write('id_token', tokens.id_token);
  received = { token: tokens.id_token, at: performance.now() };
  flags.refresh_token_invalid = false;
  announceSession();
}

export const storeEmail = (email: string) => write('user_email', email);
export const rememberPath = (path: string) => write('prior_path', path);

/** The remembered path, once: reading it forgets it. */
export function takePriorPath() {
  const path = readSession('prior_path');
  localStorage.removeItem('prior_path');
  return path;
}

/** Clears all local storage, ours or not, and what was noted for the session. */
export function forgetSession() {
  localStorage.clear();
  forgetSessionNotes();
  received = null;
  announceSession();
}

/** Whether this page saw the token arrive, so that its age is beyond doubt. */
export const isAgeKnown = () => received !== null && received.token === readSession('id_token');

/**
 * How long the stored token still lives. A clock that was set back makes no token younger, nor does a machine
 * that slept, whose own clock stood still meanwhile: the longer of the two ages counts.
 */
export function millisecondsLeft(): number {
  const life = Number(readSession('expires_in')) * 1000;
  const age = Date.now() - Number(readSession('token_provided_time'));
  if (!Number.isFinite(life) || !Number.isFinite(age)) return 0;
  if (isAgeKnown() && received) return life - Math.max(age, performance.now() - received.at);
  return age < 0 ? 0 : life - age;
}

export function watchSession(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useSignedIn = () => useSyncExternalStore(watchSession, isSignedIn);
export const useFlag = (flag: Flag) => useSyncExternalStore(watchSession, () => flags[flag]);

/** Calls back when another tab changed the session. */
export function watchOtherTabs(listener: () => void) {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== 'id_token') return;
    if (newValue) received = { token: newValue, at: performance.now() };
    announceSession();
    listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function write(key: SessionKey, value: string) {
  localStorage.setItem(key, value);
}

/** Has everyone who shows the session look at it again. */
export function announceSession() {
  for (const listener of listeners) listener();
}
