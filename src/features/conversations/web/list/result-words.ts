/** "148 Results"; two dashes while nobody knows. */
export const resultWords = (counts: number | null) => {
  if (counts === null) return '-- Results';
  return counts === 1 ? '1 Result' : `${counts.toLocaleString('en-US')} Results`;
};
