import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaPath } from './schema-path.ts';

// API-007
it.each([
  ['/api/v1/board-meeting-notes', '/board-meeting-notes'],
  ['https://orion.firm.example/api/v1/blocked-domains/template?x=1', '/blocked-domains/template?x=1'],
  ['https://evil.example/api/v1/x', '/x'],
])('cuts %s after the version', (address, path) => {
  expect(schemaPath(address)).toBe(path);
});

it.each([
  'https://evil.example/x',
  '//evil.example',
  '/api/v1',
  '/api/v1//evil.example',
  '/api/v1/../../x',
  '/api/v1/%2e%2e/x',
  '/api/v1/..\\x',
  '/api/v1/%',
  '',
])('takes nothing from %j', (address) => {
  expect(schemaPath(address)).toBeNull();
});

it('never leaves the origin it is called on', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = schemaPath(`/api/v1/${text}`);
      if (path !== null)
        expect(
          new URL(`https://orion.example/api/v1${path}`).href.startsWith('https://orion.example/api/v1/'),
        ).toBe(true);
    }),
  );
});
