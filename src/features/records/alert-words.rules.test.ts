import { expect, it } from 'vitest';
import { tellAlert } from './alert-words.rules.ts';

it.each([
  ['update', { by: 'Ann Lee', kind: 'Hiring', text: 'New CFO' }, 'Ann Lee added a note in Hiring: New CFO'],
  ['update', { by: null, kind: 'Hiring', text: 'New CFO' }, 'New note in Hiring: New CFO'],
  ['status', { by: 'Ann Lee', status: 'Diligence' }, 'Ann Lee set the status to Diligence.'],
  [
    'status',
    { by: 'Ann Lee', status: 'Diligence', from: 'Outreach' },
    'Ann Lee moved it from Outreach to Diligence.',
  ],
  ['status', { by: null, status: 'Passed', from: 'Diligence' }, 'It moved from Diligence to Passed.'],
  ['status', { by: null, status: 'Passed' }, 'Status changed to Passed.'],
  ['status', { by: 'Ann Lee', status: null, from: 'Diligence' }, 'Ann Lee removed the status Diligence.'],
  ['status', { by: null, status: null, from: 'Diligence' }, 'The status Diligence was removed.'],
  ['file', { by: 'Ann Lee', file_name: 'deck.pdf', kind: 'Deck' }, 'Ann Lee added deck.pdf (Deck).'],
  ['file', { by: null, file_name: 'deck.pdf', kind: 'Deck' }, 'New: deck.pdf (Deck).'],
  ['quip', { text: 'They ship on Fridays.' }, 'They ship on Fridays.'],
  ['mention', { text: 'Raised a round', source: 'weekly-7' }, 'Raised a round'],
  ['mention', { text: null, source: 'weekly-7' }, 'Mentioned in weekly-7.'],
])('%s %j says “%s”', (type, facts, words) => {
  expect(tellAlert({ type, facts, message: null })).toBe(words);
});

it('keeps the text of an alert that has no facts, and never fails on what it does not know', () => {
  expect(tellAlert({ type: 'status', facts: null, message: 'The status is now Passed' })).toBe(
    'The status is now Passed',
  );
  expect(tellAlert({ type: 'constructor', facts: {}, message: null })).toBe('Something changed.');
  expect(tellAlert({ type: 'quip', facts: { text: 7 }, message: null })).toBe('Something changed.');
});
