import { crc32 } from 'node:zlib';

/** A packed file inside an archive, once all of it was written. */
export interface Entry {
  name: string;
  /** Where it begins in the archive. */
  at: number;
  crc: number;
  size: number;
  packed: number;
}

type Sums = Pick<Entry, 'crc' | 'size' | 'packed'>;

/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** The first of January 1980, where the time of an archive begins: two exports of the same are the same. */
const DAY = 0x0021;

export const sumOf = (bytes: Uint8Array, before: number) => crc32(bytes, before);

/** Numbers of two and four bytes, one behind the other. */
const numbers = (parts: readonly [bytes: 2 | 4, value: number][]) => {
  const block = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  parts.reduce((at, [bytes, value]) => block.writeUIntLE(value, at, bytes), 0);
  return block;
};

/** What stands before a file whose sizes are not known yet. */
export const headOf = (name: string) =>
  Buffer.concat([
    numbers([
      [4, 0x04034b50],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, Buffer.byteLength(name)],
      [2, 0],
    ]),
    Buffer.from(name),
  ]);

/** What stands behind it. */
export const tailOf = ({ crc, packed, size }: Sums) =>
  numbers([
    [4, 0x08074b50],
    [4, crc],
    [4, packed],
    [4, size],
  ]);

/** The list of all files, which ends the archive. */
export function endOf(entries: readonly Entry[], offset: number) {
  const list = Buffer.concat(entries.map(listed));
  return Buffer.concat([
    list,
    numbers([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, entries.length],
      [2, entries.length],
      [4, list.length],
      [4, offset],
      [2, 0],
    ]),
  ]);
}

const listed = ({ name, at, crc, size, packed }: Entry) =>
  Buffer.concat([
    numbers([
      [4, 0x02014b50],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, crc],
      [4, packed],
      [4, size],
      [2, Buffer.byteLength(name)],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ]),
    Buffer.from(name),
  ]);
