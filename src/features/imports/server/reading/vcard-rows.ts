import { unreadable } from './file-start.ts';
import type { FileRow } from './file-row.ts';
import { LARGEST_ROW } from './row-limits.ts';
import { smallPieces, takeTurns } from './take-turns.ts';

/** What is read of a contact; the rest stays where it is. */
const HEADERS = [
  'Full name',
  'First name',
  'Last name',
  'E-mail',
  'Company',
  'Job title',
  'LinkedIn',
  'Website',
];
const READ = new Set(['FN', 'N', 'EMAIL', 'ORG', 'TITLE', 'URL', 'X-SOCIALPROFILE']);
type Card = Map<string, string[]>;

export const isVcard = (text: string) => /^\s*BEGIN:VCARD\b/i.test(text);

/** The contacts of a vCard file (RFC 6350, and 2.1 and 3.0 as phones write them), a row each. */
export const openVcards = (bytes: AsyncIterable<Buffer>) => ({ headers: HEADERS, rows: cardRows(bytes) });

async function* cardRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  let card: Card | null = null;
  let begun = 0;
  let length = 0;
  for await (const { line, text } of unfolded(linesOf(bytes))) {
    if (/^BEGIN:VCARD$/i.test(text)) [card, begun, length] = [new Map(), line, 0];
    else if (/^END:VCARD$/i.test(text)) {
      if (card) yield { line: begun, cells: cellsOf(card) };
      card = null;
    } else if (card) {
      length += text.length;
      if (length > LARGEST_ROW) throw unreadable(line, 'the contact is too long to be read.');
      addProperty(card, text);
    }
  }
  if (card) throw unreadable(begun, 'the contact that begins here has no end. The file may be cut off.');
}

/** "item1.EMAIL;TYPE=work:ann@acme.example": the name without its group, the value without its escapes. */
function addProperty(card: Card, text: string) {
  const end = valueStart(text);
  const [name = '', ...parameters] = text.slice(0, Math.max(0, end - 1)).split(';');
  const key = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  const value = text.slice(end);
  if (end === 0 || value === '' || !READ.has(key)) return;
  const isQuoted = parameters.some((parameter) => /quoted-printable/i.test(parameter));
  const values = card.get(key) ?? [];
  values.push(isQuoted ? fromQuoted(value) : value);
  card.set(key, values);
}

/** Behind the first colon that stands in no quotation marks; 0 where there is none. */
function valueStart(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1)
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ':' && !isQuoted) return at + 1;
  return 0;
}

function cellsOf(card: Card): string[] {
  const all = (name: string) => card.get(name) ?? [];
  const first = (name: string) => plain(all(name)[0] ?? '');
  const [last = '', given = ''] = (all('N')[0] ?? '').split(/(?<!\\);/).map(plain);
  const [company = ''] = (all('ORG')[0] ?? '').split(/(?<!\\);/).map(plain);
  const links = [...all('URL'), ...all('X-SOCIALPROFILE')].map(plain);
  const isProfile = (link: string) => /linkedin\.com\/in\//i.test(link);
  const full = first('FN');
  return [
    full,
    full === '' ? given : '',
    full === '' ? last : '',
    all('EMAIL').map(plain).join('; '),
    company,
    first('TITLE'),
    links.find(isProfile) ?? '',
    links.find((link) => !isProfile(link)) ?? '',
  ];
}

const plain = (value: string) =>
  value
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([,;:\\])/g, '$1')
    .trim();

const fromQuoted = (value: string) =>
  Buffer.from(
    value.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();

interface Line {
  line: number;
  text: string;
}

/** A line that goes on with a space, or after "=" in a quoted value, is one with the line before. */
async function* unfolded(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  let open: { line: number; parts: string[]; length: number; isQuoted: boolean } | null = null;
  for await (const { line, text } of lines) {
    const isCut = open?.isQuoted === true && open.parts.at(-1)?.endsWith('=') === true;
    if (open && (isCut || /^[ \t]/.test(text))) {
      if (isCut) open.parts.push((open.parts.pop() ?? '').slice(0, -1));
      open.parts.push(isCut ? text : text.slice(1));
      open.length += text.length;
      if (open.length > LARGEST_ROW) throw unreadable(line, 'the contact is too long to be read.');
    } else {
      if (open) yield { line: open.line, text: open.parts.join('') };
      open = { line, parts: [text], length: text.length, isQuoted: /quoted-printable/i.test(text) };
    }
  }
  if (open) yield { line: open.line, text: open.parts.join('') };
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let line = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of takeTurns(smallPieces(bytes))) {
    rest = Buffer.concat([rest, piece]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield { line: (line += 1), text: rest.subarray(0, end).toString().replace(/\r$/, '') };
      rest = rest.subarray(end + 1);
    }
    if (rest.length > LARGEST_ROW) throw unreadable(line + 1, 'the line is too long to be read.');
  }
  if (rest.length > 0) yield { line: line + 1, text: rest.toString().replace(/\r$/, '') };
}
