import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectFile } from './content-type.ts';
import { contentDisposition, safeFileName } from './file-name.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const GIF = latin('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff\x21\xf9\x04');
const zip = (entry: string) => {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(entry.length, 26);
  return Buffer.concat([header, Buffer.from(entry), Buffer.alloc(40)]);
};

describe('a file', () => {
  it.each([
    ['Deck.PDF', latin('%PDF-1.7\n'), 'application/pdf'],
    ['a.png', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'image/png'],
    ['a.jpeg', latin('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    ['a.gif', GIF, 'image/gif'],
    ['a.webp', latin('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
    ['a.csv', Buffer.from('\ufeffName,City\r\nAnn,Zürich\n'), 'text/csv'],
    ['a.txt', Buffer.from('\ufeffhello', 'utf16le'), 'text/plain'],
    [
      'a.docx',
      zip('[Content_Types].xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a.xlsx', zip('xl/workbook.xml'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'a.pptx',
      zip('_rels/.rels'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
  ])('%s is what it says', (name, bytes, content_type) => {
    expect(inspectFile(name, bytes)).toMatchObject({ content_type });
  });

  it.each([
    ['html called pdf', 'a.pdf', latin('<!doctype html><script>alert(1)</script>')],
    ['html called txt', 'a.txt', latin('  <html><script>alert(1)</script>')],
    ['a script that opens like a GIF', 'a.gif', latin('GIF89a/*.............*/=1;alert(1)')],
    ['an SVG', 'a.svg', latin('<svg onload="alert(1)"/>')],
    ['an SVG called png', 'a.png', latin('<svg onload="alert(1)"/>')],
    ['a program', 'a.exe', latin('MZ\x90\0')],
    ['a program called csv', 'a.csv', latin('MZ\x90\0')],
    ['a program called pdf', 'a.pdf.exe', latin('%PDF-1.7')],
    ['an archive', 'a.zip', zip('42.bin')],
    ['an archive called docx', 'a.docx', zip('42.bin')],
    ['a workbook called docx', 'a.docx', zip('xl/workbook.xml')],
    ['a cut archive', 'a.docx', latin('PK\x03\x04')],
    ['a pdf called jpg', 'a.jpg', latin('%PDF-1.7')],
    ['no extension', 'pdf', latin('%PDF-1.7')],
    ['a name out of Object.prototype', 'a.constructor', latin('x')],
    ['binary called txt', 'a.txt', latin('a\0b')],
    ['html called html', 'a.html', latin('<p>')],
  ])('%s is refused', (_what, name, bytes) => {
    expect(() => inspectFile(name, bytes)).toThrow(expect.objectContaining({ statusCode: 415 }));
  });

  it('without a byte is refused as empty', () => {
    expect(() => inspectFile('a.pdf', Buffer.alloc(0))).toThrow(expect.objectContaining({ statusCode: 422 }));
  });

  it('of any bytes and any name is known or refused, never a fault', () => {
    const names = fc.tuple(fc.string(), fc.constantFrom('pdf', 'gif', 'docx', 'txt', 'webp', 'png', 'exe'));

    fc.assert(
      fc.property(names, fc.uint8Array({ maxLength: 64 }), ([stem, extension], bytes) => {
        try {
          inspectFile(`${stem}.${extension}`, Buffer.from(bytes));
        } catch (error) {
          expect([415, 422]).toContain((error as { statusCode?: number }).statusCode);
        }
      }),
    );
  });
});

describe('a file name', () => {
  it.each([
    ['../../x', 'x'],
    ['C:\\temp\\deck.pdf', 'deck.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
    ['evil\u202Efdp.exe', 'evilfdp.exe'],
    ['..', 'file'],
    ['', 'file'],
    ['  .hidden. ', 'hidden'],
    ['Zürich 東京.pdf', 'Zürich 東京.pdf'],
    ['👨‍👩‍👧 ❤️‍🔥.pdf', '👨‍👩‍👧 ❤️‍🔥.pdf'],
    ['می\u200cخواهم ක්\u200dෂ.csv', 'می\u200cخواهم ක්\u200dෂ.csv'],
    ['a\u200d.p\u200b\u034f\u{e0041}d\ufe0ff\u200d', 'a.pdf'],
    ['\u200ddeck\u200c \u200d.pdf', 'deck .pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ])('%j becomes %j', (given, safe) => {
    expect(safeFileName(given)).toBe(safe);
  });

  it('is offered to browsers in both spellings', () => {
    expect(contentDisposition('Zürich "Q1" 100%.pdf', 'attachment')).toBe(
      `attachment; filename="Z_rich _Q1_ 100_.pdf"; filename*=UTF-8''Z%C3%BCrich%20_Q1_%20100%25.pdf`,
    );
    expect(contentDisposition("it's (a) *.png", 'inline')).toContain(
      "filename*=UTF-8''it%27s%20%28a%29%20_.png",
    );
  });

  it('never breaks its header, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = contentDisposition(name, 'attachment');

        expect(header).toMatch(
          /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w!.~%-]+$/,
        );
        expect(safeFileName(name).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
