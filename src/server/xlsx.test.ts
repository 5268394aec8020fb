import { inflateRawSync, crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { xlsxStream } from './xlsx.ts';

async function* batchesOf(...batches: object[][]) {
  yield* batches;
}

/** The files of an archive, read by its own list as any program reads it. */
async function unpack(stream: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const bytes of stream) parts.push(bytes);
  const zip = Buffer.concat(parts);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, packed, size] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
    ];
    const length = zip.readUInt16LE(at + 28);
    const begin = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + length).toString();
    const content = inflateRawSync(zip.subarray(begin + 30 + length, begin + 30 + length + packed));
    expect(content.length).toBe(size);
    expect(crc32(content)).toBe(crc);
    files[name] = content.toString();
    at += 46 + length;
  }
  return files;
}

const sheetOf = (files: Record<string, string>) => files['xl/worksheets/sheet1.xml'] ?? '';

it('holds all parts of a workbook, and every line under the names of its columns', async () => {
  const files = await unpack(
    xlsxStream(['name', 'count'], batchesOf([{ name: 'Acme', count: 3 }], [{ name: 'Böb', count: null }])),
  );

  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const texts = [...sheetOf(files).matchAll(/<t [^>]*>([^<]*)<|<v>([^<]*)</g)].map(
    ([, text, value]) => text ?? value,
  );
  expect(texts).toEqual(['name', 'count', 'Acme', '3', 'Böb']);
  expect(sheetOf(files).match(/<row>/g)).toHaveLength(3);
});

it('writes a text as a text, whatever it begins with, and leaves out what XML cannot hold', async () => {
  const rows = [{ name: '=1+1' }, { name: '<b>&"\u0001\ud800' }, { name: ['a', 'b'] }, { name: true }];
  const sheet = sheetOf(await unpack(xlsxStream(['name'], batchesOf(rows))));

  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('>&lt;b&gt;&amp;&quot;</t>');
  expect(sheet).toContain('>a; b</t>');
  expect(sheet).toContain('<c t="b"><v>1</v></c>');
});

it('is a workbook also without a line', async () => {
  expect(sheetOf(await unpack(xlsxStream(['name'], batchesOf())))).toMatch(/<row>.*<\/row><\/sheetData>/);
});

it('holds much without holding it in memory at once', async () => {
  async function* many() {
    for (let at = 0; at < 40; at += 1)
      yield Array.from({ length: 500 }, (_, row) => ({ name: `Company ${at * 500 + row}` }));
  }

  const sheet = sheetOf(await unpack(xlsxStream(['name'], many())));

  expect(sheet.match(/<row>/g)).toHaveLength(20_001);
});

it('ends with the fault of what it reads', async () => {
  async function* broken() {
    yield [{ name: 'Acme' }];
    throw new Error('lost');
  }

  await expect(unpack(xlsxStream(['name'], broken()))).rejects.toThrow('lost');
});
