import * as z from 'zod';

// An archive is gzip over frames: one letter, four bytes of length, the payload.
//   h  header      what made it, when, and of which schema
//   e  entry       begins a table or a stored file
//   d  data        a piece of it: the rows as COPY text, or the bytes of the file
//   m  manifest    every entry with its size, rows and SHA-256; where the sequences go on
//   z  seal        SHA-256 over the h, e and m frames; with the manifest's sums it covers every byte

export const FORMAT = 1;
export type FrameKind = 'h' | 'e' | 'd' | 'm' | 'z';
export interface Frame {
  kind: FrameKind;
  payload: Buffer;
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const header = z.object({
  orion_backup: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  migrations: z.array(z.string()),
});
export const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('file'), name: z.string() }),
]);
const sum = z.object({
  kind: z.enum(['table', 'file']),
  name: z.string(),
  /** Of a table. */
  rows: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  sha256,
});
export const manifest = z.object({
  entries: z.array(sum),
  /** The next value of each sequence. */
  sequences: z.array(z.object({ name: z.string(), next: z.int() })),
  /** Files that the database lists and the store does not have, or not as they were stored. */
  lost_files: z.array(z.string()),
});

export type Header = z.infer<typeof header>;
export type Entry = z.infer<typeof entry>;
export type EntrySum = z.infer<typeof sum>;
export type Manifest = z.infer<typeof manifest>;

/** Why an archive is refused, as a sentence for whoever restores. */
export class ArchiveProblem extends Error {}
