import { expect, it } from 'vitest';
import { alignRows, inOneLine } from './align-rows.ts';

it('lays rows out in columns, whatever stands in their names', () => {
  expect(
    alignRows([
      ['a', 'new\nline'],
      ['long', 'right\u202eleft'],
    ]),
  ).toBe('a     new line\nlong  right left');
  expect(inOneLine('tab\there, \u001b[31mred, crème 👩‍💻')).toBe('tab here,  [31mred, crème 👩‍💻');
});
