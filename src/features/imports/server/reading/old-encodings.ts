import iconv from 'iconv-lite';
import type { Encoding } from '../../import-record.contract.ts';

const SAMPLE = 16_384;
const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const CENTRAL = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻěščřžýáíéůúťďňĚŠČŘŽÝÁÍÉŮÚŤĎŇőűöüäßăâîșțşţđĐ]/;

/** Whether a letter of several bytes is one of those that most texts are made of. */
type IsCommon = (letter: string, bytes: Buffer) => boolean;
const within = (byte: number | undefined, least: number, most: number) =>
  byte !== undefined && byte >= least && byte <= most;

/** In this order where two read as well. */
const EASTERN: readonly [Encoding, IsCommon][] = [
  ['shift_jis', (letter, [lead]) => /[\u3040-\u30ff]/.test(letter) || within(lead, 0x88, 0x97)],
  ['euc-kr', (_letter, [lead, trail]) => within(lead, 0xb0, 0xc8) && within(trail, 0xa1, 0xfe)],
  ['gb18030', (_letter, [lead, trail]) => within(lead, 0xb0, 0xd7) && within(trail, 0xa1, 0xfe)],
  ['big5', (_letter, [lead]) => within(lead, 0xa4, 0xc6)],
];

/**
 * The encoding beyond Western Europe that bytes are in; null where they are Western. The letters of a Western word stand
 * one by one among plain ones, those of Cyrillic or Eastern words beside each other; marks such as "³" stand in no word.
 */
export function guessBeyondWestern(bytes: Buffer): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE);
  const scores = [
    ...scoresOfEastern(sample),
    ['windows-1251', scoreText(iconv.decode(sample, 'windows-1251'), fitCyrillic)] as const,
    ...(['windows-1250', 'iso-8859-2'] as const).map(
      (encoding) => [encoding, scoreText(iconv.decode(sample, encoding), fitCentral)] as const,
    ),
  ];
  const western = Math.max(
    ...['windows-1252', 'macintosh'].map((encoding) => scoreText(iconv.decode(sample, encoding), fitWestern)),
  );
  const [best] = scores.toSorted(([, a], [, b]) => b - a);
  return best && best[1] > western && best[1] > 0 ? best[0] : null;
}

/** Whether most letters beyond ASCII are common ones of an Eastern encoding; they may be UTF-8 by accident. */
export function isEastern(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  const beyond = sample.reduce((sum, byte) => sum + Number(byte >= 0x80), 0);
  return scoresOfEastern(sample).some(([, score]) => score > beyond);
}

const scoresOfEastern = (sample: Buffer) =>
  EASTERN.map(([encoding, isCommon]) => [encoding, scoreEastern(sample, encoding, isCommon)] as const);

type Fit = (before: string, letter: string, after: string) => number;

/** How well the letters and marks beyond ASCII stand between their neighbors. */
export function scoreText(text: string, fit: Fit): number {
  let score = 0;
  for (let at = 0; at < text.length; at += 1)
    if (text.charCodeAt(at) >= 0x80) score += fit(text[at - 1] ?? ' ', text[at] ?? '', text[at + 1] ?? ' ');
  return score;
}

const isBeyond = (letter: string) => letter.charCodeAt(0) >= 0x80 && LETTER.test(letter);
/** How many of its neighbours are letters beyond ASCII too. */
const besides = (before: string, after: string) => Number(isBeyond(before)) + Number(isBeyond(after));
const isPlain = (letter: string) => /[a-z]/i.test(letter);

/** A mark of print, which may stand anywhere but inside a word; anything else is a sign of a wrong reading. */
const fitMark: Fit = (before, letter, after) => {
  if (/[‘’“”–—…€£®©™•°«»№\u00a0]/.test(letter))
    return LOWER.test(before) && LOWER.test(after) && letter !== '’' ? 0 : 1;
  return LETTER.test(before) || LETTER.test(after) ? -3 : -1;
};
const fitCase: Fit = (before, letter) => (!LOWER.test(letter) && LOWER.test(before) ? -2 : 0);

const fitWestern: Fit = (before, letter, after) => {
  if (!LETTER.test(letter)) return fitMark(before, letter, after);
  // No Western language but those of the Baltic has these.
  if (/[šžŠŽŸƒˆªº]/.test(letter)) return 0;
  return ([2, 1.6][besides(before, after)] ?? -2) + fitCase(before, letter, after);
};

const fitCyrillic: Fit = (before, letter, after) => {
  if (!/\p{Script=Cyrillic}/u.test(letter)) return fitMark(before, letter, after);
  if (isPlain(before) || isPlain(after) || besides(before, after) === 0) return -2;
  const inWord = !LOWER.test(letter) && isBeyond(before);
  return (inWord ? 0.5 : 2) + fitCase(before, letter, after);
};

const fitCentral: Fit = (before, letter, after) => {
  if (!LETTER.test(letter)) return fitMark(before, letter, after);
  // Where the West has a letter as well, it is the likelier reading.
  if (!CENTRAL.test(letter)) return -2;
  return ([1.9, 1.5][besides(before, after)] ?? -1) + fitCase(before, letter, after);
};

/** Two bytes for a letter count twice, so that every encoding is measured by the same bytes. */
function scoreEastern(sample: Buffer, encoding: Encoding, isCommon: IsCommon): number {
  const letters = Array.from(iconv.decode(sample, encoding));
  let score = 0;
  letters.forEach((letter, at) => {
    if (letter.charCodeAt(0) < 0x80) return;
    if (letter === '\ufffd') score -= 8;
    else if (isPlain(letters[at - 1] ?? '') || isPlain(letters[at + 1] ?? '')) score -= 2;
    else if (isCommon(letter, iconv.encode(letter, encoding))) score += 4;
    else score += /[\u3000-\u303f\uff00-\uffef]/.test(letter) ? 1 : -1;
  });
  return score;
}
