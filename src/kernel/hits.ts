/** From where to where in a text, the end not included. */
export type Hit = readonly [from: number, to: number];

const WORD = /[\p{L}\p{N}]+/gu;
const NOT_LETTER = /[^\p{L}\p{N}]/u;

/** Letters as the search compares them: small, without accents. */
const folded = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- all that a typewriter writes, which has no accents
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** A folded text that remembers which place of the original each of its letters came from. */
function foldedPlaces(text: string) {
  const whole = folded(text);
  // Nearly every text keeps its length; only the others are worth a look at each letter.
  if (whole.length === text.length) return { letters: whole, placeOf: (at: number) => at };
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = folded(letter);
    letters += plain;
    for (let count = 0; count < plain.length; count += 1) places.push(at);
    at += letter.length;
  }
  return { letters, placeOf: (place: number) => places[place] ?? text.length };
}

/** The words of a search, folded, each once. */
export const wordsOf = (search: string): string[] => [...new Set(folded(search).match(WORD) ?? [])];

/** Where the words of a search begin words of a text, in order and without overlap; signs alone are found as they are. */
export function findHits(text: string, search: string): Hit[] {
  const words = wordsOf(search);
  const { letters, placeOf } = foldedPlaces(text);
  const wanted = words.length > 0 ? words : [search.trim().toLowerCase()].filter((sign) => sign !== '');
  const found = wanted.flatMap((word) => occurrences(letters, word, words.length > 0));
  return merged(found).map(([from, to]) => [placeOf(from), placeOf(to)] as const);
}

function occurrences(letters: string, word: string, atWordStart: boolean): Hit[] {
  const hits: Hit[] = [];
  for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + word.length)) {
    const begins = at === 0 || NOT_LETTER.test(letters.charAt(at - 1));
    if (begins || !atWordStart) hits.push([at, at + word.length]);
  }
  return hits;
}

function merged(hits: readonly Hit[]): Hit[] {
  const result: Hit[] = [];
  for (const [from, to] of hits.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && from < last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

const BEFORE = 60;
const SHOWN = 220;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** The part of the first text that holds the search, as HTML with every hit marked; null where none holds it. */
export function excerptOf(texts: readonly string[], search: string): string | null {
  for (const text of texts) {
    const [first] = findHits(text, search);
    if (first) return marked(...windowOf(text, bestStart(text, search) ?? first[0]), search);
  }
  return null;
}

/** Where the whole phrase stands, if it does: it says more than its first word elsewhere. */
function bestStart(text: string, search: string): number | null {
  const { letters, placeOf } = foldedPlaces(text);
  const at = letters.indexOf(folded(search.trim()));
  return at === -1 ? null : placeOf(at);
}

function windowOf(text: string, at: number): [string, string, string] {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1 || at - BEFORE;
  const start = from > at ? at : from;
  const end =
    start + SHOWN >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + SHOWN), at + 1);
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return [start > 0 ? '… ' : '', cut, end < text.length ? ' …' : ''];
}

function marked(before: string, text: string, after: string, search: string): string {
  let html = '';
  let at = 0;
  for (const [from, to] of findHits(text, search)) {
    html += `${escaped(text.slice(at, from))}<mark>${escaped(text.slice(from, to))}</mark>`;
    at = to;
  }
  return `${before}${html}${escaped(text.slice(at))}${after}`;
}
