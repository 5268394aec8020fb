import { grouped } from '#kernel/numbers.ts';
/** "148 Results"; two dashes while nobody knows. */
export const resultWords = (counts: number | null) => {
  if (counts === null) return '-- Results';
  return counts === 1 ? '1 Result' : `${grouped(counts)} Results`;
};
