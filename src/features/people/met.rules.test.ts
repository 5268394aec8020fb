import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAsked } from './met.rules.ts';

it.each([
  [' Ann.Lee@Acme.example ', { kind: 'email', email: 'ann.lee@acme.example', domain: 'acme.example' }],
  ['Ann Lee <ann@acme.example>', { kind: 'email', email: 'ann@acme.example', domain: 'acme.example' }],
  ['mailto:ann@acme.example', { kind: 'email', email: 'ann@acme.example', domain: 'acme.example' }],
  ['https://www.Acme.example/about', { kind: 'domain', domain: 'acme.example' }],
  ['https://de.linkedin.com/in/Ann-Lee/?x=1', { kind: 'linkedin', page: 'in/ann-lee' }],
  ['https://linkedin.example/in/ann-lee', { kind: 'linkedin', page: 'in/ann-lee' }],
  ['linkedin.com/company/acme#about', { kind: 'linkedin', page: 'company/acme' }],
  ['Ann Lee', null],
  ['ann@', null],
  ['ann@acme.example/x', null],
  ['127.0.0.1', null],
])('reads %j', (text, asked) => {
  expect(readAsked(text)).toEqual(asked);
});

it('reads anything without failing, and an answer reads as itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const asked = readAsked(text);
      if (asked?.kind === 'email') expect(readAsked(asked.email)).toEqual(asked);
      if (asked?.kind === 'domain') expect(readAsked(asked.domain)).toEqual(asked);
    }),
  );
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const asked = readAsked(email);
      expect(asked === null || asked.kind === 'email').toBe(true);
    }),
  );
});
