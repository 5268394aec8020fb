import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openFile } from './read-rows.ts';

const SIZE = (process.env.ORION_TEST_LONG ? 500 : 15) * 1_000_000;
const MOST_GROWTH = 20_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** What is held, without what only waits to be collected. */
const held = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const row = [
  'Acme Systems',
  'acme.example',
  'Makes, among others, widgets for the home. '.repeat(12),
  '1,200',
  '$3.5 million',
];
const forms = {
  'file.csv': { head: 'Name,Domain,Description,Employees,Raised\n', one: `"${row.join('","')}"\n`, end: '' },
  'file.json': {
    head: '[',
    one: `${JSON.stringify({ name: row[0], domain: row[1], description: row[2], employees: 1200 })},\n`,
    end: '{"name":"Last"}]',
  },
};

describe('a large file', () => {
  it.each(Object.entries(forms))(
    '%s is read without being held',
    async (fileName, { head, one, end }) => {
      const chunk = one.repeat(Math.floor(65_536 / one.length));
      const chunks = Math.ceil(SIZE / chunk.length);
      function* bytes() {
        yield Buffer.from(head);
        for (let sent = 0; sent < chunks; sent += 1) yield Buffer.from(chunk);
        yield Buffer.from(end);
      }

      const before = held();
      let most = Number.NEGATIVE_INFINITY;
      let count = 0;
      for await (const { cells } of (await openFile(Readable.from(bytes()), fileName)).rows) {
        count += cells.length > 0 ? 1 : 0;
        if (count % 5000 === 0) most = Math.max(most, held() - before);
      }

      expect(count).toBe(chunks * (chunk.length / one.length) + (end ? 1 : 0));
      expect(count).toBeGreaterThan(5000);
      expect(most).toBeLessThan(MOST_GROWTH);
    },
    600_000,
  );
});
