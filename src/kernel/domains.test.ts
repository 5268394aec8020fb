import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyAddress, domainWords, isUnknownDomain, normaliseDomain } from './domains.ts';

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

describe('the address of a company', () => {
  it.each([
    ['~41', '~41'],
    [' ~41 ', '~41'],
    ['https://www.acme.example/', 'acme.example'],
    ['~0', null],
    ['~', null],
    ['~41.example', null],
    ['~99999999999', null],
    ['~4 1', null],
    ['~-1', null],
  ])('is read from %j', (text, address) => {
    expect(companyAddress(text)).toBe(address);
    expect(normaliseDomain('~41')).toBeNull();
  });

  it('is told only where it is a domain', () => {
    expect([domainWords('~41'), domainWords('acme.example')]).toEqual(['Domain unknown', 'acme.example']);
    expect([isUnknownDomain('~41'), isUnknownDomain('acme.example')]).toEqual([true, false]);
  });
});
