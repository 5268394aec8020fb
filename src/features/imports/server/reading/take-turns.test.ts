import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openFile } from './read-rows.ts';

const ROWS = 40_000;

it.each([
  ['a.csv', `Domain\n${'acme.example\n'.repeat(ROWS)}`, ROWS],
  ['blank.csv', `Domain\n${'\n'.repeat(ROWS * 5)}acme.example\n`, 1],
  ['a.ndjson', '{"Domain": "acme.example"}\n'.repeat(ROWS), ROWS],
])('whoever reads %s whole lets others have their turn', async (name, text, rows) => {
  const file = await openFile(Readable.from([Buffer.from(text)]), name);
  let read = 0;
  const reading = new AbortController();
  const whole = (async () => {
    for await (const { cells } of file.rows) read += cells.length;
    reading.abort();
  })();
  let turns = 0;
  for (; !reading.signal.aborted; turns += 1) await nextTurn();
  await whole;

  expect(read).toBe(rows);
  expect(turns).toBeGreaterThan(2);
});
