import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tellFileProblem } from './file-problem.ts';

const folder = tmpdir();
const told = (work: Promise<unknown>) => work.then(() => 'nothing', tellFileProblem);

it.each([
  [
    'a file that is not there',
    () => readFile(join(folder, 'nothing')),
    `There is no file ${folder}/nothing.`,
  ],
  [
    'a folder that is not there',
    () => writeFile(join(folder, 'no/f'), ''),
    `There is no folder ${folder}/no.`,
  ],
  [
    'a file that is there',
    () => writeFile(process.execPath, '', { flag: 'wx' }),
    `${process.execPath} exists already. Name another file, or remove that one.`,
  ],
  ['a folder to write', () => writeFile(folder, ''), `${folder} is a folder. Name a file in it.`],
  ['a folder to read', () => readFile(folder), 'That is a folder. Name a file in it.'],
  [
    'a name of 300 letters',
    () => readFile(join(folder, 'x'.repeat(300))),
    'The name of the file is too long.',
  ],
])('%s is told in a sentence', async (_name, work, sentence) => {
  expect(await told(work())).toBe(sentence);
});

it.runIf(existsSync('/dev/full'))('a full disk is told in a sentence', async () => {
  expect(await told(writeFile('/dev/full', 'x'))).toBe('There is no room left on the disk.');
});

it('leaves to others what is no file', async () => {
  expect(tellFileProblem(new Error('The database is away.'))).toBeNull();
});
