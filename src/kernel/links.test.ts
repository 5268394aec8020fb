import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath, safeExternalUrl, websiteAddress } from './links.ts';

// CARD-016
it.each([
  ['https://acme.com', 'https://acme.com/'],
  ['http://acme.com/a?b=c#d', 'http://acme.com/a?b=c#d'],
  ['HTTPS://Acme.com/About', 'https://acme.com/About'],
  ['acme.com', 'https://acme.com/'],
  ['www.acme.co.uk/team', 'https://www.acme.co.uk/team'],
  ['//acme.com/x', 'https://acme.com/x'],
  ['acme.com:8080/x', 'https://acme.com:8080/x'],
  [' acme.com ', 'https://acme.com/'],
  ['http://intranet/page', 'http://intranet/page'],
  ['acme.com/@handle', 'https://acme.com/@handle'],
])('offers %j as %j', (text, url) => {
  expect(safeExternalUrl(text)).toBe(url);
});

it.each([
  null,
  undefined,
  '',
  'n/a',
  'unknown',
  'two words',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:1',
  'javascript://acme.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://acme.com/1',
  'mailto:a@acme.com',
  'ftp://acme.com',
  'https://user:secret@acme.com',
  'user@acme.com',
  'https://',
  'https://acme.com\u0000.evil.com',
  '/explore',
  '?a=b',
])('offers no link for %j', (text) => {
  expect(safeExternalUrl(text)).toBeNull();
});

const trickyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .tuple(
      fc.constantFrom('javascript:', 'data:', 'file://', 'http://', 'https://', 'HTTP:', '//', '\\\\', ''),
      fc.string(),
    )
    .map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom('java', 'script', ':', '\t', '\n', '/', '@', 'acme.com', 'https'))
    .map((parts) => parts.join('')),
);

it('answers null or a web address without credentials, whatever it is given', () => {
  fc.assert(
    fc.property(trickyText, (text) => {
      const url = safeExternalUrl(text);

      expect(url === null || /^https?:\/\//.test(url)).toBe(true);
      if (url) expect(new URL(url).username + new URL(url).password).toBe('');
      if (url) expect(safeExternalUrl(url)).toBe(url);
    }),
    { numRuns: 1000 },
  );
});

// trust.md T4
it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example',
  '/\n\\evil.example',
  'media/1',
  'https://own.invalid/x',
  '',
  null,
])('does not take %j for a path of our own', (text) => {
  expect(ownPath(text)).toBeNull();
});

it('knows its own paths, and never leaves the house by one', () => {
  expect(ownPath('/media/logos/1.png?v=2')).toBe('/media/logos/1.png?v=2');
  fc.assert(
    fc.property(fc.string(), (rest) => {
      const path = ownPath(`/${rest}`);
      expect(path === null || new URL(path, 'https://orion.example').origin).toBe(
        path === null || 'https://orion.example',
      );
    }),
  );
});

it.each([
  'https://~5002',
  'https://~5002/about',
  'https://acme',
  'http://localhost:3000',
  'https://1',
  'https://192.0.2.10/',
  'http://[2001:db8::1]/',
  'https://-.-',
  'https://a..b',
  'https://.acme.example',
  'https://-acme.example',
  'https://acme.123',
  '/missing.png',
  '/company/thumb/missing.png',
  '/acme.example/logo.png',
  'missing.png',
  '//missing.png',
  'company/thumb/missing.png',
  './logo.png',
  '../logo.png',
  'images\\logo.png',
  '\\\\acme.example\\logo.png',
  '/',
  '//',
  '///acme.example',
  'http://',
  'https:',
  'http:///acme.example',
  'https://\\acme.example',
  'www',
  'www.',
  'http://www.',
  'http://null',
  'http://n/a',
  '#N/A',
  'null',
  '-',
])('%j has no named host, so it is no website', (text) => {
  expect(websiteAddress(text)).toBeNull();
});

it.each([
  ['acme.example', 'https://acme.example/'],
  ['https://my_shop.acme.example./a', 'https://my_shop.acme.example./a'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
  ['https://acme.example:8443/x', 'https://acme.example:8443/x'],
  ['https://7-11.example', 'https://7-11.example/'],
  ['//cdn.example/missing.png', 'https://cdn.example/missing.png'],
  ['https://acme.example//logo.png', 'https://acme.example//logo.png'],
])('%j is a website', (text, kept) => {
  expect(websiteAddress(text)).toBe(kept);
});
