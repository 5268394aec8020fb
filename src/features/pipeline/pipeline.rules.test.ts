import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeOwners,
  ifMatch,
  ownerOptionsOf,
  ownersMeant,
  scopersOf,
  statusOf,
} from './pipeline.rules.ts';

const staff = [
  { full_name: 'Ann Lee', email_address: 'ann.lee@firm.example', role: 'PARTNER' },
  { full_name: 'Ann Ray', email_address: 'Ann.Ray@firm.example', role: 'PARTNER' },
  { full_name: 'Sam Hill', email_address: 'sam@firm.example', role: 'INVESTOR' },
  { full_name: 'Sam Hill', email_address: 'sam.hill@firm.example', role: 'INVESTOR' },
];
const options = ownerOptionsOf(staff);

// PIPE-007, PIPE-014
it('gives the short login, and the whole one where it is taken', () => {
  expect(options.map(({ server_value }) => server_value)).toEqual(['ann', 'ann.ray', 'sam', 'sam.hill']);
});

// PIPE-010, PIPE-011
describe('arranging owners', () => {
  const shown = (me: string) =>
    arrangeOwners(options, me).map(({ option, ...more }) => [option.server_value, more]);

  it('puts the current user first and the others under a label', () => {
    expect(shown('Sam.Other@firm.example')).toEqual([
      ['sam', {}],
      ['ann', { group: 'Other Owners' }],
      ['ann.ray', { group: 'Other Owners' }],
      ['sam.hill', { group: 'Other Owners' }],
    ]);
  });

  it('puts nobody first when no login matches', () => {
    expect(shown('zoe@firm.example').map(([value]) => value)).toEqual(['ann', 'ann.ray', 'sam', 'sam.hill']);
  });
});

it('sends display names on add, server values on remove, addresses where a name is not enough', () => {
  const left = { full_name: 'Gone Away', email_address: 'gone@firm.example' };

  expect(scopersOf([...staff, left], 'add', options)).toEqual([
    'Ann Lee',
    'Ann Ray',
    'sam@firm.example',
    'sam.hill@firm.example',
    'gone@firm.example',
  ]);
  expect(scopersOf(staff, 'remove', options)).toEqual(['ann', 'ann.ray', 'sam', 'sam.hill']);
});

it('means exactly one owner by everything it sends', () => {
  const person = fc.record({
    full_name: fc.constantFrom('Ann', 'ann', 'Sam Hill', 'Bo'),
    email_address: fc.constantFrom('ann@a.example', 'ann.b@a.example', 'sam@a.example', 'bo.c@a.example'),
    role: fc.constant('PARTNER'),
  });
  const people = fc.uniqueArray(person, { selector: ({ email_address }) => email_address });
  fc.assert(
    fc.property(people, fc.constantFrom('add' as const, 'remove' as const), (firm, change) => {
      const known = ownerOptionsOf(firm);
      const meant = scopersOf(firm, change, known).map((entry) =>
        ownersMeant(entry, known).map(({ email_address }) => email_address),
      );
      expect(meant).toEqual(firm.map(({ email_address }) => [email_address]));
    }),
  );
});

it('keeps a status upper-cased, and nothing for n/a', () => {
  expect(['passed', ' On_Hold ', 'n/a', 'N/A ', '', null].map(statusOf)).toEqual([
    'PASSED',
    'ON_HOLD',
    null,
    null,
    null,
    null,
  ]);
});

it('reads a version bare and as an entity tag', () => {
  expect(['"12"', 'W/"12"', '12'].map((tag) => ifMatch.parse(tag))).toEqual([12, 12, 12]);
  expect(ifMatch.safeParse('*').success).toBe(false);
});
