import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { sniffEncoding, withoutCutLetter } from './encoding.ts';

const sentences = [
  'Name,Ort\nMüller & Söhne,Zürich\n',
  'Nom,Ville\nCafé Crème,Orléans\n',
  'Name,City\nMalmö Tools,Malmö\n',
  'Navn,By\nSmørrebrød,Århus\n',
  'Nombre,Ciudad\nEl Niño,A Coruña\n',
  'Nome,Cidade\nPão de Açúcar,São Paulo\n',
  'Name,About\nAcme,It’s “new” – and good…\n',
  'Nom,Ville\nÉcole Élan,Évry\n',
];

describe('the encoding', () => {
  it.each(sentences)('of %j is told from its bytes', (text) => {
    expect(sniffEncoding(Buffer.from(text)).encoding).toBe('utf-8');
    expect(sniffEncoding(Buffer.from(text, 'utf16le')).encoding).toBe('utf-16le');
    expect(sniffEncoding(Buffer.from(text, 'utf16le').swap16()).encoding).toBe('utf-16be');
    expect(sniffEncoding(iconv.encode(text, 'windows-1252')).encoding).toBe('windows-1252');
    expect(sniffEncoding(iconv.encode(text, 'macintosh')).encoding).toBe('macintosh');
  });

  it.each([
    ['efbbbf41', 'utf-8', 3],
    ['fffe4100', 'utf-16le', 2],
    ['feff0041', 'utf-16be', 2],
    ['41', 'utf-8', 0],
    ['', 'utf-8', 0],
  ])('of bytes %s is %s after a mark of %i', (hex, encoding, mark) => {
    expect(sniffEncoding(Buffer.from(hex, 'hex'))).toEqual({ encoding, mark });
  });

  it('is Windows-1252 where both old encodings read as well', () => {
    expect(sniffEncoding(iconv.encode('Name,Raised\nAcme,€5m\nBeta’s,£3m\n', 'windows-1252')).encoding).toBe(
      'windows-1252',
    );
  });

  it('is told though the first bytes end inside a letter', () => {
    const bytes = Buffer.from('naïve 💥');

    for (let end = 1; end <= bytes.length; end += 1) {
      expect(sniffEncoding(bytes.subarray(0, end)).encoding).toBe('utf-8');
    }
    expect(withoutCutLetter(bytes.subarray(0, -1)).toString()).toBe('naïve ');
    expect(withoutCutLetter(bytes)).toEqual(bytes);
  });
});
