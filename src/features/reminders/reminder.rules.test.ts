import { expect, it } from 'vitest';
import { actionsOn, readStatus, STATUS_LABELS } from './reminder.rules.ts';

// REM-010
it.each([
  ['upcoming', 'Upcoming'],
  ['pending', 'Upcoming'],
  ['passed', 'Passed'],
  ['incomplete', 'Passed'],
  ['Complete', 'Completed'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['CANCELED', 'Cancelled'],
  ['delete', 'Cancelled'],
  ['snoozed', 'Snoozed'],
  [' snooze ', 'Snoozed'],
])('reads %s as %s', (word, label) => {
  const status = readStatus(word);

  expect(status && STATUS_LABELS[status]).toBe(label);
});

it.each(['', 'done', 'constructor', 'toString'])('reads %j as no status', (word) => {
  expect(readStatus(word)).toBeNull();
});

// REM-011, REM-012, REM-013
it.each([
  ['passed', ['Complete', 'Snooze', 'Cancelled']],
  ['snooze', ['Complete', 'Cancelled']],
  ['upcoming', []],
  ['completed', []],
  ['delete', []],
] as const)('of a reminder that is %s one can make %j', (status, labels) => {
  expect(actionsOn(status).map(({ label }) => label)).toEqual(labels);
});
