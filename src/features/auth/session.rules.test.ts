import { describe, expect, it } from 'vitest';
import { isRefreshDue, safePriorPath } from './session.rules.ts';

const ORIGIN = 'https://orion.firm.example';

describe('the remembered path', () => {
  // AUTH-002, AUTH-005
  it.each([
    '/explore',
    '/explore?projects=a&projects=b',
    '/conversations/12?search=%2Fhome',
    '/a%20b?next=//x',
  ])('is %s again after login', (path) => {
    expect(safePriorPath(path, ORIGIN)).toBe(path);
  });

  // AUTH-005
  it.each([
    null,
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/explore/..%2f..%2f/evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https:evil.example',
    'https://evil.example/explore',
    'https://orion.firm.example@evil.example/',
    '/\tevil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/\u2028/evil.example',
    'explore',
    '?next=/explore',
    '/login',
    '/login?code=stolen',
    '/LOGIN/again',
    '/auth/logout',
    '/oidc/auth',
    '/api/v1/app-config',
    '/media/1',
    '/explore/../login',
  ])('%j leads to Explore', (hostile) => {
    expect(safePriorPath(hostile, ORIGIN)).toBe('/explore');
  });

  // AUTH-005
  it.each([
    '/／evil.example',
    '/．．/evil.example',
    '/;//evil.example',
    '/.//evil.example',
    '/..//evil.example',
  ])('%j never leaves the origin', (odd) => {
    expect(new URL(safePriorPath(odd, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
  });
});

// AUTH-024
it('is due ten minutes before its end, and not a moment sooner', () => {
  expect(isRefreshDue(600_001)).toBe(false);
  expect(isRefreshDue(600_000)).toBe(true);
  expect(isRefreshDue(-1)).toBe(true);
});
