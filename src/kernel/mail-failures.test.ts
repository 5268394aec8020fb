import { expect, it } from 'vitest';
import { tellMailFailure } from './mail-failures.ts';

it.each([
  ['EENVELOPE 550 No such user', 'The mail server refused the address. It said: 550 No such user'],
  ['ECONNECTION', 'The mail server can’t be reached. Check MAIL_URL.'],
  ['EODD what now\nmore', 'The mail server didn’t take it. It said: what now\nmore'],
  ['Ann Lee no longer uses Orion.', 'Ann Lee no longer uses Orion.'],
  ['', ''],
])('tells %j in a sentence', (failure, told) => {
  expect(tellMailFailure(failure)).toBe(told);
});
