type KeyAt = (index: number) => string;

/** "by a third", "half of its staff": how much something grew. */
const SHARES = (
  [
    ['half', 50],
    ['a half', 50],
    ['one half', 50],
    ['a third', 33],
    ['one third', 33],
    ['two thirds', 67],
    ['a quarter', 25],
    ['one quarter', 25],
    ['three quarters', 75],
    ['a fifth', 20],
    ['one fifth', 20],
    ['a sixth', 17],
    ['two fifths', 40],
    ['three fifths', 60],
    ['four fifths', 80],
    ['a tenth', 10],
    ['one tenth', 10],
    ['three tenths', 30],
    ['a twentieth', 5],
  ] as const
).map(([words, percent]) => [words.split(' '), percent] as const);
const GROWING = new Set(
  'by grew grown grow growing up down shrank shrunk shrinking lost lose losing shed shedding fell dropped declined rose risen increased cut expanded added adding gained climbed jumped swelled trimmed slashed reduced fired contracted'.split(
    ' ',
  ),
);
const COMPARING = new Set(
  'at least most more than less no under over about nearly almost roughly around some well good full off fully'.split(
    ' ',
  ),
);
/** Behind what grows or shrinks, or before whose it is; "half a million" is none. */
function isShare(key: KeyAt, at: number, end: number, isScale: (word: string) => boolean): boolean {
  if (['its', 'their', 'the'].includes(key(end) === 'of' ? key(end + 1) : key(end))) return true;
  // "owned by a third party"
  if (PARTIES.has(key(end))) return false;
  if (COMPARED.has(key(end)) && key(at - 1) !== 'one') return true;
  let before = at - 1;
  while (COMPARING.has(key(before))) before -= 1;
  if (key(before) === 'of' && ['growth', 'increase', 'decline'].includes(key(before - 1))) before -= 1;
  return (GROWING.has(key(before)) || key(before) === 'growth') && key(end) !== 'a' && !isScale(key(end));
}

const PARTIES = new Set(['party', 'parties', 'time', 'round', 'century', 'owner']);
/** "a third more people", "a quarter smaller" */
const COMPARED = new Set(['more', 'fewer', 'bigger', 'larger', 'smaller', 'less']);

/** The share of something that begins here, in per cent. */
export function shareAt(key: KeyAt, at: number, isScale: (word: string) => boolean) {
  for (const [words, percent] of SHARES) {
    const end = at + words.length;
    if (words.every((word, index) => key(at + index) === word) && isShare(key, at, end, isScale))
      return { percent, end };
  }
  return null;
}
