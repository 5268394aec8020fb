import { createInflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  method: number;
  isLocked: boolean;
  /** Where its packed bytes lie. */
  from: number;
  to: number;
}

/** How much may still be unpacked; a small file can hold a large one. */
export interface Budget {
  bytes: number;
}

const END = Buffer.from('504b0506', 'hex');
const IN_DIRECTORY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** What a file of this kind cannot be read for, in a sentence to show. */
export class Unreadable extends Error {
  readonly line: number;
  constructor(why: string, line = 1) {
    super(why);
    this.line = line;
  }
}

const damaged = () => new Unreadable('the file is damaged. Save it again and import that.');

/** The directory at the end of a ZIP archive. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(END);
  if (end < 0 || end + 22 > bytes.length) throw damaged();
  const count = bytes.readUInt16LE(end + 10);
  const found: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== IN_DIRECTORY) throw damaged();
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length) throw damaged();
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    found.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
      from,
      to: from + bytes.readUInt32LE(at + 20),
    });
    at += 46 + name + extra + comment;
  }
  return found;
}

/** The bytes of an entry, as long as the budget lasts. */
export async function* unpackEntry(bytes: Buffer, entry: ZipEntry, budget: Budget): AsyncGenerator<Buffer> {
  if (entry.isLocked)
    throw new Unreadable('it is protected by a password. Remove the password and save it again.');
  if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged();
  const packed = bytes.subarray(entry.from, entry.to);
  for await (const chunk of entry.method === STORED ? [packed] : inflated(packed)) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0)
      throw new Unreadable('it is too large when unpacked. Split it, or save the table as CSV.');
    yield chunk;
  }
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw();
  stream.end(packed);
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch {
    throw damaged();
  } finally {
    stream.destroy();
  }
}
