import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseDomain } from './domains.ts';

describe('a domain', () => {
  it.each([
    ['acme.example', 'acme.example'],
    ['ACME.example.', 'acme.example'],
    ['https://www.acme.example/about?x=1', 'acme.example'],
    ['www2.acme.example', 'acme.example'],
    ['http://acme.example:8080', 'acme.example'],
    ['shop.acme.example', 'shop.acme.example'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    [' acme.example ', 'acme.example'],
  ])('is read from %j', (text, domain) => {
    expect(normaliseDomain(text)).toBe(domain);
  });

  it.each([
    '',
    'acme',
    '127.0.0.1',
    'http://127.0.0.1',
    '../etc',
    '💥',
    'a b.example',
    'javascript:alert(1)',
    'n/a',
    `${'a'.repeat(300)}.example`,
    'ftp://acme.example',
    '[::1]',
  ])('is not read from %j', (text) => {
    expect(normaliseDomain(text)).toBeNull();
  });

  it('is itself, read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (text) => {
        const domain = normaliseDomain(text);
        expect(domain === null || normaliseDomain(domain) === domain).toBe(true);
      }),
    );
  });
});
