import { expect, it } from 'vitest';
import { ownerOptionsOf } from '#features/pipeline/pipeline.rules.ts';
import { readOwners } from './owners.rules.ts';

const FIRM = ownerOptionsOf(
  [
    ['Ann Lee', 'ann@firm.example'],
    ['José Álvarez', 'Jose.Alvarez@firm.example'],
    ['Sam Hill', 'sam@firm.example'],
    ['Sam Hill', 'sam.hill@firm.example'],
  ].map(([full_name = '', email_address = '']) => ({ full_name, email_address, role: 'PARTNER' })),
);
const [ANN, JOSE, SAM] = ['ann@firm.example', 'Jose.Alvarez@firm.example', 'sam@firm.example'];

it.each([
  ['Ann Lee', [ANN]],
  ['ANN  LEE', [ANN]],
  ['Lee, Ann', [ANN]],
  ['Ann Lee <ann@firm.example>', [ANN]],
  ['Somebody Else (ann@firm.example)', [ANN]],
  ['Jose Alvarez', [JOSE]],
  ['ANN@firm.example jose.alvarez@firm.example', [ANN, JOSE]],
  ['Ann Lee; José Álvarez', [ANN, JOSE]],
  ['Ann Lee, José Álvarez', [ANN, JOSE]],
  ['["Ann Lee","sam@firm.example"]', [ANN, SAM]],
  ['Ann Lee; ann@firm.example', [ANN]],
  ['Ann Lee & José Álvarez', [ANN, JOSE]],
  ['Ann Lee and jose.alvarez@firm.example', [ANN, JOSE]],
  ['Ann Lee/José Álvarez, sam@firm.example', [ANN, JOSE, SAM]],
])('%s: %j', (text, value) => {
  expect(readOwners(text, FIRM)).toEqual({ value });
});

it.each([
  ['Sam Hill', '"Sam Hill" is the name of several colleagues; write an e-mail address'],
  ['Ann Lee; Zoe', '"Zoe" is not someone who can own companies; write an e-mail address'],
  ['Ann Lee & Zoe', '"Ann Lee & Zoe" is not someone who can own companies; write an e-mail address'],
  // A login is no name: another Ann may be meant.
  ['ann', '"ann" is not someone who can own companies; write an e-mail address'],
  [
    'Ann Lee <ann@other.example>',
    '"Ann Lee <ann@other.example>" is not someone who can own companies; write an e-mail address',
  ],
])('%s costs the cell', (text, problem) => {
  expect(readOwners(text, FIRM)).toEqual({ problem });
});
