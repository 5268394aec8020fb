import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openFile } from './read-rows.ts';

const SIZE = (process.env.ORION_TEST_LONG ? 500 : 50) * 1_000_000;
const MOST_GROWTH = 60_000_000;

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

      const before = process.memoryUsage().heapUsed;
      let most = 0;
      let count = 0;
      for await (const { cells } of (await openFile(Readable.from(bytes()), fileName)).rows) {
        count += cells.length > 0 ? 1 : 0;
        if (count % 5000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
      }

      expect(count).toBe(chunks * (chunk.length / one.length) + (end ? 1 : 0));
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(MOST_GROWTH);
    },
    600_000,
  );
});
