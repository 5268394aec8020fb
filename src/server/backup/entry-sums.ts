import { createHash } from 'node:crypto';
import type { Entry, EntrySum } from './archive-format.ts';

const NEWLINE = 10;

/** COPY text ends every row, and nothing else, with a newline. */
const newlinesIn = (piece: Buffer) => {
  let found = 0;
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) found += 1;
  return found;
};

/** Weighs what passes: bytes, rows of a table, and the checksum. */
export function weigh({ kind, name }: Pick<Entry, 'kind' | 'name'>) {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    add(piece: Buffer) {
      hash.update(piece);
      bytes += piece.length;
      if (kind === 'table') rows += newlinesIn(piece);
    },
    /** Once, at the end. */
    total: (): EntrySum => ({ kind, name, rows, bytes, sha256: hash.digest('hex') }),
  };
}
