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

const BEYOND: readonly [encoding: string, ...texts: string[]][] = [
  ['windows-1251', 'Имя,Город\nРомашка и сыновья,Тверь\n', 'Name,City\nНОВАЯ ЭНЕРГИЯ,Казань\n'],
  [
    'windows-1250',
    'Nazwa,Miasto\nŚwieży Żółw,Dąbrowa Górnicza\n',
    'Název,Město\nPříliš žluťoučký kůň,Plzeň\n',
  ],
  ['iso-8859-2', 'Nazwa,Miasto\nŚwieży Żółw,Dąbrowa Górnicza\n', 'Název,Město\nPříliš žluťoučký kůň,Plzeň\n'],
  ['shift_jis', '会社名,市\nみらいデータ,大阪\n', 'Name,City\n株式会社ひかり物流,福岡\n'],
  ['gb18030', '公司,城市\n深圳智能制造有限公司,杭州\n'],
  ['big5', '公司,城市\n台灣未來科技股份有限公司,高雄\n'],
  ['euc-kr', '회사,도시\n한국데이터서비스,부산\n'],
];

describe.each(BEYOND)('text in %s', (encoding, ...texts) => {
  it.each(texts)('is told from its bytes: %j', (text) => {
    expect(sniffEncoding(iconv.encode(text, encoding)).encoding).toBe(encoding);
    expect(sniffEncoding(Buffer.from(text)).encoding).toBe('utf-8');
  });
});
