import { expect, it } from 'vitest';
import { guessColumns } from './column-values.rules.ts';

const choices = {
  status: ['Private', 'Public', 'Closed'],
  tp_status: ['Prospect', 'In Conversation', 'Diligence', 'Portfolio', 'Passed'],
};
const guess = (headers: string[], ...rows: string[][]) =>
  guessColumns('companies', headers, { preview: rows.map((cells) => ({ cells })), choices });

it.each([
  ['pipeline statuses', ['Diligence', 'Portfolio', 'Passed'], 'tp_status'],
  ['them in any case, and their codes', ['diligence', 'IN_CONVERSATION', 'PASSED'], 'tp_status'],
  ['mostly them', ['Diligence', 'Passed', 'call Ann', ''], 'tp_status'],
  ['hardly one of them', ['Diligence', 'call Ann', 'call Bo'], 'status'],
  ['statuses of a company', ['Private', 'closed'], 'status'],
  ['both', ['Passed', 'Diligence', 'Out of business'], 'status'],
  ['nothing', ['', ' '], 'status'],
  ['words of nobody', ['soon', 'later'], 'status'],
])('“Status” with %s', (_what, cells, field) => {
  expect(guess(['Domain', 'Status'], ...cells.map((cell) => ['a.example', cell]))).toEqual(['domain', field]);
});

it('is decided the other way round as well', () => {
  expect(guess(['Pipeline status'], ['Private'], ['Public'])).toEqual(['status']);
});

it('leaves a field to the column that is headed so, and its own to another', () => {
  expect(guess(['Status', 'Pipeline stage'], ['Passed', 'Prospect'])).toEqual([null, 'tp_status']);
  expect(guess(['Status', 'Company status'], ['Passed', 'Private'])).toEqual(['tp_status', 'status']);
});
