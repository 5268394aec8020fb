import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_KEYS } from '#features/auth/session.rules.ts';
import { aTokenAnswer } from '#orion/web/testing/render-app.tsx';
import {
  forgetSession,
  millisecondsLeft,
  readSession,
  rememberPath,
  storeEmail,
  storeTokens,
  takePriorPath,
  useSignedIn,
} from './session.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  forgetSession();
});

// AUTH-016, AUTH-019, AUTH-022, AUTH-023
it('keeps exactly the seven named values', () => {
  storeTokens(aTokenAnswer());
  storeEmail('marta@aldercap.example');
  rememberPath('/explore?x=1');

  expect(Object.keys(localStorage).sort()).toEqual([...SESSION_KEYS].sort());
  expect(readSession('expires_in')).toBe('3600');
  expect(readSession('token_provided_time')).toBe(String(Date.now()));
});

// AUTH-018
it('keeps the refresh token when a refresh brings none', () => {
  storeTokens(aTokenAnswer());
  const { refresh_token: _, ...refreshed } = aTokenAnswer('second');

  storeTokens(refreshed);

  expect(readSession('id_token')).toBe('second-id-token');
  expect(readSession('refresh_token')).toBe('handle');
});

// AUTH-005
it('gives the remembered path once', () => {
  rememberPath('/explore?x=1');

  expect(takePriorPath()).toBe('/explore?x=1');
  expect(takePriorPath()).toBeNull();
});

it('knows the age of a token that arrived here, whatever the clock on the wall says', () => {
  storeTokens(aTokenAnswer());

  vi.advanceTimersByTime(HOUR_MS / 2);
  vi.setSystemTime(Date.now() - 24 * HOUR_MS);

  expect(millisecondsLeft()).toBeCloseTo(HOUR_MS / 2, -1);
});

it('notices that the machine slept', () => {
  storeTokens(aTokenAnswer());

  vi.setSystemTime(Date.now() + 8 * HOUR_MS);

  expect(millisecondsLeft()).toBeLessThan(0);
});

it('goes by the wall clock for a token of an earlier visit, and trusts none from the future', () => {
  localStorage.setItem('id_token', 'earlier');
  localStorage.setItem('expires_in', '3600');
  localStorage.setItem('token_provided_time', String(Date.now() - HOUR_MS / 4));
  expect(millisecondsLeft()).toBe((HOUR_MS * 3) / 4);

  localStorage.setItem('token_provided_time', String(Date.now() + HOUR_MS));
  expect(millisecondsLeft()).toBe(0);
});

it.each(['', 'soon', '{}'])('takes a life of %j for none', (expires_in) => {
  localStorage.setItem('id_token', 'odd');
  localStorage.setItem('token_provided_time', String(Date.now()));
  localStorage.setItem('expires_in', expires_in);

  expect(millisecondsLeft()).toBeLessThanOrEqual(0);
});

// AUTH-007
it('clears all of local storage and tells whoever shows it', () => {
  storeTokens(aTokenAnswer());
  localStorage.setItem('left by something else', 'yes');
  const { result } = renderHook(useSignedIn);
  expect(result.current).toBe(true);

  act(forgetSession);

  expect(result.current).toBe(false);
  expect(localStorage).toHaveLength(0);
});
