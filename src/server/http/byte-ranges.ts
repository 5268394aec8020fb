/** A part of a file, its first and its last byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The one part of a file that a header asks for: undefined for all of it, also where it asks for several; null where there is no such part. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = size - 1;
  if (from === '')
    return to === '0' || size === 0 ? null : { start: Math.max(0, size - Number(to)), end: last };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  return start > last ? null : { start, end: to === '' ? last : Math.min(Number(to), last) };
}
