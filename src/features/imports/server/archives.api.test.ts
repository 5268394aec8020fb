import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aWorkbook, aZip, packedNothing, textRow } from './testing/a-workbook.ts';
import { importScene } from './testing/import-scene.ts';

const { step, bring, refusal } = await importScene();

describe('a ZIP archive', () => {
  it('is as good as the one table in it', async () => {
    const { id, headers } = await bring(
      aZip({ 'out/companies.csv': 'domain,name\nzip.example,Zip\n', '__MACOSX/out/._companies.csv': 'x' }),
      'out.zip',
    );
    expect(headers).toEqual(['domain', 'name']);
    expect((await step(id, 'check')).counts.create).toBe(1);
  });

  it('is as good as the one workbook in it', async () => {
    const book = aWorkbook({ A: textRow(1, ['Domain']) + textRow(2, ['inner.example']) });
    const zip = aZip({ 'out/firm.xlsx': { packed: deflateRawSync(book) } });
    const { layout, preview } = await bring(zip, 'out.zip');
    expect([layout.sheet, preview[0]?.cells]).toEqual(['A', ['inner.example']]);
    const inner = aZip({ 'a.xlsx': { packed: deflateRawSync(zip) } });
    expect(await refusal(inner)).toContain('no sheet');
  });

  it('is refused where it holds several, or none', async () => {
    expect(await refusal(aZip({ 'a.csv': 'domain\n', 'b.csv': 'domain\n' }))).toContain('2 tables');
    expect(await refusal(aZip({ 'a.png': 'x' }))).toContain('no table');
  });

  it('is refused where little of it would become very much', async () => {
    const bomb = aZip({ 'firm.xlsx': packedNothing(201) });
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await refusal(bomb)).toContain('too large when unpacked');
  });
});

// To read so many letters takes long.
it.runIf(process.env.ORION_TEST_LONG)(
  'a workbook is refused where little would become very much',
  async () => {
    const bomb = aWorkbook({ A: '' }, [], { 'xl/sharedStrings.xml': packedNothing(601) });
    expect(await refusal(bomb)).toMatch(/too large when unpacked|takes too long/);
  },
);
