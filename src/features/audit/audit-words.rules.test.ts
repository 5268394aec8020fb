import { expect, it } from 'vitest';
import { actionWords, changeLines, objectWords, shortObjectWords, wayWords } from './audit-words.rules.ts';

it.each([
  ['settings.saveAccount', 'Save account'],
  ['access.refused', 'Refused'],
  ['gate.set', 'Set'],
  ['odd', 'Odd'],
])('%s is told as %s', (action, words) => {
  expect(actionWords(action)).toBe(words);
});

it('names what an event was about', () => {
  expect(objectWords({ object_type: 'api_token', object_id: '7' })).toBe('Api token 7');
  expect(objectWords({ object_type: 'call', object_id: 'DELETE /api/v1/x' })).toBe('DELETE /api/v1/x');
  expect(objectWords({ object_type: null, object_id: null })).toBe('–');
  const file = { object_type: 'import', object_id: '79221bc6-006a-4f30-ab15-f4d68eeef936' };
  expect([objectWords(file), shortObjectWords(file)]).toEqual([
    `Import ${file.object_id}`,
    'Import 79221bc6',
  ]);
  expect(wayWords('api-token')).toBe('API token');
});

it('tells what changed as far as it is known', () => {
  const detail = {
    role: { from: null, to: 'PARTNER' },
    active: { from: true, to: false },
    tags: ['a', 'b'],
    other: { x: 1 },
  };

  expect(changeLines({ detail, changed: true })).toEqual([
    'Role: none → PARTNER',
    'Active: yes → no',
    'Tags: a, b',
    'Other: {"x":1}',
  ]);
  expect(changeLines({ detail: {}, changed: true })).toEqual(['Values changed']);
  expect(changeLines({ detail: {}, changed: null })).toEqual([]);
});
