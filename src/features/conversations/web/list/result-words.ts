import { counted } from '#kernel/numbers.ts';

/** "148 Results"; two dashes while nobody knows. */
export const resultWords = (counts: number | null) =>
  counts === null ? '-- Results' : counted(counts, 'Result');
